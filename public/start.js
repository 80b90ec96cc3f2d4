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
