import type { Clock } from './clock';
import { makePool, makeStation, type Station } from './station';

/** A kind of request with its share of all, and its mean processor time, in seconds. */
export type Kind = {
  name: string;
  share: number;
  host: number;
  database: number;
  /** The number of its database queries, which run one after the other. */
  rounds: number;
  /** Whether a replica may answer it. */
  isRead: boolean;
  /** Whether it runs in a separate thread, like page rendering, and doesn't block other calls. */
  isRendered?: boolean;
  /**
   * The distribution of its cost: evenly spaced quantiles of the seconds, divided by their mean.
   */
  spread: readonly number[];
};

/** Additional costs of each request and each query, in seconds. */
export type Costs = {
  proxy: number;
  pooler: number;
  /** The load generator's, if it runs on the same machine. */
  generator: number;
  /** The latency from one machine to another. */
  network: number;
};

/** The parts of a board and their cores. */
export type Setup = {
  hosts: number;
  processes: number;
  proxyCores: number;
  primaryCores: number;
  replicas: number;
  replicaCores: number;
  /** Connections to each database server. */
  pool: number;
  /** Cores that all parts share; by default, each part has its own machine. */
  shared?: number;
};

type Work = {
  host: number;
  database: number;
  rounds: number;
  isRead: boolean;
  isRendered?: boolean;
};
type Pool = ReturnType<typeof makePool>;
type Server = { cores: Station; pool: Pool };

/** The scheduler's time slice, in seconds, when there is more work than cores. */
const slice = 0.004;

const makeParts = (clock: Clock, setup: Setup) => {
  const machine = setup.shared === undefined ? undefined : makeStation(clock, setup.shared, slice);
  const cores = (count: number) => machine ?? makeStation(clock, count, slice);
  const server = (count: number): Server => ({ cores: cores(count), pool: makePool(setup.pool) });
  const hosts = Array.from({ length: setup.hosts }, () => cores(setup.processes));
  return {
    machine,
    proxy: cores(setup.proxyCores),
    hosts,
    // ordered for round robin over hosts, then processes, as by proxies and node:cluster
    processes: Array.from({ length: setup.processes }, () =>
      hosts.map((own) => ({ cores: own, thread: makePool(1), renderer: makePool(1) })),
    ).flat(),
    primary: server(setup.primaryCores),
    replicas: Array.from({ length: setup.replicas }, () => server(setup.replicaCores)),
  };
};
type Parts = ReturnType<typeof makeParts>;

const onThread = (thread: Pool, on: Station, seconds: number, done: () => void): void =>
  thread.take(() =>
    on.serve(seconds, () => {
      thread.give();
      done();
    }),
  );

/** Returns a function that returns the items round robin. */
const roundRobin = <One>(all: readonly One[]) => {
  let turn = 0;
  return (): One | undefined => all[(turn += 1) % all.length];
};

/** Creates a function that assigns requests to processes, which query a database server. */
const makeHosts = (clock: Clock, parts: Parts, costs: Costs) => {
  const nextProcess = roundRobin(parts.processes);
  const nextReplica = roundRobin(parts.replicas);
  return (work: Work, done: () => void): void => {
    const process = nextProcess();
    if (process === undefined) throw new Error('There is no host.');
    const piece = work.host / (work.rounds + 1);
    const asked = (work.isRead ? nextReplica() : undefined) ?? parts.primary;
    const thread = work.isRendered ? process.renderer : process.thread;
    let left = work.rounds;
    const answer = (): void =>
      clock.after(costs.network, () => onThread(thread, process.cores, piece, step));
    const ask = (): void =>
      asked.pool.take(() =>
        asked.cores.serve(work.database / work.rounds + costs.pooler, () => {
          asked.pool.give();
          answer();
        }),
      );
    const step = (): void => {
      if (left === 0) return done();
      left -= 1;
      return clock.after(costs.network, ask);
    };
    onThread(thread, process.cores, piece, step);
  };
};

/** The mean utilization of the stations. */
const meanUtilization = (stations: readonly Station[]): number =>
  stations.reduce((sum, one) => sum + one.utilization(), 0) / stations.length;

/** Creates a simulated board. */
export const makeBoard = (clock: Clock, setup: Setup, costs: Costs) => {
  const parts = makeParts(clock, setup);
  const { machine, proxy } = parts;
  const generator = makePool(1);
  const atHost = makeHosts(clock, parts, costs);
  const generate = (then: () => void): void =>
    machine && costs.generator > 0 ? onThread(generator, machine, costs.generator, then) : then();
  const stations: [string, Station[]][] = [
    ['proxy', [proxy]],
    ['hosts', parts.hosts],
    ['primary', [parts.primary.cores]],
    ['replicas', parts.replicas.map((each) => each.cores)],
  ];
  return {
    /** Processes a request, then calls `done`. */
    request: (work: Work, done: () => void): void =>
      generate(() => proxy.serve(costs.proxy, () => atHost(work, done))),
    /** The utilization of each part, from 0 to 1. */
    utilization: (): Record<string, number> =>
      Object.fromEntries(
        stations
          .filter(([, some]) => some.length > 0)
          .map(([name, some]) => [name, meanUtilization(some)]),
      ),
    reset: (): void => stations.forEach(([, some]) => some.forEach((one) => one.reset())),
  };
};
