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
   * Makes the delay over the limit double with each further hit within the last `backoffMinutes`.
   * Otherwise the delay ends when the first hit is `minutes` old.
   */
  backoffMinutes?: number;
};

/**
 * Counts a hit under each key, or throws a 429 with `Retry-After`. Hits are counted before the
 * work, so that concurrent calls can't exceed the limit; callers remove those that turn out not to
 * count (`dropLastHit`). A refused hit isn't counted: limits slow an account down, never lock it
 * (product §4).
 */
export const consumeRateLimit = (
  context: Context,
  limits: Limit[],
  message: string,
  /** the field that the message is shown at */ field?: string,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const delay = await consumeIn(tx, limits);
    if (delay > 0)
      throw new ApiError(429, message, field, { 'retry-after': String(Math.ceil(delay)) });
  });

/**
 * Counts hits within the caller's transaction; returns the seconds to wait if refused, otherwise 0.
 */
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

/** Returns the seconds until the next hit is allowed; 0 if it is allowed now. */
const delayOf = async (
  tx: Queryable,
  { key, max, minutes, backoffMinutes }: Limit,
): Promise<number> => {
  if (backoffMinutes !== undefined)
    return backoffSeconds(await hitAges(tx, key, backoffMinutes), max, minutes);
  const { count, wait } = await countHits(tx, key, minutes);
  return count >= max ? Math.max(1, wait) : 0;
};
