const { version } = require('openapi-explorer/package.json');

const viewer = `api-docs/openapi-explorer-${version}.js`;

/**
 * What the web build copies for the page of /api/docs: the page itself, its viewer and what it
 * shows. Our own host alone serves them.
 *
 * @param {string} colourScheme The script that every page begins with.
 */
const apiDocsFiles = (colourScheme) => [
  {
    from: 'public/api-docs/index.html',
    to: 'api-docs/[name][ext]',
    /** @param {Buffer} page */
    transform: (page) =>
      page
        .toString('utf8')
        // without blanks, as its hash is of every page's
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
