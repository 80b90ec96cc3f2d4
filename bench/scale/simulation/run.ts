import { makeBoard, type Costs, type Kind, type Setup } from './board';
import { makeClock } from './clock';
import { makeRandom } from './random';

/** The requests of each hour of a day relative to the busiest hour, which is 11 o'clock. */
const day = [
  0.18, 0.12, 0.09, 0.08, 0.1, 0.18, 0.34, 0.56, 0.78, 0.93, 0.99, 1, 0.95, 0.94, 0.95, 0.92, 0.84,
  0.72, 0.62, 0.58, 0.56, 0.5, 0.4, 0.28,
];

/** Times in seconds; the utilization of each part is from 0 to 1. */
export type Result = {
  requests: number;
  rate: number;
  p50: number;
  p95: number;
  p99: number;
  utilization: Record<string, number>;
};

const summary = (times: number[], seconds: number, utilization: Record<string, number>): Result => {
  const sorted = Float64Array.from(times).sort();
  const of = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return {
    requests: times.length,
    rate: times.length / seconds,
    p50: of(0.5),
    p95: of(0.95),
    p99: of(0.99),
    utilization,
  };
};

type World = { setup: Setup; kinds: readonly Kind[]; costs: Costs; seed?: number };

const start = ({ setup, kinds, costs, seed = 1 }: World) => {
  const clock = makeClock();
  const board = makeBoard(clock, setup, costs);
  const random = makeRandom(seed);
  const shares = kinds.map(({ share }) => share);
  const draw = () => {
    const kind = kinds[random.weighted(shares)];
    if (kind === undefined) throw new Error('There is no kind of request.');
    const factor = kind.spread.length === 0 ? 1 : random.quantile(kind.spread);
    return { ...kind, host: kind.host * factor, database: kind.database * factor };
  };
  return { clock, board, random, draw };
};

/**
 * Simulates random arrivals of `rate` requests per second, for the given time after a warm-up of a
 * tenth of it.
 */
export const atRate = (world: World, rate: number, seconds: number): Result => {
  const { clock, board, random, draw } = start(world);
  const begin = seconds / 10;
  const times: number[] = [];
  const end = begin + seconds;
  const arrive = (): void => {
    if (clock.now() > end) return;
    clock.after(random.exponential(1 / rate), arrive);
    const began = clock.now();
    board.request(draw(), () => {
      if (began >= begin) times.push(clock.now() - began);
    });
  };
  arrive();
  clock.run(begin);
  board.reset();
  clock.run(end);
  const utilization = board.utilization();
  // completes the requests in flight: otherwise the slowest would be missing
  clock.run(end + 60);
  return summary(times, seconds, utilization);
};

/** Simulates a day whose busiest hour has `peak` requests per second. Each hour is shortened. */
export const dayOf = (world: World, peak: number, secondsAnHour: number): Result => {
  const { clock, board, random, draw } = start(world);
  const times: number[] = [];
  const seconds = day.length * secondsAnHour;
  const arrive = (): void => {
    if (clock.now() >= seconds) return;
    const part = day[Math.floor(clock.now() / secondsAnHour)] ?? 1;
    clock.after(random.exponential(1 / (peak * part)), arrive);
    const began = clock.now();
    board.request(draw(), () => times.push(clock.now() - began));
  };
  arrive();
  clock.run(seconds);
  const utilization = board.utilization();
  clock.run(seconds + 60);
  return summary(times, seconds, utilization);
};

/** Simulates clients that each send the next request once the last one is answered. */
export const withClients = (world: World, clients: number, seconds: number): Result => {
  const { clock, board, draw } = start(world);
  const begin = seconds / 10;
  const times: number[] = [];
  const ask = (): void => {
    const began = clock.now();
    board.request(draw(), () => {
      if (began >= begin) times.push(clock.now() - began);
      ask();
    });
  };
  for (let client = 0; client < clients; client += 1) ask();
  clock.run(begin);
  board.reset();
  clock.run(begin + seconds);
  return summary(times, seconds, board.utilization());
};
