import os from 'node:os';
import { StartError } from '../startError';

export type PoolSettings = {
  /** how many processes serve; 1: the one that was started */
  workers: number;
  /** how many connections all of them open at most, besides those for searches */
  databasePool: number;
  databaseSearchPool: number;
};

/** More, each with its connections, are more than a database server takes by default. */
const maxAuto = 8;
/** What one worker can't do without: two connections listen, the others answer. */
const least = { main: 4, search: 2 };
/** What a worker has where nothing else is set and all of them have more than one host would. */
const usual = { main: 6, search: 3 };
const ofOneHost = { main: 12, search: 8 };

type Source = Record<string, string | undefined>;

const sizeOf = (source: Source, name: string, fallback: number): number => {
  const value = source[name] ?? String(fallback);
  if (!/^\d{1,3}$/.test(value) || Number(value) === 0)
    throw new StartError(`${name} must be a number of connections from 1 to 999, not "${value}".`);
  return Number(value);
};

/** Pools for so many workers. */
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
 * How many workers there are, and how many connections they share. `auto`: one a core, but no more
 * than eight, nor than there are connections for.
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
 * One worker's part of the connections. The first has what can't be divided: it does what the others
 * don't.
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
