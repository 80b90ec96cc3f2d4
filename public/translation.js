// Written into every page by the build. A browser that translates a page (Chrome) takes its texts out
// and puts a <font> in the place of each, which nobody tells React, nor who hydrates the page later:
// each text is noted with what took its place, and public/translated.js, which deals with it, fetched.
// Until that is there the texts take their places again; the browser translates them anew.
addEventListener('DOMContentLoaded', function () {
  var isReady = false;
  var ready = function () {
    isReady = true;
  };
  new MutationObserver(function (changes) {
    changes.forEach(function (change) {
      var text = change.removedNodes[0];
      var font = change.addedNodes[0] || change.previousSibling;
      if (!text || !font || font.tagName !== 'FONT' || font.text) return;
      font.text = text;
      text.font = font;
      if (isReady) return;
      font.replaceWith(text);
      import('/translated.js').then(ready, ready);
    });
  }).observe(document.body, { childList: true, subtree: true });
});
