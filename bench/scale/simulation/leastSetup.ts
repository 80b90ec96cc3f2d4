import type { Costs, Kind, Setup } from './board';
import { atRate, type Result } from './run';

/** The maximum utilization of a part at the mean load; the rest is for bursts. */
const mostUsed = 0.75;
/** The number of requests that are simulated to judge a setup. */
const judged = 20_000;

export type Goal = { rate: number; p95: number };
export type Found = { setup: Setup; result: Result };
type World = { kinds: readonly Kind[]; costs: Costs };

const sumOf = (kinds: readonly Kind[], of: (kind: Kind) => number): number =>
  kinds.reduce((sum, kind) => sum + kind.share * of(kind), 0) /
  kinds.reduce((sum, { share }) => sum + share, 0);

/** Returns the setup that the mean load needs. */
const smallest = (start: Setup, { kinds, costs }: World, rate: number): Setup => {
  const cores = (seconds: number): number => Math.max(1, Math.ceil((rate * seconds) / mostUsed));
  const database = (isRead: boolean) =>
    sumOf(kinds, (kind) =>
      kind.isRead === isRead ? kind.database + kind.rounds * costs.pooler : 0,
    );
  return {
    ...start,
    hosts: Math.ceil(cores(sumOf(kinds, ({ host }) => host)) / start.processes),
    proxyCores: cores(costs.proxy),
    replicas: Math.ceil(cores(database(true)) / start.replicaCores),
    primaryCores: Math.max(start.primaryCores, cores(database(false))),
  };
};

type Part = 'hosts' | 'proxyCores' | 'replicas' | 'primaryCores';
const nameOf: Record<Part, string> = {
  hosts: 'hosts',
  proxyCores: 'proxy',
  replicas: 'replicas',
  primaryCores: 'primary',
};
const partsOf: Part[] = ['hosts', 'replicas', 'proxyCores', 'primaryCores'];

/**
 * Finds the smallest numbers of hosts, replicas and cores with which the p95 meets the goal.
 * `start` has the size of each.
 */
export const leastSetup = (start: Setup, world: World, goal: Goal): Found => {
  const seconds = Math.max(4, judged / goal.rate);
  const judge = (setup: Setup): Found => ({
    setup,
    result: atRate({ ...world, setup }, goal.rate, seconds),
  });
  const isEnough = ({ result }: Found): boolean =>
    result.p95 <= goal.p95 && Object.values(result.utilization).every((used) => used < 0.9);
  let found = judge(smallest(start, world, goal.rate));
  for (let step = 0; !isEnough(found) && step < 40; step += 1) {
    const { setup, result } = found;
    const used = (part: Part) => result.utilization[nameOf[part]] ?? 0;
    const [first = 'hosts'] = partsOf.toSorted((one, other) => used(other) - used(one));
    found = judge({ ...setup, [first]: setup[first] + 1 });
  }
  // a part may have grown before the actual bottleneck did: shrink it again
  for (const part of partsOf)
    while (found.setup[part] > Math.max(1, part === 'primaryCores' ? start.primaryCores : 1)) {
      const less = judge({ ...found.setup, [part]: found.setup[part] - 1 });
      if (!isEnough(less)) break;
      found = less;
    }
  return found;
};
