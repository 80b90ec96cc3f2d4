const MinimizerPlugin = require('minimizer-webpack-plugin');

// a worker has its own runtime and is one file: it shares no chunks with the page
/** @param {import('webpack').Chunk} chunk */
const ofPage = (chunk) => chunk.runtime === 'runtime';
/** @param {import('webpack').Chunk} chunk */
const atFirst = (chunk) => ofPage(chunk) && chunk.canBeInitial();
// many visits begin with the listing, and one file compresses better than three. A chunk of the
// modules that it shares with a later screen would save that screen 2 to 10 kB
/** @param {import('webpack').Chunk} chunk */
const mayShare = (chunk) => ofPage(chunk) && chunk.name !== 'JobListing';

/**
 * Minification and code splitting of the web app.
 *
 * @type {NonNullable<import('webpack').Configuration['optimization']>}
 */
const webOptimization = {
  // an explicit minimizer also keeps webpack from minifying the HTML: the host fills in its
  // placeholder comments
  minimizer: [
    new MinimizerPlugin({
      test: /\.js$/,
      minify: MinimizerPlugin.swcMinify,
      // later passes use what earlier ones made constant; saves 0.2 kB gzip of a screen's script
      minimizerOptions: { compress: { passes: 3 } },
    }),
  ],
  runtimeChunk: 'single',
  moduleIds: 'deterministic',
  splitChunks: {
    chunks: ofPage,
    maxInitialRequests: 12,
    cacheGroups: {
      react: {
        test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        name: 'react',
        priority: 30,
        chunks: atFirst,
      },
      mui: {
        test: /node_modules[\\/](@mui|@emotion|stylis|react-transition-group|@popperjs)[\\/]/,
        name: 'mui',
        priority: 20,
        chunks: atFirst,
      },
      vendor: { test: /node_modules/, name: 'vendor', priority: 10, chunks: atFirst },
      default: { minChunks: 2, priority: -20, reuseExistingChunk: true, chunks: mayShare },
    },
  },
};

exports.webOptimization = webOptimization;
