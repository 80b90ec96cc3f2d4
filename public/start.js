// Starts the app on a host-rendered page: fetches and runs its scripts (links marked data-start)
// after the first paint, so that they don't compete with the content for bandwidth and CPU.
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
      script.async = false; // execute in order
      document.head.append(script);
    });
  }
  try {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } catch {
    /* browsers without paint timing rely on the timeout */
  }
  // a background tab doesn't paint
  setTimeout(start, document.hidden ? 0 : 1000);
})();

// Replays a click that came before the app had started, or in a part that isn't hydrated yet
// (src/ui/page/part/hydrateOnInteraction.tsx), where it has no effect. The last click on a button
// is repeated once, when the app or that part reports that it is interactive, but only within five
// seconds: a later effect would be surprising, and browsers let a click copy or share only that
// long. The same applies to the submission of a form that only the app can send (method="dialog").
// Links and other forms work without the app; a click on anything else discards the earlier one.
(function () {
  var replayTimeout = 5000; // milliseconds
  var hasStarted = false;
  var pendingClick = null;
  function awaitsHydration(button) {
    return !hasStarted || button.closest('[data-used-part]:not([data-live])') !== null;
  }
  function recordClick(event) {
    // ignore clicks made by scripts, such as the one below
    if (!event.isTrusted) return;
    var button = event.target instanceof Element ? event.target.closest('button') : null;
    var isSent = button !== null && button.type === 'submit' && button.form !== null;
    pendingClick =
      button === null || isSent || !awaitsHydration(button)
        ? null
        : { button: button, event: event, at: Date.now() };
  }
  function recordSubmit(event) {
    // Enter in a field counts as a click on the form's button
    if (event.submitter && event.target.getAttribute('method') === 'dialog')
      pendingClick = { button: event.submitter, at: Date.now() };
  }
  function replayClick() {
    if (pendingClick === null || awaitsHydration(pendingClick.button)) return;
    var recorded = pendingClick;
    pendingClick = null;
    // still being dispatched: React hydrated the part because of it, and is about to handle it
    if (recorded.event && recorded.event.eventPhase !== Event.NONE) return;
    // React first hydrates the clicked part if necessary
    if (Date.now() - recorded.at <= replayTimeout && recorded.button.isConnected)
      recorded.button.click();
  }
  document.addEventListener('click', recordClick, true);
  document.addEventListener('submit', recordSubmit, true);
  document.addEventListener('part-live', replayClick);
  document.addEventListener(
    'app-started',
    function () {
      hasStarted = true;
      document.removeEventListener('submit', recordSubmit, true);
      replayClick();
    },
    { once: true },
  );
})();

// Reports the first input on the page (src/ui/page/part/untilFirstInteraction.ts), even if it comes
// before the app: from a pointer, the keyboard or assistive technology, or a step in the history.
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
  function reportFirstInput(event) {
    // browsers also report a resting pointer if a page appears under it
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    document.documentElement.dataset.used = '';
    inputs.forEach(function (input) {
      removeEventListener(input, reportFirstInput, true);
    });
    document.dispatchEvent(new Event('page-used'));
  }
  inputs.forEach(function (input) {
    addEventListener(input, reportFirstInput, { capture: true, passive: true });
  });
  // a visitor who has saved or hidden jobs on this device sees that at once
  try {
    if ('saved:' in localStorage || 'hidden:' in localStorage) reportFirstInput({});
  } catch {
    /* storage is disabled */
  }
})();
