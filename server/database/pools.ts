import type { PoolConfig } from 'pg';
import type { FilesSettings } from '../settings/filesSettings';
import { openPool, type ConnectionPool } from './pool';
import { rotationOf, type Servers } from './servers';

/** The driver's settings, extended. */
export type DatabaseConfig = PoolConfig & {
  /** the number of connections for searches; by default as many as for the rest */
  searchMax?: number;
  /** whether `prepared` statements are named: false behind a pooler that doesn't support them */
  prepares?: boolean;
  /**
   * How to bypass a pooler in transaction mode. If set, session settings are set for each
   * transaction instead, or left to the role's settings.
   */
  sessions?: PoolConfig | undefined;
  /** servers to read from, and their maximum lag, in milliseconds */
  replicas?: { urls: readonly string[]; maxLag: number } | undefined;
  /** where files are stored, if not in the database */
  files?: FilesSettings | undefined;
};

/** A pool and how its connections are used. */
export type Use = {
  pool: ConnectionPool;
  prepares: boolean;
  /** the statement that begins a transaction, with settings that the session lacks */
  begin: string;
  onSuccess: (statement: string) => void;
};

/** In milliseconds. */
type Limits = Pick<PoolConfig, 'statement_timeout' | 'idle_in_transaction_session_timeout'>;

const searchLimits = { statement_timeout: 2000 };
/** Statements take milliseconds; JIT compilation alone takes longer. */
const defaultSettings = { jit: 'off' };
/**
 * With enable_seqscan off, a small table that is scanned all the same has a huge estimated cost,
 * which would trigger JIT.
 */
const searchSettings = { enable_seqscan: 'off', ...defaultSettings };
const asOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
const searchDriver = { idleTimeoutMillis: 60_000 };
const searchTimeout = { query_timeout: 4000 };
const defaultPoolSizes = { main: 12, searches: 8 };
/** One connection listens for changed jobs; the others are short-lived. */
const sessionConnections = 3;

/**
 * Returns the statement that begins a transaction behind a pooler, whose sessions can't have these
 * settings.
 */
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
  /** for work that needs a session */
  sessions: ConnectionPool;
  all: ConnectionPool[];
};

/** Connects directly: the settings of searches are set for their connections. */
const openDirect = (config: PoolConfig, searchMax: number, servers: Servers) => {
  const options = asOptions(searchSettings);
  return {
    main: openPool(
      { max: defaultPoolSizes.main, options: asOptions(defaultSettings), ...config },
      servers,
    ),
    searches: openPool(
      { ...searchDriver, ...config, ...searchTimeout, ...searchLimits, options, max: searchMax },
      servers,
    ),
    begin: { main: 'BEGIN', searches: 'BEGIN' },
  };
};

/** Connects through a pooler: the settings of searches are set for each transaction. */
const openPooled = (config: PoolConfig, limits: Limits, searchMax: number, servers: Servers) => ({
  main: openPool({ max: defaultPoolSizes.main, ...config }, servers),
  searches: openPool({ ...searchDriver, ...config, ...searchTimeout, max: searchMax }, servers),
  begin: {
    main: beginWith(limits),
    searches: beginWith(
      { ...limits, ...searchLimits },
      Object.entries(searchSettings).map(([name, value]) => `SET LOCAL ${name} = ${value}`),
    ),
  },
});

/** Opens the pools of a database. */
export const openPools = (
  { searchMax, prepares = true, sessions, ...config }: DatabaseConfig,
  servers: Servers,
  onSuccess: Use['onSuccess'],
): Pools => {
  const { statement_timeout, idle_in_transaction_session_timeout, ...driver } = config;
  const limits = { statement_timeout, idle_in_transaction_session_timeout } as Limits;
  const searchSize = searchMax ?? config.max ?? defaultPoolSizes.searches;
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
