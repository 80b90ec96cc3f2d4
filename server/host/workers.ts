import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log';
import { rootFolder } from '../root';
import { StartError } from '../startError';
import { openChannel, type Channel } from './channel';
import { closeUnconfirmed } from './handovers';
import { workerVariables, type WorkerConfig } from './workerConfig';

/** In milliseconds. */
const times = {
  /** a worker that ended sooner counts as short-lived */
  minUptime: 10_000,
  /** delay before a short-lived worker is replaced; doubled for each further one in a row */
  restartDelay: 250,
  maxRestartDelay: 30_000,
  /** between checks that a worker answers */
  livenessInterval: 5_000,
  /** after how long without an answer a worker is killed: far longer than any task blocks it */
  livenessTimeout: 60_000,
};
/** How many short-lived workers in a row, in one slot, make the host give up. */
const maxEarlyExits = 5;

export type Slot = {
  number: number;
  worker: Worker | undefined;
  channel: Channel | undefined;
  /** whether it answers calls */
  serves: boolean;
};
export type WorkerEvents = {
  /** Answers a worker's question. */
  answer: (slot: Slot, question: string, value: unknown) => unknown;
  onEnd: (slot: Slot) => void;
  /** Called if a slot's workers keep ending. */
  onGivingUp: (error: StartError) => void;
};
type Options = {
  count: number;
  /** environment variables of each worker besides those of this process */
  variables: Record<string, string>;
  embedded: WorkerConfig['embedded'];
  log: Log;
};
/** How a worker ended, and its uptime in milliseconds. */
type WorkerExit = { how: string; uptime: number };

const exitReason = (code: number | null, signal: string | null): string =>
  signal ?? `status ${code ?? 0}`;

/** Starts one worker and waits until it ends; calls `onReady` once it serves. */
const runWorker = (
  slot: Slot,
  { variables, embedded }: Options,
  events: WorkerEvents,
  onReady: (address: string) => void,
): Promise<WorkerExit> => {
  const since = Date.now();
  const worker = cluster.fork({
    ...variables,
    ...workerVariables({ number: slot.number, embedded }),
  });
  const ask = (question: string) => (value: unknown) => events.answer(slot, question, value);
  closeUnconfirmed(worker);
  slot.worker = worker;
  slot.channel = openChannel(
    {
      // a worker that has exited can't be sent anything
      send: (message) => worker.isConnected() && worker.send(message, () => {}),
      onMessage: (receive) => worker.on('message', receive),
    },
    {
      ready: (address) => {
        slot.serves = true;
        onReady(String(address));
      },
      metrics: ask('metrics'),
      notify: ask('notify'),
      page: ask('page'),
      answer: ask('answer'),
    },
  );
  worker.on('error', () => {});
  return new Promise((resolve) => {
    worker.once('exit', (code: number | null, signal: string | null) => {
      slot.serves = false;
      slot.worker = undefined;
      slot.channel = undefined;
      resolve({ how: exitReason(code, signal), uptime: Date.now() - since });
    });
  });
};

/** Kills a worker that hasn't answered for a minute, so that another one takes its place. */
const watchLiveness = (slots: readonly Slot[], log: Log): (() => void) => {
  const lastAnswers = new Map<Worker, number>();
  const check = async ({ number, worker, channel, serves }: Slot): Promise<void> => {
    if (!worker || !channel || !serves) return;
    if (!lastAnswers.has(worker)) lastAnswers.set(worker, Date.now());
    try {
      await channel.ask('alive');
      lastAnswers.set(worker, Date.now());
    } catch {
      const seconds = Math.round((Date.now() - (lastAnswers.get(worker) ?? 0)) / 1000);
      if (seconds * 1000 < times.livenessTimeout) return;
      log.error({ worker: number, seconds }, 'a worker stopped responding; killing it');
      worker.process.kill('SIGKILL');
    }
  };
  const timer = setInterval(() => {
    for (const worker of lastAnswers.keys()) if (worker.isDead()) lastAnswers.delete(worker);
    for (const slot of slots) void check(slot);
  }, times.livenessInterval);
  timer.unref();
  return () => clearInterval(timer);
};

type Group = {
  options: Options;
  events: WorkerEvents;
  slots: readonly Slot[];
  isStopping: boolean;
};

/**
 * Tells a worker to stop. Call it again once the worker is ready, since it may not receive it
 * before.
 */
const requestStop = ({ channel }: Slot): void => {
  channel?.ask('stop').catch(() => {});
};

/** Replaces a slot's worker for as long as the host runs. */
const superviseSlot = async (
  group: Group,
  slot: Slot,
  first: Promise<WorkerExit>,
): Promise<void> => {
  const { options, events } = group;
  const { number } = slot;
  const onReady = () =>
    group.isStopping
      ? requestStop(slot)
      : options.log.info({ worker: number }, 'a worker took its place');
  let earlyExits = 0;
  for (let exit = await first; ; exit = await runWorker(slot, options, events, onReady)) {
    events.onEnd(slot);
    if (group.isStopping) return;
    earlyExits = exit.uptime < times.minUptime ? earlyExits + 1 : 0;
    options.log.warn({ worker: number, how: exit.how }, 'a worker ended; starting another');
    if (earlyExits >= maxEarlyExits) {
      events.onGivingUp(
        new StartError(
          `Worker ${number} ended ${earlyExits} times soon after its start, the last time with ${exit.how}; the host gives up. The log says why.`,
        ),
      );
      return;
    }
    if (earlyExits > 0)
      await sleep(Math.min(times.maxRestartDelay, times.restartDelay * 2 ** (earlyExits - 1)));
    if (group.isStopping) return;
  }
};

/** Resolves with the site's origin once the slot's first worker serves. */
const start = (group: Group, slot: Slot): Promise<string> =>
  new Promise((resolve, reject) => {
    let isReady = false;
    const first = runWorker(slot, group.options, group.events, (address) => {
      isReady = true;
      if (group.isStopping) requestStop(slot);
      void superviseSlot(group, slot, first);
      resolve(address);
    });
    void first.then(({ how }) => {
      if (isReady) return;
      const reason = how === 'status 1' ? 'the line before says why' : `it ended with ${how}`;
      reject(new StartError(`Worker ${slot.number} could not start: ${reason}.`));
    });
  });

const exited = async ({ worker }: Slot): Promise<void> => {
  if (worker) await new Promise((resolve) => void worker.once('exit', resolve));
};

/**
 * Manages the host's workers: replaces each that ends, at once or, if it was short-lived, after a
 * delay. The first one is started alone, since whatever prevents it from serving would prevent all.
 */
export const makeWorkers = (options: Options, events: WorkerEvents) => {
  const slots: Slot[] = Array.from({ length: options.count }, (_, index) => ({
    number: index + 1,
    worker: undefined,
    channel: undefined,
    serves: false,
  }));
  const group: Group = { options, events, slots, isStopping: false };
  cluster.setupPrimary({ exec: path.join(rootFolder(), 'dist/server/index.mjs'), args: [] });
  const stopWatching = watchLiveness(slots, options.log);
  return {
    slots,
    /**
     * Resolves with the site's origin once all workers serve, or fewer if told to stop in the
     * meantime.
     */
    start: async (): Promise<string> => {
      const [first, ...others] = slots;
      if (first === undefined) throw new Error('There are no workers.');
      const address = await start(group, first);
      if (!group.isStopping) await Promise.all(others.map((slot) => start(group, slot)));
      return address;
    },
    /**
     * Stops all workers gracefully; kills those that take longer than `stopTimeout` milliseconds.
     */
    stop: async (stopTimeout: number): Promise<void> => {
      group.isStopping = true;
      stopWatching();
      slots.forEach(requestStop);
      const kill = () => {
        for (const { worker } of slots) worker?.process.kill('SIGKILL');
      };
      const late = setTimeout(kill, stopTimeout);
      await Promise.all(slots.map(async (slot) => exited(slot)));
      clearTimeout(late);
    },
  };
};
