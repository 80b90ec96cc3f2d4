import createCache, { type EmotionCache } from '@emotion/cache';

/** One list for all caches: by it emotion knows again, on the host, which styles it has compiled. */
const plugins: [] = [];

/**
 * Where emotion keeps its styles; the same in the browser and on the host. Without emotion's
 * prefixes, most of which are for browsers that can't run the app: they would be a fifth of a
 * rendered page's styles. The few that a supported browser still needs are written out where they're
 * used.
 */
export const makeStyleCache = (): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: plugins });
