/** In place of parts of MUI that are never used here (withoutUnused.cjs). */
module.exports = () => null;
