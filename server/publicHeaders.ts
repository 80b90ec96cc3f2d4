/**
 * Headers of answers that pages of any other site may load and read, which are the same for every
 * caller.
 */
export const publicHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Headers of images that other sites may embed, such as in previews of our pages: any page may show
 * them, no script may read them.
 */
export const pictureHeaders = { 'cross-origin-resource-policy': 'cross-origin' };
