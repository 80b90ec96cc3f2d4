/**
 * For what every other site's pages may load and read: it is the same for everybody, whoever is
 * logged in.
 */
export const publicHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * For pictures that other sites' pages show beside what they say of a page of ours: everybody may see
 * them, and no script may read them.
 */
export const pictureHeaders = { 'cross-origin-resource-policy': 'cross-origin' };
