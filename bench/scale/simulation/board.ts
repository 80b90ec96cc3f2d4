import type { Clock } from './clock';
import { makePool, makeStation, type Station } from './station';

/** A kind of request with its share of all, and the processor's seconds it takes in the mean. */
export type Kind = {
  name: string;
  share: number;
  host: number;
  database: number;
  /** How often it asks the database, one after the other. */
  rounds: number;
  /** Whether a replica may answer it. */
  isRead: boolean;
  /** Whether a thread of its own works on it, as on pages, so that it keeps no other call waiting. */
  isRendered?: boolean;
  /** How much its requests differ: evenly spaced quantiles of the seconds over their mean. */
  spread: readonly number[];
};

/** What each request and each round costs on the way, in seconds. */
export type Costs = {
  proxy: number;
  pooler: number;
  /** Of whoever asks, where that shares the machine. */
  generator: number;
  /** From one machine to another. */
  network: number;
};

/** The parts of a board. `cores` 0: it is on the one machine that `shared` cores are. */
export type Setup = {
  hosts: number;
  processes: number;
  proxyCores: number;
  primaryCores: number;
  replicas: number;
  replicaCores: number;
  /** Connections to each database server. */
  pool: number;
  /** Cores that all parts share; undefined: each part has a machine of its own. */
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

/** As a kernel shares out its cores where more want them. */
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
    // one after the other, as proxies and node:cluster share out requests
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

/** Who is next, of some who take turns. */
const turns = <One>(all: readonly One[]) => {
  let turn = 0;
  return (): One | undefined => all[(turn += 1) % all.length];
};

/** Gives requests to processes, which ask a database server. */
const makeHosts = (clock: Clock, parts: Parts, costs: Costs) => {
  const nextProcess = turns(parts.processes);
  const nextReplica = turns(parts.replicas);
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

/** How much some stations have to do in the mean. */
const meanUse = (stations: readonly Station[]): number =>
  stations.reduce((sum, one) => sum + one.utilization(), 0) / stations.length;

/** A board of these parts, which requests go through. */
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
    /** Has a request go through the board. */
    request: (work: Work, done: () => void): void =>
      generate(() => proxy.serve(costs.proxy, () => atHost(work, done))),
    /** How much each part has to do, 1 being all that it can. */
    utilization: (): Record<string, number> =>
      Object.fromEntries(
        stations.filter(([, some]) => some.length > 0).map(([name, some]) => [name, meanUse(some)]),
      ),
    reset: (): void => stations.forEach(([, some]) => some.forEach((one) => one.reset())),
  };
};
