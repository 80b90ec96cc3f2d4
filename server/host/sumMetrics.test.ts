import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { makeMetricsSum } from './sumMetrics';

const makeWorker = () => {
  const registers = [new Registry()];
  const calls = new Counter({ name: 'calls', help: 'c', labelNames: ['op'], registers });
  const times = new Histogram({ name: 'times', help: 't', buckets: [1, 2], registers });
  const up = new Gauge({ name: 'up', help: 'u', registers, aggregator: 'min' });
  const lag = new Gauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'l',
    registers,
    aggregator: 'average',
  });
  const startedAt = new Gauge({
    name: 'process_start_time_seconds',
    help: 's',
    registers,
    aggregator: 'omit',
  });
  return {
    count: (op: string, by: number) => calls.inc({ op }, by),
    time: (value: number) => times.observe(value),
    set: (isUp: number, seconds: number, start = 0) => {
      up.set(isUp);
      lag.set(seconds);
      startedAt.set(start);
    },
    // the channel transfers JSON
    read: async () => JSON.parse(JSON.stringify(await registers[0]?.getMetricsAsJSON())),
  };
};
const lines = (text: string) =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('counts are summed, the database is up where all reach it, and the slowest and the youngest worker are seen', async () => {
  const [one, two] = [makeWorker(), makeWorker()];
  one.count('read', 3);
  two.count('read', 4);
  two.count('write', 1);
  one.time(0.5);
  two.time(1.5);
  one.set(1, 0.01, 60);
  two.set(0, 0.3, 90);
  const sum = makeMetricsSum();
  sum.put(1, await one.read());
  sum.put(2, await two.read());
  expect(lines(await sum.read()).toSorted()).toEqual(
    [
      'calls{op="read"} 7',
      'calls{op="write"} 1',
      'times_bucket{le="1"} 1',
      'times_bucket{le="2"} 2',
      'times_bucket{le="+Inf"} 2',
      'times_sum 2',
      'times_count 2',
      'up 0',
      'nodejs_eventloop_lag_p99_seconds 0.3',
      'process_start_time_seconds 90',
    ].toSorted(),
  );
});

test('what a worker counted stays in the sum when it ends, and what it measured goes', async () => {
  const sum = makeMetricsSum();
  const one = makeWorker();
  one.count('read', 3);
  one.time(0.5);
  one.set(0, 1);
  sum.put(1, await one.read());
  await sum.end(1);
  const next = makeWorker();
  next.count('read', 2);
  next.set(1, 0.01);
  sum.put(1, await next.read());
  const read = lines(await sum.read());
  expect(read).toContain('calls{op="read"} 5');
  expect(read).toContain('times_count 1');
  expect(read).toContain('up 1');
});
