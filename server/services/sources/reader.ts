import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import { errorCode } from '../../errorCode';
import {
  claimSource,
  releaseSource,
  type ClaimedSource,
} from '../../repositories/sources/jobSources';
import { every } from '../../timing/every';
import { fetchSource, type Fetched, type SourceCall } from './fetchSource';
import { ClaimLost, ReadingFailed } from './readFetched';
import { isDataFault, runSource } from './runSource';
import { settleDone, settleFailed } from './settle';

/** How often to poll for due sources, in milliseconds. */
const pollInterval = 2_000;
/**
 * In seconds. Fetching takes at most 30 seconds and a batch less; a claim not renewed for this long
 * belongs to a host that ended.
 */
const staleAfter = 90;
/** How often the claim is renewed while rows are read, as a fraction of that time. */
const renewFraction = 0.25;
/** How long a stopping host waits for the reading in progress, in milliseconds. */
const shutdownTimeout = 4_000;

export type ReadingOptions = {
  origin: string;
  stopped?: AbortSignal;
  /** of a claim, in seconds */ staleAfter?: number;
  timeouts?: SourceCall['timeouts'];
};

const fetched = async (
  { env }: Context,
  source: ClaimedSource,
  call: SourceCall,
): Promise<Fetched> => {
  if (source.url !== null) return fetchSource(env, { ...source, url: source.url }, call);
  return source.file === null
    ? { kind: 'failed', problem: 'format', status: null, retryAfter: 0 }
    : { kind: 'read', bytes: source.file, url: '', etag: null, lastModified: null };
};

/** Reads one claimed source and records the outcome. */
const readOne = async (
  context: Context,
  source: ClaimedSource,
  options: ReadingOptions,
): Promise<void> => {
  const { origin, stopped = new AbortController().signal, timeouts } = options;
  const renewInterval = (options.staleAfter ?? staleAfter) * 1000 * renewFraction;
  try {
    const answer = await fetched(context, source, {
      signal: stopped,
      ...(timeouts && { timeouts }),
    });
    if (answer.kind === 'failed') {
      await settleFailed(context, source, answer, origin);
      return;
    }
    const done =
      answer.kind === 'stopped'
        ? undefined
        : await runSource(context, source, answer, { stopped, renewInterval });
    if (done) await settleDone(context, source, done, origin);
    else await releaseSource(context.db, source);
  } catch (error) {
    if (error instanceof ClaimLost) return;
    if (!(error instanceof ReadingFailed)) {
      // a failure of the database or the machine: retried later
      if (errorCode(error) !== '' && !isDataFault(error)) throw error;
      context.log.error({ err: error, source: source.id }, 'a job source could not be read');
    }
    const problem = error instanceof ReadingFailed ? error.problem : 'format';
    await settleFailed(context, source, { problem, status: null, retryAfter: 0 }, origin);
  }
};

/** Reads due sources one after the other until there are none. */
export const readDue = async (context: Context, options: ReadingOptions): Promise<void> => {
  while (options.stopped?.aborted !== true) {
    const source = await claimSource(context.db, options.staleAfter ?? staleAfter);
    if (!source) return;
    await readOne(context, source, options);
  }
};

/**
 * Starts reading employers' job sources as they become due: one at a time per host, each claimed by
 * one host. `origin` is the site's, for links in emails. Returns a function that stops it.
 */
export const startSources = (context: Context, origin: string): (() => Promise<void>) => {
  const abort = new AbortController();
  const stopPolling = every({
    interval: pollInterval,
    firstAfter: 0,
    run: () => readDue(context, { origin, stopped: abort.signal }),
    onError: (error) => logFailure(context.log, error, 'job sources could not be read; will retry'),
  });
  return async () => {
    abort.abort();
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, shutdownTimeout);
    });
    await Promise.race([stopPolling(), waited]);
    clearTimeout(timer);
  };
};
