/** In place of MUI’s TouchRipple (webpack.config.js): the theme has no ripples (disableRipple). */
module.exports = () => null;
