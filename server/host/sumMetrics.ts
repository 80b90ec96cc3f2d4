import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';

export type MetricValues = MetricObjectWithValues<MetricValue<string>>[];

/** Whether a metric only grows: its values stay in the sum after the worker has ended. */
const isCount = ({ type }: MetricValues[number]): boolean =>
  // prom-client writes these strings, although its types differ
  ['counter', 'histogram'].includes(String(type));

/**
 * Uses the maximum for metrics whose average would hide one slow worker, or whose sum would hide
 * one that restarts again and again.
 */
const withMaxima = (metrics: MetricValues): MetricValues =>
  metrics.map((metric) =>
    /^(nodejs_eventloop_lag|process_start_time)/.test(metric.name)
      ? { ...metric, aggregator: 'max' as const }
      : metric,
  );

/**
 * Sums up the metrics of a host's workers. After a worker has ended, its last known counts stay in
 * the sum, so that sums never fall.
 */
export const makeMetricsSum = () => {
  const known = new Map<number, MetricValues>();
  let ended: MetricValues = [];
  let ending = Promise.resolve();
  return {
    /** Sets a worker's current metrics. */
    put: (worker: number, metrics: MetricValues): void => {
      known.set(worker, withMaxima(metrics));
    },
    /** Called when a worker has ended; its replacement starts at zero. */
    end: (worker: number): Promise<void> => {
      const last = known.get(worker)?.filter(isCount) ?? [];
      known.delete(worker);
      // sequentially: each adds to the previous result
      ending = ending.then(async () => {
        ended = await AggregatorRegistry.aggregate([ended, last]).getMetricsAsJSON();
      });
      return ending;
    },
    /** Returns all metrics in Prometheus's text format. */
    read: async (): Promise<string> => {
      await ending;
      return AggregatorRegistry.aggregate([...known.values(), ended]).metrics();
    },
  };
};
export const metricsContentType = AggregatorRegistry.PROMETHEUS_CONTENT_TYPE;
