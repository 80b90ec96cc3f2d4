import os from 'node:os';
import { StartError } from '../startError';

export type PoolSettings = {
  /** number of processes that serve; 1: only the one that was started */
  workers: number;
  /** maximum number of connections of all workers together, besides those for searches */
  databasePool: number;
  databaseSearchPool: number;
};

/** More workers, each with its connections, would exceed a database server's default limit. */
const maxAuto = 8;
/** The minimum per worker: two connections listen, the others answer. */
const least = { main: 4, search: 2 };
/** The default per worker, if that adds up to more than a single process gets. */
const usual = { main: 6, search: 3 };
const ofOneHost = { main: 12, search: 8 };

type Source = Record<string, string | undefined>;

const sizeOf = (source: Source, name: string, fallback: number): number => {
  const value = source[name] ?? String(fallback);
  if (!/^\d{1,3}$/.test(value) || Number(value) === 0)
    throw new StartError(`${name} must be a number of connections from 1 to 999, not "${value}".`);
  return Number(value);
};

/** Returns the pool sizes for a number of workers. */
const poolsFor = (source: Source, workers: number): PoolSettings => ({
  workers,
  databasePool: sizeOf(source, 'DATABASE_POOL', Math.max(ofOneHost.main, usual.main * workers)),
  databaseSearchPool: sizeOf(
    source,
    'DATABASE_SEARCH_POOL',
    Math.max(ofOneHost.search, usual.search * workers),
  ),
});

const areEnough = ({ workers, databasePool, databaseSearchPool }: PoolSettings): boolean =>
  workers === 1 ||
  (databasePool >= least.main * workers && databaseSearchPool >= least.search * workers);

/**
 * Reads the number of workers and of the connections they share. `auto` means one worker per core,
 * but at most eight, and at most as many as there are connections for.
 */
export const readPoolSettings = (source: Source): PoolSettings => {
  const value = source['WORKERS'] ?? '1';
  if (value.toLowerCase() === 'auto') {
    for (let workers = Math.min(maxAuto, os.availableParallelism()); ; workers -= 1) {
      const settings = poolsFor(source, workers);
      if (areEnough(settings)) return settings;
    }
  }
  if (!/^\d{1,2}$/.test(value) || Number(value) === 0)
    throw new StartError(`WORKERS must be auto or a number from 1 to 99, not "${value}".`);
  const settings = poolsFor(source, Number(value));
  if (!areEnough(settings))
    throw new StartError(
      `WORKERS ${value} needs a DATABASE_POOL of ${least.main * settings.workers} or more and a DATABASE_SEARCH_POOL of ${least.search * settings.workers} or more.`,
    );
  return settings;
};

/**
 * Returns one worker's share of the connections. The first one gets the remainder, since it also
 * does the work that is done once per host.
 */
export const shareOf = (settings: PoolSettings, worker: number): PoolSettings => {
  const share = (all: number) => {
    const each = Math.floor(all / settings.workers);
    return worker === 1 ? all - each * (settings.workers - 1) : each;
  };
  return {
    workers: settings.workers,
    databasePool: share(settings.databasePool),
    databaseSearchPool: share(settings.databaseSearchPool),
  };
};
