const { version } = require('openapi-explorer/package.json');

const viewer = `api-docs/openapi-explorer-${version}.js`;

/**
 * Returns CopyPlugin patterns for the /api/docs page: the page, its viewer and the OpenAPI
 * documents. Only our own host serves them.
 *
 * @param {string} colourScheme The inline script at the start of every page.
 */
const apiDocsFiles = (colourScheme) => [
  {
    from: 'public/api-docs/index.html',
    to: 'api-docs/[name][ext]',
    /** @param {Buffer} page */
    transform: (page) =>
      page
        .toString('utf8')
        // no whitespace around the script: it must have the same CSP hash as on other pages
        .replace(/(?<=<script>)\s*<%= colourScheme %>\s*(?=<\/script>)/, () => colourScheme)
        .replace('<%= viewer %>', `/${viewer}`),
  },
  {
    from: require.resolve('openapi-explorer/dist/browser/openapi-explorer.min.js'),
    to: viewer,
    info: { minimized: true },
  },
  ...['spec', 'extensions'].map((name) => ({
    from: `contract/${name}.openapi.yaml`,
    to: 'api-docs/[name][ext]',
  })),
];

module.exports = { apiDocsFiles };
