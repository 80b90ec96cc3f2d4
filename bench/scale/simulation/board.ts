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

type Work = { host: number; database: number; rounds: number; isRead: boolean };
type Pool = ReturnType<typeof makePool>;
type Server = { cores: Station; pool: Pool };

/** As a kernel shares out its cores where more want them. */
const slice = 0.004;

/** A board of these parts, which requests go through. */
export const makeBoard = (clock: Clock, setup: Setup, costs: Costs) => {
  const machine = setup.shared === undefined ? undefined : makeStation(clock, setup.shared, slice);
  const cores = (count: number) => machine ?? makeStation(clock, count, slice);
  const proxy = cores(setup.proxyCores);
  const generator = makePool(1);
  const hosts = Array.from({ length: setup.hosts }, () => {
    const own = cores(setup.processes);
    return Array.from({ length: setup.processes }, () => ({ cores: own, thread: makePool(1) }));
  });
  // one after the other, as proxies and node:cluster share out requests
  const processes = Array.from({ length: setup.processes }, (_, at) =>
    hosts.flatMap((host) => host[at] ?? []),
  ).flat();
  const server = (count: number): Server => ({ cores: cores(count), pool: makePool(setup.pool) });
  const primary = server(setup.primaryCores);
  const replicas = Array.from({ length: setup.replicas }, () => server(setup.replicaCores));
  let [turn, reads] = [0, 0];

  const onThread = (thread: Pool, on: Station, seconds: number, done: () => void): void =>
    thread.take(() =>
      on.serve(seconds, () => {
        thread.give();
        done();
      }),
    );
  const serverFor = ({ isRead }: Work): Server => {
    const [first = primary] = replicas;
    return isRead && replicas.length > 0
      ? (replicas[(reads += 1) % replicas.length] ?? first)
      : primary;
  };
  const atHost = (work: Work, done: () => void): void => {
    const process = processes[(turn += 1) % processes.length];
    if (process === undefined) throw new Error('There is no host.');
    const piece = work.host / (work.rounds + 1);
    const asked = serverFor(work);
    let left = work.rounds;
    const step = (): void => {
      if (left === 0) return done();
      left -= 1;
      return clock.after(costs.network, () =>
        asked.pool.take(() =>
          asked.cores.serve(work.database / work.rounds + costs.pooler, () => {
            asked.pool.give();
            clock.after(costs.network, () => onThread(process.thread, process.cores, piece, step));
          }),
        ),
      );
    };
    onThread(process.thread, process.cores, piece, step);
  };
  const generate = (then: () => void): void =>
    machine && costs.generator > 0 ? onThread(generator, machine, costs.generator, then) : then();

  const parts: [string, Station[]][] = [
    ['proxy', [proxy]],
    ['hosts', hosts.flatMap(([first]) => first?.cores ?? [])],
    ['primary', [primary.cores]],
    ['replicas', replicas.map((each) => each.cores)],
  ];
  return {
    /** Has a request go through the board. */
    request: (work: Work, done: () => void): void =>
      generate(() => proxy.serve(costs.proxy, () => atHost(work, done))),
    /** How much each part has to do, 1 being all that it can. */
    utilization: (): Record<string, number> =>
      Object.fromEntries(
        parts.flatMap(([name, stations]) =>
          stations.length === 0
            ? []
            : [[name, stations.reduce((sum, one) => sum + one.utilization(), 0) / stations.length]],
        ),
      ),
    reset: (): void => parts.forEach(([, stations]) => stations.forEach((one) => one.reset())),
  };
};
