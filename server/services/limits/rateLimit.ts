import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  addHits,
  countHits,
  hitAges,
  lockRateLimits,
} from '../../repositories/limits/rateLimitHits';
import { backoffSeconds } from './backoff';

export type Limit = {
  key: string;
  /** hits within `minutes` */
  max: number;
  minutes: number;
  /**
   * Over the limit the delay doubles with each further hit among those of the last so many minutes;
   * without it, the delay ends when the first hit is `minutes` old.
   */
  backoffMinutes?: number;
};

/**
 * Counts a hit under each key, or fails with a 429 and `Retry-After`. Counted before the work, so
 * that a hundred at once aren't all let through; a caller takes back (`dropLastHit`) what turns out
 * not to count. A refused hit isn't counted: limits slow an account down, never lock it (product
 * §4).
 */
export const consumeRateLimit = (
  context: Context,
  limits: Limit[],
  message: string,
  /** the one the message is shown at */ field?: string,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const delay = await consumeIn(tx, limits);
    if (delay > 0)
      throw new ApiError(429, message, field, { 'retry-after': String(Math.ceil(delay)) });
  });

/** The same within the caller's transaction; returns the seconds to wait instead, 0 for none. */
export const consumeIn = async (tx: Queryable, limits: Limit[]): Promise<number> => {
  const keys = limits.map(({ key }) => key);
  await lockRateLimits(tx, keys);
  for (const limit of limits) {
    const delay = await delayOf(tx, limit);
    if (delay > 0) return delay;
  }
  await addHits(tx, keys);
  return 0;
};

/** Seconds until the next hit is allowed; 0: now. */
const delayOf = async (
  tx: Queryable,
  { key, max, minutes, backoffMinutes }: Limit,
): Promise<number> => {
  if (backoffMinutes !== undefined)
    return backoffSeconds(await hitAges(tx, key, backoffMinutes), max, minutes);
  const { count, wait } = await countHits(tx, key, minutes);
  return count >= max ? Math.max(1, wait) : 0;
};
