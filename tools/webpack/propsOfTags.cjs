const notForwarded = new Set(['as', 'ownerState', 'sx', 'theme']);

/**
 * Decides which props of a styled tag are forwarded as attributes. Replaces emotion's list of all
 * HTML attributes (withoutUnused.cjs): the app's styled tags filter their own props
 * (`shouldForwardProp`), so only the props that every styled tag may have are filtered here.
 *
 * @param {string} name
 */
module.exports = (name) => !notForwarded.has(name);
