// Starts the app on a page that the host has rendered: its scripts (links marked data-start) are
// fetched and run once the page is painted. What is there to be read comes first: before it they
// would take the line and the processor from the first paint.
(function () {
  var started = false;
  function start() {
    if (started) return;
    started = true;
    document.querySelectorAll('link[data-start]').forEach(function (link) {
      if (link.dataset.start === 'screen') {
        link.as = 'script';
        link.rel = 'preload';
        return;
      }
      var script = document.createElement('script');
      script.src = link.href;
      script.async = false; // in their order
      document.head.append(script);
    });
  }
  try {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } catch {
    /* a browser that doesn't tell when it paints: the time-out is enough */
  }
  // a tab in the background paints nothing
  setTimeout(start, document.hidden ? 0 : 1000);
})();

// What is pressed before the app has started would do nothing. The last press on a button is kept and
// made again once the app says that it listens (src/startApp.tsx): once, and only soon, since a late
// answer would surprise, and a browser lets a press copy or share for five seconds. So it is with a
// form that only the app can send (method="dialog"). Links and other forms work by themselves, and
// whatever else is pressed after a button takes its place.
(function () {
  var longest = 5000; // milliseconds
  var pressed = null;
  function keep(event) {
    var button = event.target instanceof Element ? event.target.closest('button') : null;
    var isSent = button !== null && button.type === 'submit' && button.form !== null;
    pressed = button === null || isSent ? null : { button: button, at: Date.now() };
  }
  function keepForm(event) {
    // Enter in a field is a press on the form's button, too
    if (event.submitter && event.target.getAttribute('method') === 'dialog')
      pressed = { button: event.submitter, at: Date.now() };
  }
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keepForm, true);
  document.addEventListener(
    'app-started',
    function () {
      document.removeEventListener('click', keep, true);
      document.removeEventListener('submit', keepForm, true);
      if (pressed === null || Date.now() - pressed.at > longest) return;
      // React makes the pressed part ready first, if it isn't yet
      if (pressed.button.isConnected) pressed.button.click();
    },
    { once: true },
  );
})();
