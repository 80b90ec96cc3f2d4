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
      if (link.dataset.start === 'styles') {
        link.rel = 'stylesheet';
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

// What is pressed before the app has started would do nothing, nor would it in a part that waits for a
// first input (src/ui/page/part/hydrateOnInteraction.tsx). The last press on a button is kept and made
// again once the app, or that part, says that it listens: once, and only soon, since a late answer
// would surprise, and a browser lets a press copy or share for five seconds. So it is with a form that
// only the app can send (method="dialog"). Links and other forms work by themselves, and whatever else
// is pressed after a button takes its place.
(function () {
  var longest = 5000; // milliseconds
  var hasStarted = false;
  var pressed = null;
  function waits(button) {
    return !hasStarted || button.closest('[data-used-part]:not([data-live])') !== null;
  }
  function keep(event) {
    // a press of a script, such as the one below
    if (!event.isTrusted) return;
    var button = event.target instanceof Element ? event.target.closest('button') : null;
    var isSent = button !== null && button.type === 'submit' && button.form !== null;
    pressed =
      button === null || isSent || !waits(button)
        ? null
        : { button: button, event: event, at: Date.now() };
  }
  function keepForm(event) {
    // Enter in a field is a press on the form's button, too
    if (event.submitter && event.target.getAttribute('method') === 'dialog')
      pressed = { button: event.submitter, at: Date.now() };
  }
  function press() {
    if (pressed === null || waits(pressed.button)) return;
    var kept = pressed;
    pressed = null;
    // React made it ready for this very press, and is about to answer it
    if (kept.event && kept.event.eventPhase !== Event.NONE) return;
    // React makes the pressed part ready first, if it isn't yet
    if (Date.now() - kept.at <= longest && kept.button.isConnected) kept.button.click();
  }
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keepForm, true);
  document.addEventListener('part-live', press);
  document.addEventListener(
    'app-started',
    function () {
      hasStarted = true;
      document.removeEventListener('submit', keepForm, true);
      press();
    },
    { once: true },
  );
})();

// What waits until a page is used (src/ui/page/part/untilFirstInteraction.ts) is told of the first
// input, also one that came before the app: a pointer, a key, a tool that presses by itself, a step in
// the history.
(function () {
  var inputs = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'click',
    'focusin',
    'keydown',
    'input',
    'wheel',
    'scroll',
    'popstate',
  ];
  function tell(event) {
    // browsers tell of a resting pointer, too, below which a page has appeared
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    document.documentElement.dataset.used = '';
    inputs.forEach(function (input) {
      removeEventListener(input, tell, true);
    });
    document.dispatchEvent(new Event('page-used'));
  }
  inputs.forEach(function (input) {
    addEventListener(input, tell, { capture: true, passive: true });
  });
  // who has saved or hidden something on this device sees at once what
  try {
    if ('saved:' in localStorage || 'hidden:' in localStorage) tell({});
  } catch {
    /* a browser that stores nothing */
  }
})();
