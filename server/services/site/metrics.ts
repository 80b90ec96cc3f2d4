import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';
import { minute } from '@contract/time/durations';
import type { Context } from '../../context';
import { countLiveJobs, readGauges } from '../../repositories/site/health';
import { responseCountsOf } from '../search/responseCache/responseCache';
import { deliveryCountsOf } from '../webhooks/deliveryCounts';
import { pageCountsOf } from './pages/pageCache';

/**
 * The host's Prometheus metrics. Nothing in them identifies a person or an address: calls are
 * labeled by operation and class of status.
 */
type Metrics = {
  /** Counts one call; `seconds` from its arrival to the end of its response. */
  recordCall: (operation: string, status: number, seconds: number) => void;
  contentType: string;
  /** Returns all current metrics in Prometheus's text format. */
  read: () => Promise<string>;
  /** Returns all current metrics as data, to sum up a host's processes. */
  readValues: () => Promise<MetricObjectWithValues<MetricValue<string>>[]>;
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const labelNames = ['operation', 'status'] as const;

let processRegistry: Registry | undefined;
/**
 * Returns the metrics of memory, CPU, event loop and garbage collection: registered once per
 * process, however many hosts it runs.
 */
const processMetrics = (): Registry => {
  if (processRegistry === undefined) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
};

const callMetrics = (register: Registry) => {
  const registers = [register];
  const calls = new Counter({
    name: 'jobline_calls_total',
    help: 'Calls answered',
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
  return (operation: string, status: number, seconds: number) => {
    const labels = { operation, status: `${Math.floor(status / 100)}xx` };
    calls.inc(labels);
    durations.observe(labels, seconds);
  };
};

/** Registers counts by outcome that are kept elsewhere in this process. */
const outcomeMetrics = (
  register: Registry,
  { name, help, read }: { name: string; help: string; read: () => Record<string, number> },
) => {
  const counter = new Counter({
    name,
    help,
    labelNames: ['outcome'],
    registers: [register],
    collect: () => {
      counter.reset();
      for (const [outcome, count] of Object.entries(read())) counter.inc({ outcome }, count);
    },
  });
};

const allOutcomes = (register: Registry, { db }: Pick<Context, 'db'>) => {
  outcomeMetrics(register, {
    name: 'jobline_webhook_deliveries_total',
    help: 'Webhook delivery attempts: delivered, to be retried, or failed permanently',
    read: () => deliveryCountsOf(db),
  });
  outcomeMetrics(register, {
    name: 'jobline_pages_total',
    help: 'Pages: rendered, copied from another worker, renewed because nothing they show had changed, sent from the cache, and of these sent stale while a new one was rendered',
    read: () => pageCountsOf(db),
  });
  outcomeMetrics(register, {
    name: 'jobline_search_answers_total',
    help: 'Answers to visitors’ and job seekers’ searches: computed, copied from another worker, and sent from the cache or shared with another call',
    read: () => responseCountsOf(db),
  });
};

/** Returns a function that counts live jobs, at most once a minute: each worker is asked. */
const makeLiveJobs = (db: Context['db']): (() => Promise<number>) => {
  let counted: { count: number; until: number } | undefined;
  return async () => {
    if (counted === undefined || Date.now() >= counted.until)
      counted = { count: await countLiveJobs(db), until: Date.now() + minute };
    return counted.count;
  };
};

/** Registers metrics of the database; returns a function that refreshes them. */
const databaseMetrics = (register: Registry, { db, log }: Pick<Context, 'db' | 'log'>) => {
  const registers = [register];
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
    aggregator: 'min',
  });
  const mails = new Gauge({
    name: 'jobline_mails_waiting',
    help: 'Emails waiting to be sent',
    registers,
    aggregator: 'max',
  });
  const deliveries = new Gauge({
    name: 'jobline_webhook_deliveries_waiting',
    help: 'Deliveries to webhooks that are due or will be retried',
    registers,
    aggregator: 'max',
  });
  const jobs = new Gauge({
    name: 'jobline_live_jobs',
    help: 'Live jobs',
    registers,
    aggregator: 'max',
  });
  const liveJobs = makeLiveJobs(db);
  return async () => {
    for (const [state, count] of Object.entries(db.connections()))
      connections.set({ state }, count);
    try {
      const { waitingMails, waitingDeliveries } = await readGauges(db);
      mails.set(waitingMails);
      deliveries.set(waitingDeliveries);
      jobs.set(await liveJobs());
      reachable.set(1);
    } catch (error) {
      // a missing value is better than a stale one
      for (const gauge of [mails, deliveries, jobs]) gauge.remove();
      reachable.set(0);
      log.debug({ err: error }, 'the database could not be counted');
    }
  };
};

/** Registers metrics of the replicas; returns a function that refreshes them. */
const replicaMetrics = (register: Registry, { db: { replicas } }: Pick<Context, 'db'>) => {
  if (replicas === undefined) return () => {};
  const registers = [register];
  const reads = new Counter({
    name: 'jobline_reads_total',
    help: 'Statements that may run on replicas, by where they ran',
    labelNames: ['place'],
    registers,
  });
  const used = new Gauge({
    name: 'jobline_replica_up',
    help: 'Whether the replica is in use: it answers and does not lag too far behind',
    labelNames: ['place'],
    registers,
    aggregator: 'min',
  });
  const lags = new Gauge({
    name: 'jobline_replica_lag_seconds',
    help: 'Upper bound of how far the replica lags behind',
    labelNames: ['place'],
    registers,
    aggregator: 'max',
  });
  const counted = new Map<string, number>();
  return () => {
    for (const { place, count } of replicas.reads()) {
      reads.inc({ place }, count - (counted.get(place) ?? 0));
      counted.set(place, count);
    }
    for (const { place, isUsed, lag } of replicas.states()) {
      used.set({ place }, isUsed ? 1 : 0);
      // unknown before the first answer
      if (Number.isFinite(lag)) lags.set({ place }, lag);
    }
  };
};

/**
 * Creates a host's metrics, with a registry of its own: two hosts in one process don't count each
 * other's calls.
 */
export const makeMetrics = (context: Context): Metrics => {
  const register = new Registry();
  // summed up over a host's processes
  new Gauge({
    name: 'jobline_workers',
    help: 'Processes of this host that answer calls',
    registers: [register],
  }).set(1);
  const recordCall = callMetrics(register);
  allOutcomes(register, context);
  const readDatabase = databaseMetrics(register, context);
  const readReplicas = replicaMetrics(register, context);
  const all = Registry.merge([register, processMetrics()]);
  return {
    recordCall,
    contentType: register.contentType,
    read: async () => {
      await readDatabase();
      readReplicas();
      return all.metrics();
    },
    readValues: async () => {
      await readDatabase();
      readReplicas();
      return all.getMetricsAsJSON();
    },
  };
};
