import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Programs that say so in their user agent; a browser always sends one. */
const robots =
  /bot\b|bots\b|crawl|spider|slurp|preview|facebookexternalhit|archiver|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|okhttp|axios|node|scrapy|^$/i;
export const isRobot = (userAgent: string | undefined): boolean => robots.test(userAgent ?? '');

/** The day in UTC, "2026-03-12". */
export const utcDay = (at = Date.now()): string => new Date(at).toISOString().slice(0, 10);

/** What is remembered of a day's visitors, at most: a flood of them must not fill the memory. */
const maxRemembered = 200_000;

/**
 * A map for what is remembered of a day's visitors; who came longest ago goes first. Its size is
 * counted rather than given as `max`, for which the memory would be taken at once.
 */
export const rememberVisitors = <Value extends {}>(): LRUCache<string, Value> =>
  new LRUCache({ maxSize: maxRemembered, sizeCalculation: () => 1 });

/**
 * Hashes that tell a day's visitors apart without saying who they are: keyed by a random salt that
 * is forgotten at the end of the day and never leaves the memory. `onNewDay` has to drop the
 * hashes of the day before.
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
