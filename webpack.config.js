const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const webpack = require('webpack');
const { minifySync } = require('@swc/core');
const packageJson = require('./package.json');
const { version: pdfjsVersion } = require('pdfjs-dist/package.json');
const { withoutUnused, withoutUnusedParts } = require('./tools/webpack/withoutUnused.cjs');
const { apiDocsFiles } = require('./tools/webpack/apiDocsFiles.cjs');
const { compressed } = require('./tools/webpack/compressedFiles.cjs');
const { ScreenFilesPlugin } = require('./tools/webpack/screenFilesPlugin.cjs');
const { webOptimization } = require('./tools/webpack/webOptimization.cjs');

/** @typedef {import('webpack').Configuration} Configuration */

/** @param {string[]} parts A path from the repository's root. */
const at = (...parts) => path.resolve(__dirname, ...parts);
const resolve = {
  extensions: ['.tsx', '.ts', '.js'],
  alias: { '@': at('src'), '@contract': at('contract') },
};
/**
 * @param {{ dev: boolean, refresh: boolean, env: { targets: string | { node: string } } }} options
 * @returns {import('webpack').RuleSetRule}
 */
const typescript = ({ dev, refresh, env }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    env,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: dev, refresh } },
    },
  },
});
const browsers = { targets: packageJson.browserslist.join(', ') };
const nodeTarget = { targets: { node: '20.20' } };
// where the page requests its data; our own host replaces this block when it serves the page
const hostConfig = () =>
  process.env.API_HOST
    ? { apiHost: process.env.API_HOST, extensions: false }
    : { apiHost: '/api', extensions: true };
/** @param {string} name A script to inline into the page. */
const inlineScript = (name) => minifySync(fs.readFileSync(at('public', name), 'utf8')).code;
const pageParameters = () => ({
  hostConfig: JSON.stringify(hostConfig()).replaceAll('<', '\\u003c'),
  colourScheme: inlineScript('colour-scheme.js'),
  translation: inlineScript('translation.js'),
});
/**
 * Caches compiled modules on disk. The page's parameters are part of the key, because no import
 * brings them into the build: a build with another API_HOST must not reuse the last one's page.
 *
 * @param {string} name The build's name.
 * @param {boolean} dev
 * @returns {Configuration['cache']}
 */
const diskCache = (name, dev) => ({
  type: 'filesystem',
  cacheDirectory: at('node_modules/.cache/webpack'),
  name: [name, dev ? 'development' : 'production', process.env.WEBPACK_SERVE && 'serve']
    .filter(Boolean)
    .join('-'),
  version: createHash('sha256')
    .update(JSON.stringify([process.version, pageParameters()]))
    .update(fs.readFileSync(at('public/index.html')))
    .digest('hex'),
  buildDependencies: {
    config: [
      __filename,
      ...fs.readdirSync(at('tools/webpack')).map((name) => at('tools/webpack', name)),
      at('package.json'),
      at('package-lock.json'),
    ],
  },
});
/**
 * React Router's package exports only its development build. This selects the production build,
 * without warnings.
 */
const productionRouter = {
  'react-router$': at('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': at('node_modules/react-router/dist/production/dom-export.mjs'),
};
/**
 * Images, the font and the theme's variables. The browser gets hashed files; the renderer gets the
 * same URLs without emitting the files again, and reads the variables as text.
 *
 * @param {boolean} emit
 * @returns {import('webpack').RuleSetRule}
 */
const assets = (emit) => ({
  test: emit ? /\.(woff2|svg|png|webp|css)$/ : /\.(woff2|svg|png|webp)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]', emit },
});

/** @param {{ dev: boolean, serve: boolean }} options */
const webPlugins = ({ dev, serve }) => [
  new HtmlWebpackPlugin({
    template: 'public/index.html',
    chunks: ['main'],
    minify: false,
    templateParameters: pageParameters(),
  }),
  new CopyPlugin({
    patterns: [
      // files that pdf.js fetches one at a time, only when a PDF needs them
      ...['cmaps', 'standard_fonts'].map((folder) => ({
        from: path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), folder),
        to: `assets/pdf-${pdfjsVersion}/${folder}`,
      })),
      { from: 'public', globOptions: { ignore: ['**/{index,colour-scheme,translation}.*'] } },
      ...apiDocsFiles(pageParameters().colourScheme),
    ],
  }),
  new ScreenFilesPlugin(),
  ...withoutUnused,
  ...(serve ? [new ReactRefreshPlugin({ overlay: false })] : []),
  ...(dev ? [] : compressed()),
];

/**
 * The web app: static files for any server that falls back to index.html.
 *
 * @param {boolean} dev
 * @returns {Configuration & { devServer: import('webpack-dev-server').Configuration }}
 */
const web = (dev) => {
  const serve = Boolean(process.env.WEBPACK_SERVE);
  return {
    name: 'web',
    mode: dev ? 'development' : 'production',
    cache: diskCache('web', dev),
    entry: {
      main: './src/main.ts',
      // one file with its own runtime and a stable name, because other sites load it
      widget: { import: './src/widget/main.ts', filename: 'widget.js', runtime: false },
    },
    // source maps are written beside the scripts, without sourceMappingURL comments, which would
    // add 0.3 kB to a visitor's first page
    devtool: dev ? 'eval-cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: at('dist/web'),
      publicPath: '/',
      clean: true,
      // realContentHash replaces hashes in minified code, where a shorter one could match a number
      filename: dev ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      // each page's runtime lists these files: the names of all screens would be a fifth of it
      chunkFilename: dev ? 'assets/[name].js' : 'assets/[id].[contenthash:8].js',
    },
    resolve: dev ? resolve : { ...resolve, alias: { ...resolve.alias, ...productionRouter } },
    module: {
      rules: [
        typescript({ dev, refresh: serve, env: browsers }),
        ...withoutUnusedParts,
        assets(true),
      ],
    },
    optimization: webOptimization,
    plugins: webPlugins({ dev, serve }),
    performance: { hints: false },
    devServer: {
      port: Number(process.env.PORT ?? 3000),
      host: '127.0.0.1',
      hot: true,
      historyApiFallback: { disableDotRule: true },
      proxy: [
        {
          context: ['/api', '/feeds', '/healthz'],
          target: `http://127.0.0.1:${process.env.DEV_API_PORT ?? 3001}`,
        },
      ],
    },
  };
};

/**
 * The server-side renderer, which the host loads by path. Must have the same mode as the web app,
 * otherwise emotion's class names differ.
 *
 * @param {boolean} dev
 * @returns {Configuration}
 */
const page = (dev) => ({
  name: 'page',
  mode: dev ? 'development' : 'production',
  cache: diskCache('page', dev),
  target: 'node20',
  entry: { renderPage: './src/host/renderPage.tsx' },
  devtool: 'source-map',
  output: {
    path: at('dist/host'),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    publicPath: '/',
    clean: true,
  },
  resolve,
  module: {
    rules: [
      typescript({ dev, refresh: false, env: nodeTarget }),
      assets(false),
      { test: /\.css$/, type: 'asset/source' },
    ],
    // rendering starts no workers
    parser: { javascript: { worker: false, url: false } },
  },
  optimization: { minimize: false, splitChunks: false },
  performance: { hints: false },
  // one file, so that the host loads nothing while it renders
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    // only code that runs in browsers uses import.meta.url; a constant keeps the build machine's
    // path out of the output
    new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') }),
  ],
});

/**
 * The service worker. It has its own output folder because only our own host serves it, prefixed
 * with data about the web app's build (server/plugins/pages/serviceWorker.ts).
 *
 * @param {boolean} dev
 * @returns {Configuration}
 */
const worker = (dev) => ({
  name: 'worker',
  mode: dev ? 'development' : 'production',
  cache: diskCache('worker', dev),
  target: 'webworker',
  entry: { sw: './src/serviceWorker/main.ts' },
  devtool: false,
  output: { path: at('dist/worker'), filename: '[name].js', clean: true },
  resolve,
  module: { rules: [typescript({ dev, refresh: false, env: browsers })] },
  optimization: { minimizer: webOptimization.minimizer },
});

/**
 * Our own host and its command-line tools. Packages aren't bundled: they stay in node_modules.
 *
 * @param {boolean} dev
 * @returns {Configuration}
 */
const server = (dev) => ({
  name: 'server',
  mode: dev ? 'development' : 'production',
  cache: diskCache('server', dev),
  target: 'node20',
  devtool: 'source-map',
  entry: {
    index: './server/index.ts',
    // the entry of a worker thread (server/services/sources/rowsThread.ts)
    readRows: './server/workers/readRows.ts',
    import: './server/cli/import.ts',
    'create-admin': './server/cli/createAdmin.ts',
    seed: './server/cli/seed.ts',
    backup: './server/cli/backup.ts',
    restore: './server/cli/restore.ts',
    'move-files': './server/cli/moveFiles.ts',
    explain: './server/cli/explain.ts',
    signs: './server/cli/signs.ts',
  },
  experiments: { outputModule: true },
  output: {
    path: at('dist/server'),
    filename: '[name].mjs',
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    clean: true,
  },
  externalsType: 'module',
  externals: [
    ({ request }, done) =>
      /^(\.|\/|@\/|@contract\/|[A-Za-z]:\\)/.test(request)
        ? done()
        : done(
            null,
            `${/^[a-z_]+$/.test(request) && require('node:module').isBuiltin(request) ? 'node:' : ''}${request}`,
          ),
  ],
  resolve,
  module: { rules: [typescript({ dev, refresh: false, env: nodeTarget })] },
  optimization: { minimize: false },
  performance: { hints: false },
  node: { __dirname: false },
});

/** @param {unknown} _env @param {{ mode?: string }} argv */
module.exports = (_env, argv) => {
  const dev = argv.mode !== 'production';
  return [web(dev), page(dev), worker(dev), server(dev)];
};
