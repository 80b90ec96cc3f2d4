import createCache, { type EmotionCache } from '@emotion/cache';

/** Shared by all caches: on the host, emotion identifies compiled styles by this array. */
const plugins: [] = [];

/**
 * Creates emotion's style cache; the same in the browser and on the host. Disables emotion's vendor
 * prefixes, which would be a fifth of a rendered page's styles and mostly serve browsers that can't
 * run the app. The few that a supported browser still needs are written where they are used.
 */
export const makeStyleCache = (): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: plugins });
