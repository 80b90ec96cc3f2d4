import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { openForWorker } from '../database/open';
import { consoleLog } from '../log';
import { dropJobCaches, dropPagesOf } from '../services/cache';
import { forwardCounts } from '../services/forwardedCounts';
import { countJobViews, type JobVisit, type ViewCounts } from '../services/jobs/jobViews';
import { wakeMailer } from '../services/mail/queue';
import { responseForSibling } from '../services/search/responseCache/siblingResponses';
import { countTerms, type TermCounts, type TypedSearch } from '../services/search/termCounts';
import { pageForSibling } from '../services/site/pages/pageCache';
import type { Env } from '../settings/env';
import { shareOf } from '../settings/poolSettings';
import { connectSiblings, notifySiblings, type Notice, type SharedKind } from '../siblings';
import { openChannel, type Channel } from './channel';
import { closeGracefully, listen } from './listening';
import { startServing } from './running';
import { makeShutdown } from './shutdown';
import type { WorkerConfig } from './workerConfig';

/** How long a busy primary process may take to confirm that this worker serves, in milliseconds. */
const startTimeout = 60_000;
/** How long to wait for another worker's cached value before creating it here, in milliseconds. */
const lookupTimeouts: Record<SharedKind, number> = { page: 500, answer: 100 };

type Counts = { views: ViewCounts; terms: TermCounts };

/**
 * Returns the counters of what visitors do. The first worker counts for all, since only one process
 * can know which visitors were counted already.
 */
const countsOf = (context: Context, { number }: WorkerConfig): Counts =>
  number === 1
    ? { views: countJobViews(context), terms: countTerms(context) }
    : {
        views: forwardCounts((all, now) => notifySiblings({ about: 'views', all, now })),
        terms: forwardCounts((all, now) => notifySiblings({ about: 'searches', all, now })),
      };

const onNotice = async (
  { db }: Context,
  { views, terms }: Counts,
  notice: Notice,
): Promise<void> => {
  if (notice.about === 'jobs') await dropJobCaches(db, notice.jobId);
  else if (notice.about === 'page') dropPagesOf(db, notice.id);
  else if (notice.about === 'mail') wakeMailer(db);
  else {
    const isViews = notice.about === 'views';
    // passed by another worker's `forwardCounts`
    for (const each of notice.all)
      if (isViews) views.count(each as JobVisit);
      else terms.count(each as TypedSearch);
    if (notice.now) await (isViews ? views : terms).flush();
  }
};

type PrimaryHandlers = {
  onStop: () => void;
  onNotice: (notice: Notice) => Promise<void>;
  /** Return what this worker has cached under a key, for another worker. */
  cacheReaders: Record<SharedKind, (key: string) => Promise<unknown>>;
};

/** Opens the channel to the primary process. */
const openPrimaryChannel = (
  appOf: () => FastifyInstance | undefined,
  { onStop, onNotice: handleNotice, cacheReaders }: PrimaryHandlers,
): Channel =>
  openChannel(
    {
      // without the primary process this one ends anyway
      send: (message) => process.connected && process.send?.(message, undefined, {}, () => {}),
      onMessage: (receive) => process.on('message', receive),
    },
    {
      alive: () => true,
      stop: onStop,
      metrics: () => appOf()?.metrics?.readValues(),
      // passed by another worker's `notifySiblings`
      notified: (notice) => handleNotice(notice as Notice),
      page: (key) => cacheReaders.page(String(key)),
      answer: (key) => cacheReaders.answer(String(key)),
    },
  );

/**
 * Serves as one of a host's workers. The primary process has opened the database, and stops this
 * one.
 */
export const serveAsWorker = async (hostEnv: Env, workerConfig: WorkerConfig): Promise<void> => {
  const env: Env = { ...hostEnv, ...shareOf(hostEnv, workerConfig.number) };
  const log = consoleLog(env.logLevel, undefined, workerConfig.number);
  const db = openForWorker(env, workerConfig.embedded, log);
  const context: Context = { db, env, log };
  const { stops, end, isShuttingDown } = makeShutdown(db.close);
  let app: FastifyInstance | undefined;
  const stop = async (): Promise<void> => {
    await end(async () => {
      if (app) await closeGracefully(app, env);
    });
    process.exit(0);
  };
  // a signal to the whole process group, such as Ctrl-C, is handled by the primary process
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const counts = countsOf(context, workerConfig);
  const channel = openPrimaryChannel(() => app, {
    onStop: () => void stop(),
    onNotice: (notice) => onNotice(context, counts, notice),
    cacheReaders: {
      page: (key) => pageForSibling(db, key),
      answer: (key) => responseForSibling(db, key),
    },
  });
  connectSiblings({
    notify: async (notice) => (await channel.ask('notify', notice)) === true,
    ask: env.workers > 1 ? (what, key) => channel.ask(what, key, lookupTimeouts[what]) : undefined,
  });
  try {
    const address = await startServing(context, stops, {
      hasDuties: workerConfig.number === 1,
      counts,
      readAllMetrics: async () => String(await channel.ask('metrics', undefined, 10_000)),
      onBuilt: async (built) => {
        app = built;
      },
      listen: (built) => listen(built, env),
    });
    await channel.ask('ready', address, startTimeout);
  } catch (error) {
    // if told to stop during the start, the start fails because its resources are closed
    if (!isShuttingDown()) throw error;
  }
};
