import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';

export type MetricValues = MetricObjectWithValues<MetricValue<string>>[];

/** Counts only grow: those of a worker that ended stay in the sum. */
const isCount = ({ type }: MetricValues[number]): boolean =>
  // as prom-client writes them, whatever its types say
  ['counter', 'histogram'].includes(String(type));

/** An average would hide one slow worker, and a sum one that is restarted again and again. */
const withMaxima = (metrics: MetricValues): MetricValues =>
  metrics.map((metric) =>
    /^(nodejs_eventloop_lag|process_start_time)/.test(metric.name)
      ? { ...metric, aggregator: 'max' as const }
      : metric,
  );

/**
 * Sums up the metrics of a host's workers. What a worker counted stays in the sum after it has ended,
 * as far as it was read before, so that a sum never falls.
 */
export const makeMetricsSum = () => {
  const known = new Map<number, MetricValues>();
  let ended: MetricValues = [];
  let ending = Promise.resolve();
  return {
    /** What a worker counts by now. */
    put: (worker: number, metrics: MetricValues): void => {
      known.set(worker, withMaxima(metrics));
    },
    /** The worker ended; another in its place begins at zero. */
    end: (worker: number): Promise<void> => {
      const last = known.get(worker)?.filter(isCount) ?? [];
      known.delete(worker);
      // one after the other: each adds to what the one before made
      ending = ending.then(async () => {
        ended = await AggregatorRegistry.aggregate([ended, last]).getMetricsAsJSON();
      });
      return ending;
    },
    /** All in Prometheus's text format. */
    read: async (): Promise<string> => {
      await ending;
      return AggregatorRegistry.aggregate([...known.values(), ended]).metrics();
    },
  };
};
export const metricsContentType = AggregatorRegistry.PROMETHEUS_CONTENT_TYPE;
