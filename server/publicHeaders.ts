/**
 * For what every other site's pages may load and read: it is the same for everybody, whoever is
 * logged in.
 */
export const publicHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
