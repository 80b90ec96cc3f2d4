const zlib = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');

/**
 * Creates plugins that add .gz and .br copies of text files, for servers that send precompressed
 * files.
 */
const compressed = () => {
  const common = { test: /\.(js|css|svg)$/, threshold: 512 };
  return [
    new CompressionPlugin({ ...common, filename: '[path][base].gz', algorithm: 'gzip' }),
    new CompressionPlugin({
      ...common,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      // the plugin's types know only gzip's options
      compressionOptions: /** @type {{}} */ ({
        params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 },
      }),
    }),
  ];
};

module.exports = { compressed };
