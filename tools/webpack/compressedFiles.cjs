const zlib = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');

/** Each text file again as .gz and .br, for servers that send what lies ready. */
const compressed = () => {
  const common = { test: /\.(js|css|svg)$/, threshold: 512 };
  return [
    new CompressionPlugin({ ...common, filename: '[path][base].gz', algorithm: 'gzip' }),
    new CompressionPlugin({
      ...common,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      // its types know the options of gzip only
      compressionOptions: /** @type {{}} */ ({
        params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 },
      }),
    }),
  ];
};

module.exports = { compressed };
