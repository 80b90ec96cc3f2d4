import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** User agents of programs; a browser always sends a user agent. */
const robots =
  /bot\b|bots\b|crawl|spider|slurp|preview|facebookexternalhit|archiver|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|okhttp|axios|node|scrapy|^$/i;
export const isRobot = (userAgent: string | undefined): boolean => robots.test(userAgent ?? '');

/** Formats the day in UTC as "2026-03-12". */
export const utcDay = (at = Date.now()): string => new Date(at).toISOString().slice(0, 10);

/** How many of a day's visitors are remembered at most, to bound memory. */
const maxRemembered = 200_000;

/**
 * Creates an LRU map of a day's visitors. Uses `maxSize` instead of `max`, which would allocate the
 * memory up front.
 */
export const rememberVisitors = <Value extends {}>(): LRUCache<string, Value> =>
  new LRUCache({ maxSize: maxRemembered, sizeCalculation: () => 1 });

/**
 * Creates a function that hashes a day's visitors, to tell them apart without identifying them:
 * keyed by a random salt that is kept only in memory and replaced every day. `onNewDay` must drop
 * the hashes of the day before.
 */
export const makeDailyHash = (onNewDay: () => void) => {
  let day = '';
  let salt = randomBytes(32);
  return (today: string, ...parts: readonly string[]): string => {
    if (today !== day) {
      [day, salt] = [today, randomBytes(32)];
      onNewDay();
    }
    return createHmac('sha256', salt).update(JSON.stringify(parts)).digest('base64url');
  };
};
