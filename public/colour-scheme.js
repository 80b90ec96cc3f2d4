// Written into the page by the build: runs before the first paint, so that nobody who chose dark
// sees a white flash, and costs no round trip. Our host's CSP allows it by its hash. The key is
// AppTheme's modeStorageKey.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('jobline-mode') || mode;
  } catch {
    /* storage is switched off: follow the system */
  }
  var dark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
