import type { PoolConfig } from 'pg';
import type { FilesSettings } from '../settings/filesSettings';
import { openPool, type ConnectionPool } from './pool';
import { rotationOf, type Servers } from './servers';

/** The driver's settings, and: */
export type DatabaseConfig = PoolConfig & {
  /** how many connections searches have, where not as many as the others */
  searchMax?: number;
  /** whether `prepared` statements have names: not so behind a pooler that knows none */
  prepares?: boolean;
  /**
   * How to get past a pooler that shares connections by transactions: then what is set for a session
   * is set for a transaction instead, or left to the role's settings.
   */
  sessions?: PoolConfig | undefined;
  /** servers to read from, and how far behind they may be, in milliseconds */
  replicas?: { urls: readonly string[]; maxLag: number } | undefined;
  /** where files are, if not in the database */
  files?: FilesSettings | undefined;
};

/** How connections of a pool are used. */
export type Use = {
  pool: ConnectionPool;
  prepares: boolean;
  /** the start of a transaction, with the settings that a session doesn't have */
  begin: string;
  onSuccess: (statement: string) => void;
};

/** In milliseconds. */
type Limits = Pick<PoolConfig, 'statement_timeout' | 'idle_in_transaction_session_timeout'>;

const searchLimits = { statement_timeout: 2000 };
/** Statements take milliseconds; a server that may compile them takes longer for that alone. */
const usualSettings = { jit: 'off' };
/** With the first, a small table that is read whole all the same counts as most expensive. */
const searchSettings = { enable_seqscan: 'off', ...usualSettings };
const asOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
const searchDriver = { idleTimeoutMillis: 60_000 };
const searchTimeout = { query_timeout: 4000 };
const usualSizes = { main: 12, searches: 8 };
/** One connection listens for changed jobs; the others are short-lived. */
const sessionConnections = 3;

/** The start of a transaction behind a pooler, whose session may not be given these. */
const beginWith = (limits: Limits, more: readonly string[] = []): string =>
  [
    'BEGIN',
    ...Object.entries(limits).flatMap(([name, milliseconds]) =>
      typeof milliseconds === 'number' ? [`SET LOCAL ${name} = ${Math.round(milliseconds)}`] : [],
    ),
    ...more,
  ].join('; ');

type Pools = {
  main: Use;
  searches: Use;
  /** where a session is kept */
  sessions: ConnectionPool;
  all: ConnectionPool[];
};

/** On the servers themselves, what searches set belongs to their connections. */
const openDirect = (config: PoolConfig, searchMax: number, servers: Servers) => {
  const options = asOptions(searchSettings);
  return {
    main: openPool({ max: usualSizes.main, options: asOptions(usualSettings), ...config }, servers),
    searches: openPool(
      { ...searchDriver, ...config, ...searchTimeout, ...searchLimits, options, max: searchMax },
      servers,
    ),
    begin: { main: 'BEGIN', searches: 'BEGIN' },
  };
};

/** Behind a pooler, it belongs to a transaction each. */
const openPooled = (config: PoolConfig, limits: Limits, searchMax: number, servers: Servers) => ({
  main: openPool({ max: usualSizes.main, ...config }, servers),
  searches: openPool({ ...searchDriver, ...config, ...searchTimeout, max: searchMax }, servers),
  begin: {
    main: beginWith(limits),
    searches: beginWith(
      { ...limits, ...searchLimits },
      Object.entries(searchSettings).map(([name, value]) => `SET LOCAL ${name} = ${value}`),
    ),
  },
});

/** The pools of a database, and how each is used. */
export const openPools = (
  { searchMax, prepares = true, sessions, ...config }: DatabaseConfig,
  servers: Servers,
  onSuccess: Use['onSuccess'],
): Pools => {
  const { statement_timeout, idle_in_transaction_session_timeout, ...driver } = config;
  const limits = { statement_timeout, idle_in_transaction_session_timeout } as Limits;
  const searchSize = searchMax ?? config.max ?? usualSizes.searches;
  const opened =
    sessions === undefined
      ? openDirect(config, searchSize, servers)
      : openPooled(driver, limits, searchSize, servers);
  const own =
    sessions && openPool({ ...sessions, ...limits, max: sessionConnections }, rotationOf(sessions));
  const usedAs = (which: 'main' | 'searches'): Use => ({
    pool: opened[which],
    prepares,
    begin: opened.begin[which],
    onSuccess,
  });
  return {
    main: usedAs('main'),
    searches: usedAs('searches'),
    sessions: own ?? opened.main,
    all: [opened.main, opened.searches, ...(own === undefined ? [] : [own])],
  };
};
