// Written into every page by the build. A browser that translates a page (Chrome) takes its texts out
// and puts a <font> in the place of each, which nobody tells React, nor who hydrates the page later:
// each text is noted with what took its place, and public/translated.js, which deals with it, fetched.
addEventListener('DOMContentLoaded', function () {
  new MutationObserver(function (changes) {
    changes.forEach(function (change) {
      var text = change.removedNodes[0];
      var font = change.addedNodes[0] || change.previousSibling;
      if (!text || !font || font.tagName !== 'FONT' || font.text) return;
      font.text = text;
      font.said = text.data;
      text.font = font;
      void import('/translated.js');
    });
  }).observe(document.body, { childList: true, subtree: true });
});
