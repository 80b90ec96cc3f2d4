import type { Kind, Setup } from './board';
import { makeClock } from './clock';
import { mmcQueue } from './erlang';
import { makeHeap } from './heap';
import { leastSetup } from './leastSetup';
import { makeRandom } from './random';
import { atRate, withClients } from './run';
import { makeStation } from './station';

/** Simulates an M/M/c queue and returns its waiting times, sorted. */
const waitsOf = (servers: number, arrivals: number, services: number, seed: number): number[] => {
  const clock = makeClock();
  const random = makeRandom(seed);
  const station = makeStation(clock, servers);
  const waits: number[] = [];
  const arrive = (): void => {
    if (waits.length >= 200_000) return;
    clock.after(random.exponential(1 / arrivals), arrive);
    const [began, service] = [clock.now(), random.exponential(1 / services)];
    station.serve(service, () => waits.push(clock.now() - began - service));
  };
  arrive();
  clock.run();
  return waits.toSorted((one, other) => one - other);
};

describe('the simulation', () => {
  // textbook values of the formula
  it.each([
    [1, 0.5, 1],
    [1, 0.8, 4],
    [2, 1.6, 1.7778],
    [4, 3.2, 0.7455],
  ])("Erlang's C for %d servers and a load of %d waits for %d services", (servers, load, wait) => {
    expect(mmcQueue(servers, load, 1).meanWait).toBeCloseTo(wait, 3);
  });

  it.each([
    [1, 0.5],
    [1, 0.8],
    [2, 0.8],
    [4, 0.85],
    [8, 0.7],
  ])('%d servers, used to %d, wait as M/M/c says', (servers, used) => {
    const waits = waitsOf(servers, servers * used * 100, 100, 7);
    const { meanWait, waitOf } = mmcQueue(servers, servers * used * 100, 100);
    const mean = waits.reduce((sum, each) => sum + each, 0) / waits.length;
    expect(mean / meanWait).toBeGreaterThan(0.93);
    expect(mean / meanWait).toBeLessThan(1.07);
    const slowest = waits[Math.floor(waits.length * 0.95)] ?? Number.NaN;
    expect(Math.abs(slowest - waitOf(0.95))).toBeLessThan(0.08 * waitOf(0.95) + 0.0002);
  });

  it('a queue with slices serves short work beside long work', () => {
    const finish = (slice: number): number => {
      const clock = makeClock();
      const station = makeStation(clock, 1, slice);
      let at = 0;
      station.serve(1, () => {});
      station.serve(0.01, () => (at = clock.now()));
      clock.run();
      return at;
    };
    expect(finish(Infinity)).toBeCloseTo(1.01);
    expect(finish(0.005)).toBeCloseTo(0.02);
  });

  it('what is due comes in its order, and of one time in the order it was added', () => {
    const heap = makeHeap<string>();
    for (const [at, value] of [
      [3, 'd'],
      [1, 'b'],
      [2, 'c'],
      [1, 'b again'],
      [0, 'a'],
    ] as const)
      heap.add(at, value);
    const taken = Array.from({ length: 6 }, () => heap.take()?.value);
    expect(taken).toEqual(['a', 'b', 'b again', 'c', 'd', undefined]);
  });

  const kind: Kind = {
    name: 'a search',
    share: 1,
    host: 0.002,
    database: 0.004,
    rounds: 2,
    isRead: true,
    spread: [],
  };
  const costs = { proxy: 0.0001, pooler: 0.0001, generator: 0, network: 0.0002 };
  const setup: Setup = {
    hosts: 2,
    processes: 2,
    proxyCores: 1,
    primaryCores: 2,
    replicas: 2,
    replicaCores: 2,
    pool: 8,
  };

  it('uses each part by as much as its work is', () => {
    const { utilization, rate } = atRate({ setup, kinds: [kind], costs }, 500, 40);
    expect(rate).toBeGreaterThan(480);
    expect(utilization['hosts']).toBeCloseTo((500 * 0.002) / 4, 1);
    expect(utilization['replicas']).toBeCloseTo((500 * 0.0042) / 4, 1);
    expect(utilization['primary']).toBe(0);
  });

  it('clients that ask again get what the slowest part gives', () => {
    const few = { ...setup, hosts: 1, processes: 1 };
    const { rate, p50 } = withClients({ setup: few, kinds: [kind], costs }, 32, 20);
    expect(rate).toBeGreaterThan(490);
    expect(rate).toBeLessThan(501);
    expect(p50).toBeCloseTo(32 / 500, 2);
  });

  it('finds the least that is enough: with one host less it is not', () => {
    const world = { kinds: [kind], costs };
    const goal = { rate: 2000, p95: 0.05 };
    const found = leastSetup(setup, world, goal);
    expect(found.result.p95).toBeLessThanOrEqual(goal.p95);
    // four cores' worth of work on hosts with two, eight and more on replicas with two
    expect(found.setup.hosts).toBeGreaterThanOrEqual(3);
    expect(found.setup.replicas).toBeGreaterThanOrEqual(5);
    const less = { ...found.setup, hosts: found.setup.hosts - 1 };
    const { p95, utilization } = atRate({ ...world, setup: less }, goal.rate, 30);
    expect(p95 > goal.p95 || (utilization['hosts'] ?? 0) >= 0.9).toBe(true);
  });
});
