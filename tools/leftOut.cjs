/** In place of parts of MUI that are never drawn here (webpack.config.js). */
module.exports = () => null;
