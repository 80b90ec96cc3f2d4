import { paths } from '@contract/paths';
import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import {
  claimTurn,
  dropSubmitted,
  endTurn,
  keepPagesQueued,
  listChangedPages,
} from '../../repositories/discovery/changedPages';
import type { IndexNowSettings } from '../../settings/indexNowSettings';
import { every } from '../../timing/every';

/** How often a host checks whether it is its turn, in milliseconds. */
const [interval, firstAfter] = [15_000, 10_000];
const [minute, hour, day] = [60, 3600, 86_400];
/** Seconds between two requests, of all hosts that share a database. */
const requestInterval = minute;
/** How long a change waits to be batched with others, in seconds. */
const collected = minute;
/** The protocol's limit per request. */
const maxAddresses = 10_000;
/** Request timeout, in milliseconds: shorter than until another host's turn. */
const timeout = 30_000;
/**
 * Delays before each retry, in seconds; the last one is repeated until the changes are a day old.
 */
const retryDelays = [2 * minute, 5 * minute, 15 * minute, hour];
/** Changed pages are queued for this long after a host with a key was last seen, in seconds. */
const queuedFor = day;

type Outcome =
  | { isAccepted: true }
  | { isAccepted: false; reason: string; delay: number | undefined };

/** Returns the Retry-After in seconds, at most a day; `undefined` if there is none. */
const retryAfterOf = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), day);
};

/**
 * Sends one request. Never rejects: the outcome has the reason if the addresses weren't accepted.
 */
const send = async (
  { key, url }: IndexNowSettings,
  origin: string,
  urlList: readonly string[],
  signal: AbortSignal,
): Promise<Outcome> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(origin).host,
        key,
        keyLocation: `${origin}/${key}.txt`,
        urlList,
      }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    await answer.body?.cancel();
    if (answer.ok) return { isAccepted: true };
    // a permanent error is caused by a setting, and somebody has to fix it
    const isRefused = answer.status < 500 && answer.status !== 429;
    const asked = retryAfterOf(answer.headers.get('retry-after'), Date.now());
    return {
      isAccepted: false,
      reason: `status ${answer.status}`,
      delay: isRefused ? Math.max(hour, asked ?? 0) : asked,
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      isAccepted: false,
      reason: cause instanceof Error ? cause.message : String(cause),
      delay: undefined,
    };
  }
};

/**
 * Notifies search engines of changed pages, if it is this host's turn. Returns how many addresses
 * were accepted.
 */
export const submitChangedPages = async (
  { db, env: { indexNow }, log }: Pick<Context, 'db' | 'env' | 'log'>,
  origin: string,
  stopped: AbortSignal = new AbortController().signal,
): Promise<number> => {
  if (indexNow === undefined) return 0;
  await keepPagesQueued(db, queuedFor);
  const failures = await claimTurn(db, { interval: requestInterval, collected });
  if (failures === undefined) return 0;
  const pages = await listChangedPages(db, maxAddresses);
  const addresses = pages
    .filter(({ isSubmittable }) => isSubmittable)
    .map(({ jobId }) => origin + paths.jobView(jobId));
  const outcome: Outcome =
    addresses.length === 0
      ? { isAccepted: true }
      : await send(indexNow, origin, addresses, stopped);
  if (outcome.isAccepted) {
    await dropSubmitted(db, pages);
    await endTurn(db, { failures: 0, delay: 0 });
    return addresses.length;
  }
  // the next host, or the next start, takes over once this turn has expired
  if (stopped.aborted) return 0;
  const usual = retryDelays[Math.min(failures, retryDelays.length - 1)] ?? hour;
  const delay = Math.max(usual, outcome.delay ?? 0);
  await endTurn(db, { failures: failures + 1, delay });
  log.warn(
    { reason: outcome.reason, seconds: Math.round(delay), pages: addresses.length },
    'search engines were not notified of changed jobs; retrying for a day',
  );
  return 0;
};

/**
 * Notifies search engines of jobs that are published, changed or ended (IndexNow,
 * docs/search-engines.md), if it is configured. `origin` is the site's. Returns a function that
 * stops it.
 */
export const startIndexNow = (context: Context, origin: string): (() => Promise<void>) =>
  context.env.indexNow === undefined
    ? async () => {}
    : every({
        interval,
        firstAfter,
        run: async (stopped) => {
          await submitChangedPages(context, origin, stopped);
        },
        onError: (error) =>
          logFailure(
            context.log,
            error,
            'changed jobs could not be listed for search engines; will retry',
          ),
      });
