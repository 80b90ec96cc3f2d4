// Written into the page by the build: runs before the first paint, so that nobody who chose dark
// sees a white flash, and costs no round trip. Our host's CSP allows it by its hash. The key is
// in src/app/theme/themeMode.ts, too.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('jobline-mode') || mode;
  } catch {
    /* storage is switched off: follow the system */
  }
  try {
    // an announcement that was closed in this browser isn't painted (NoticeBar.tsx)
    document.documentElement.setAttribute(
      'data-closed',
      localStorage.getItem('jobline-announcement') || '',
    );
  } catch {
    /* storage is switched off */
  }
  try {
    // whoever is logged in doesn't see a visitor's buttons until the app has started (Header.tsx)
    if (sessionStorage.getItem('userRole'))
      document.documentElement.setAttribute('data-member', '');
  } catch {
    /* storage is switched off */
  }
  var dark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
