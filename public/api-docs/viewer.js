// Shows the calls of /api/openapi.json in the theme's colors. They are repeated here because the
// viewer takes them as attributes; the page's first script has set the theme.
(function () {
  var isDark = document.documentElement.dataset.theme === 'dark';
  var colors = isDark
    ? {
        'bg-color': '#0b171a',
        'text-color': '#ecf1ef',
        'primary-color': '#7cc7c3',
        'secondary-color': '#8fd3cf',
        'header-color': '#0a2a30',
        'nav-bg-color': '#0e1c20',
        'nav-text-color': '#b4c2c1',
        'nav-hover-bg-color': '#17333a',
        'nav-hover-text-color': '#ecf1ef',
      }
    : {
        'bg-color': '#fbfaf7',
        'text-color': '#10242a',
        'primary-color': '#0e4a52',
        'secondary-color': '#0e7c86',
        'header-color': '#0e3b43',
        'nav-bg-color': '#f3f0e9',
        'nav-text-color': '#47595f',
        'nav-hover-bg-color': '#e2eeec',
        'nav-hover-text-color': '#10242a',
      };
  var viewer = document.createElement('openapi-explorer');
  var settings = Object.assign(colors, {
    'spec-url': '/api/openapi.json',
    collapse: '',
    'hide-server-selection': '',
    // test calls use the API key that was entered, never the session of a logged-in user
    'fetch-credentials': 'omit',
  });
  Object.keys(settings).forEach(function (name) {
    viewer.setAttribute(name, settings[name]);
  });
  document.body.append(viewer);
})();
