import type { Candidate, Ranked } from '../relevance/rankCandidates';
import { nearestFirst } from './nearestFirst';

const jobAt = (id: string, place: string, rank: number): Ranked<Candidate> => ({
  ...{ id, title: 'Cook', company: '', place, category: '', at: new Date(0), applyHere: false },
  ...{ pay: null, texts: null, sameText: id, alike: 0, rank },
});
const miles: Record<string, number> = { here: 60, near: 90, state: 240, far: 1700 };
const milesTo = (place: string): number => miles[place] ?? Infinity;

test('jobs anywhere come by bands of distance, then by rank, with ranks that fall', () => {
  const ranked = [
    jobAt('a', 'far', 9),
    jobAt('b', 'somewhere', 8),
    jobAt('c', 'state', 7),
    jobAt('d', 'near', 6),
    jobAt('e', 'here', 6),
  ];
  const ordered = nearestFirst(ranked, milesTo);
  // within a band the better one is first, though it is farther away
  expect(ordered.map(({ id }) => id)).toEqual(['d', 'e', 'c', 'a', 'b']);
  const ranks = ordered.map(({ rank }) => rank);
  expect(ranks[0]).toBe(9);
  expect(ranks).toEqual([...new Set(ranks)].toSorted((one, other) => other - one));
});
