import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../../context';
import { readGauges } from '../../repositories/site/health';

/**
 * What the host counts of itself for Prometheus. Nothing in it names a person or an address: calls
 * are told apart by operation and class of status.
 */
export type Metrics = {
  /** Counts one answered call; `seconds` from its arrival to the end of its answer. */
  answered: (operation: string, status: number, seconds: number) => void;
  contentType: string;
  /** Everything as text, as of now. */
  read: () => Promise<string>;
  stop: () => void;
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const labelNames = ['operation', 'status'] as const;

/** A registry of its own: two hosts in one process don't count for each other. */
export const makeMetrics = ({ db, log }: Context): Metrics => {
  const register = new Registry();
  const registers = [register];
  const calls = new Counter({
    name: 'jobline_calls_total',
    help: 'Answered calls',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'jobline_call_duration_seconds',
    help: 'Time from the arrival of a call to the end of its answer',
    labelNames,
    buckets,
    registers,
  });
  const connections = new Gauge({
    name: 'jobline_database_connections',
    help: 'Connections of the database pool; waiting: calls that wait for one',
    labelNames: ['state'],
    registers,
  });
  const reachable = new Gauge({
    name: 'jobline_database_up',
    help: 'Whether the database answered',
    registers,
  });
  const mails = new Gauge({
    name: 'jobline_mails_waiting',
    help: 'Mails that are not sent yet',
    registers,
  });
  const jobs = new Gauge({ name: 'jobline_live_jobs', help: 'Jobs that everyone sees', registers });
  const lag = new Gauge({
    name: 'jobline_event_loop_lag_seconds',
    help: 'How late timers were since the last reading',
    labelNames: ['quantile'],
    registers,
  });
  const memory = new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory',
    registers,
  });
  const started = new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the host started',
    registers,
  });
  started.set(Math.round(Date.now() / 1000 - process.uptime()));
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  const readDatabase = async () => {
    for (const [state, count] of Object.entries(db.connections()))
      connections.set({ state }, count);
    try {
      const { waitingMails, liveJobs } = await readGauges(db);
      mails.set(waitingMails);
      jobs.set(liveJobs);
      reachable.set(1);
    } catch (error) {
      // a number that nobody could read is better missing than old
      for (const gauge of [mails, jobs]) gauge.remove();
      reachable.set(0);
      log.debug({ err: error }, 'the database could not be counted');
    }
  };
  return {
    answered: (operation, status, seconds) => {
      const labels = { operation, status: `${Math.floor(status / 100)}xx` };
      calls.inc(labels);
      durations.observe(labels, seconds);
    },
    contentType: register.contentType,
    read: async () => {
      await readDatabase();
      for (const [quantile, percent] of [
        ['0.5', 50],
        ['0.99', 99],
        ['1', 100],
      ] as const)
        lag.set({ quantile }, Math.max(0, delay.percentile(percent) / 1e9));
      delay.reset();
      memory.set(process.memoryUsage.rss());
      return register.metrics();
    },
    stop: () => {
      delay.disable();
    },
  };
};
