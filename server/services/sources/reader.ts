import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import { errorCode } from '../../errorCode';
import {
  claimSource,
  giveBackSource,
  type ClaimedSource,
} from '../../repositories/sources/jobSources';
import { every } from '../../timing/every';
import { fetchSource, type Fetched, type SourceCall } from './fetchSource';
import { ClaimLost, ReadingFailed } from './readFetched';
import { isDataFault, runSource } from './runSource';
import { settleDone, settleFailed } from './settle';

/** How often it is looked for what is due, in milliseconds. */
const pollInterval = 2_000;
/** Fetching takes 30 seconds at most, and a batch less: one not heard of for so long belongs to a host that ended. */
const staleAfter = 90;
/** How often this is said while rows are read, as a part of that time. */
const keepShare = 0.25;
/** How long a host that stops waits for what is under way, in milliseconds. */
const shutdownTimeout = 4_000;

export type ReadingOptions = {
  origin: string;
  stopped?: AbortSignal;
  /** of a host that isn't heard of, in seconds */ staleAfter?: number;
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

/** Reads one source that this host has claimed, whatever comes of it. */
const readOne = async (
  context: Context,
  source: ClaimedSource,
  options: ReadingOptions,
): Promise<void> => {
  const { origin, stopped = new AbortController().signal, timeouts } = options;
  const keepEvery = (options.staleAfter ?? staleAfter) * 1000 * keepShare;
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
        : await runSource(context, source, answer, { stopped, keepEvery });
    if (done) await settleDone(context, source, done, origin);
    else await giveBackSource(context.db, source);
  } catch (error) {
    if (error instanceof ClaimLost) return;
    if (!(error instanceof ReadingFailed)) {
      // the database's or the machine's, and tried again
      if (errorCode(error) !== '' && !isDataFault(error)) throw error;
      context.log.error({ err: error, source: source.id }, 'a source of jobs could not be read');
    }
    const problem = error instanceof ReadingFailed ? error.problem : 'format';
    await settleFailed(context, source, { problem, status: null, retryAfter: 0 }, origin);
  }
};

/** Reads one source after the other until none is due. */
export const readDue = async (context: Context, options: ReadingOptions): Promise<void> => {
  while (options.stopped?.aborted !== true) {
    const source = await claimSource(context.db, options.staleAfter ?? staleAfter);
    if (!source) return;
    await readOne(context, source, options);
  }
};

/**
 * Reads the sources of employers' jobs as they become due, until stopped: one at a time on each
 * host, each by one host. `origin` is the site's, for links in mails. Returns how to stop.
 */
export const startSources = (context: Context, origin: string): (() => Promise<void>) => {
  const abort = new AbortController();
  const stopPolling = every({
    interval: pollInterval,
    firstAfter: 0,
    run: () => readDue(context, { origin, stopped: abort.signal }),
    onError: (error) =>
      logFailure(
        context.log,
        error,
        'sources of jobs could not be read; that is tried again in a moment',
      ),
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
