// Inlined into every page by the build. A browser that translates a page (Chrome) replaces each
// text node with a <font>; React doesn't know this, whether it has hydrated the page or will do so
// later. Links each text node and its <font> to each other, and loads public/translated.js, which
// handles them. Until that has loaded, text nodes are put back immediately; the browser then
// translates them again.
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
