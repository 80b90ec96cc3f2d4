const notForwarded = new Set(['as', 'ownerState', 'sx', 'theme']);

/**
 * In place of emotion's list of all attributes that HTML knows (withoutUnused.cjs): which properties
 * of a styled tag become its attributes. Those of the app's own say so (`shouldForwardProp`), so that
 * only what every styled tag may have is left to be kept back.
 *
 * @param {string} name
 */
module.exports = (name) => !notForwarded.has(name);
