const MinimizerPlugin = require('minimizer-webpack-plugin');

// a worker has a runtime of its own and is one file: nothing of it comes into the page's chunks,
// and none of these into it
/** @param {import('webpack').Chunk} chunk */
const ofPage = (chunk) => chunk.runtime === 'runtime';
/** @param {import('webpack').Chunk} chunk */
const atFirst = (chunk) => ofPage(chunk) && chunk.canBeInitial();

/**
 * How the web app is minified and split into files.
 *
 * @type {NonNullable<import('webpack').Configuration['optimization']>}
 */
const webOptimization = {
  // naming a minimizer also keeps webpack from minifying the HTML, whose placeholder comments
  // the host fills
  minimizer: [
    new MinimizerPlugin({
      test: /\.js$/,
      minify: MinimizerPlugin.swcMinify,
      // each further pass finds what the one before made constant: 0.2 kB gzip of a screen's script
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
    },
  },
};

exports.webOptimization = webOptimization;
