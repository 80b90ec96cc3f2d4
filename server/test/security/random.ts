/**
 * A source of chance that is the same for the same seed (mulberry32), so that what it found can be
 * found again.
 */
export type Random = {
  /** from 0 below 1 */ next: () => number;
  /** from 0 below `below` */ int: (below: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (of: number) => boolean;
};

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[int(list.length)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  };
  return { next, int, pick, chance: (of) => next() < of };
};
