import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context';
import { openForHost } from '../database/open';
import { consoleLog } from '../log';
import { listenForMetrics } from '../plugins/metrics';
import { seedDatabase } from '../seed/seedDatabase';
import { makeFirstAdmin } from '../services/office/firstAdmin';
import { countsMetrics, type Env } from '../settings/env';
import type { Notice, SharedKind } from '../siblings';
import type { StartError } from '../startError';
import { freePortOf, stopOnSignal } from './listening';
import { makeShutdown } from './shutdown';
import { printStart } from './startLines';
import { makeMetricsSum, metricsContentType, type MetricValues } from './sumMetrics';
import { makeWorkers, type Slot } from './workers';

/**
 * How long a worker may take to end beyond `DRAIN`, to finish calls, mails and connections, in
 * milliseconds.
 */
const stopTimeout = 20_000;
/** How long a worker waits for the others to confirm a notice, in milliseconds. */
const noticeTimeout = 500;

/** How long a worker may take to hand over a cached value, in milliseconds. */
const lookupTimeouts: Record<SharedKind, number> = { page: 450, answer: 90 };
/** The number of keys for which the last worker to ask is remembered. */
const maxAskedFor = 20_000;

const isForAll = ({ about }: Notice): boolean => about === 'jobs' || about === 'page';
/** Returns the workers that a notice is for. */
const recipientsOf = (notice: Notice, from: Slot, slots: readonly Slot[]): Slot[] =>
  slots.filter((slot) => slot !== from && slot.serves && (isForAll(notice) || slot.number === 1));

/** Hashes a key to a fixed length, since addresses and searches can be of any length. */
const shortKey = (what: SharedKind, key: string): string =>
  createHash('sha256').update(`${what} ${key}`).digest('base64url');

/**
 * Asks the worker that last asked for the same key and got no value: it has created the value
 * since, or is creating it.
 */
const makeSiblingLookup = () => {
  const holders = new LRUCache<string, Slot>({ max: maxAskedFor });
  return async (from: Slot, what: SharedKind, key: string): Promise<unknown> => {
    const short = shortKey(what, key);
    const holder = holders.get(short);
    if (holder !== undefined && holder !== from && holder.serves) {
      const cached = await holder.channel
        ?.ask(what, key, lookupTimeouts[what])
        .catch(() => undefined);
      if (cached !== undefined && cached !== null) return cached;
    }
    holders.set(short, from);
    return undefined;
  };
};

const makeWorkerGroup = (env: Env, { log, embedded, port }: StartedWith) => {
  const sum = makeMetricsSum();
  let giveUp: (error: StartError) => void = () => {};
  const gaveUp = new Promise<StartError>((resolve) => {
    giveUp = resolve;
  });
  const readMetrics = async (): Promise<string> => {
    await Promise.all(
      workers.slots.map(async (slot) => {
        const { number, channel, serves } = slot;
        if (!channel || !serves) return;
        // if a worker is too busy to answer, its last values are used
        const values = await channel.ask('metrics').catch(() => undefined);
        // returned by the worker's `readValues`, unless it has ended in the meantime
        if (Array.isArray(values) && slot.channel === channel)
          sum.put(number, values as MetricValues);
      }),
    );
    return sum.read();
  };
  const pass = async (from: Slot, notice: Notice): Promise<boolean> => {
    const answers = await Promise.allSettled(
      recipientsOf(notice, from, workers.slots).map(async ({ channel }) =>
        channel?.ask('notified', notice, noticeTimeout),
      ),
    );
    const areNotified = answers.every(({ status }) => status === 'fulfilled');
    return areNotified && (isForAll(notice) || answers.length > 0);
  };
  const lookUp = makeSiblingLookup();
  const workers = makeWorkers(
    { count: env.workers, variables: { PORT: String(port) }, embedded, log },
    {
      answer: (slot, question, value) => {
        if (question === 'metrics') return readMetrics();
        if (question === 'page' || question === 'answer')
          return lookUp(slot, question, String(value));
        // passed by the worker's `notifySiblings`
        return pass(slot, value as Notice);
      },
      onEnd: ({ number }) => void sum.end(number),
      onGivingUp: giveUp,
    },
  );
  return { ...workers, readMetrics, gaveUp };
};
type StartedWith = Pick<Context, 'log'> & {
  embedded: Awaited<ReturnType<typeof openForHost>>['embedded'];
  port: number;
};

/**
 * Serves with `WORKERS` processes behind one port. This process doesn't serve: it opens the
 * database, starts the workers, replaces those that end, and stops them all.
 */
export const serveWithWorkers = async (env: Env): Promise<void> => {
  const log = consoleLog(env.logLevel);
  const port = await freePortOf(env);
  const { db, lines, embedded } = await openForHost(env, log);
  const context: Context = { db, env, log };
  const { stops, end, isShuttingDown, run } = makeShutdown(db.close);
  await run(async () => {
    const admin = await makeFirstAdmin(context);
    const seeded = await seedDatabase(context);
    const all = makeWorkerGroup(env, { log, embedded, port });
    stops.push(() => all.stop(env.drain * 1000 + stopTimeout));
    const counts = countsMetrics(env)
      ? { contentType: metricsContentType, read: all.readMetrics }
      : undefined;
    stopOnSignal(() => end());
    const metricsServer = await listenForMetrics(counts, env);
    if (metricsServer) stops.push(metricsServer.close);
    const address = await all.start();
    if (isShuttingDown()) return;
    printStart(env, address, [...admin, ...seeded, ...lines], metricsServer?.port);
    throw await all.gaveUp;
  });
};
