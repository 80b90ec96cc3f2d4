/** Replaces parts of MUI that the app never uses (withoutUnused.cjs). */
module.exports = () => null;
