// Inlined into the page by the build, so that it runs before the first paint without a round trip:
// users of the dark theme don't see a white flash. Our host's CSP allows it by its hash. The key is
// also in src/app/theme/themeMode.ts.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('jobline-mode') || mode;
  } catch {
    /* storage is disabled: follow the system */
  }
  try {
    // hides an announcement that was closed in this browser (NoticeBar.tsx)
    document.documentElement.setAttribute(
      'data-closed',
      localStorage.getItem('jobline-announcement') || '',
    );
  } catch {
    /* storage is disabled */
  }
  try {
    // hides the visitor's buttons from logged-in users until the app has started (Header.tsx)
    if (sessionStorage.getItem('userRole'))
      document.documentElement.setAttribute('data-member', '');
  } catch {
    /* storage is disabled */
  }
  var dark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
