import type { Postings } from '@/searchEngine/index/postings';
import type { PlannedClause, QueryPlan } from './queryPlan';

/** Whether a job's texts contain a clause, as far as an inverted index can tell. */
export const inTexts = { no: 0, yes: 1, maybe: 2 } as const;

const sizeOf = (ids: readonly number[], { jobsWith }: Postings): number =>
  ids.reduce((sum, id) => sum + jobsWith(id).length, 0);

/** Returns the tokens at the position of a phrase with the fewest jobs. */
const rarest = (
  positions: readonly (readonly number[])[],
  postings: Postings,
): readonly number[] => {
  const [only] = positions;
  if (only && positions.length === 1) return only;
  const sizes = positions.map((ids) => sizeOf(ids, postings));
  return positions[sizes.indexOf(Math.min(...sizes))] ?? [];
};

/** Returns a set of tokens; every job that contains part of a clause has at least one of them. */
const tokensOf = (
  { any }: PlannedClause,
  { phrases }: QueryPlan,
  postings: Postings,
): Set<number> =>
  new Set(
    any.flatMap((alternative) =>
      alternative.flatMap((phrase) => [...rarest(phrases[phrase] ?? [], postings)]),
    ),
  );

const addBit = (bits: Int32Array, jobs: Uint32Array, bit: number): void => {
  for (let at = 0; at < jobs.length; at += 1) {
    const job = jobs[at] ?? 0;
    bits[job] = (bits[job] ?? 0) | bit;
  }
};
const mark = (states: Uint8Array, jobs: Uint32Array, state: number): void => {
  for (let at = 0; at < jobs.length; at += 1) states[jobs[at] ?? 0] = state;
};

/** Returns the clauses that each job's head may contain, as bits by their position. */
export const possibleInHeads = (plan: QueryPlan, heads: Postings): Int32Array => {
  const possible = new Int32Array(heads.jobs);
  for (const [index, clause] of plan.required.entries())
    for (const id of tokensOf(clause, plan, heads))
      addBit(possible, heads.jobsWith(id), 1 << index);
  return possible;
};

/** Returns the jobs that contain each phrase (a single word) anywhere. */
const withAll = (
  words: readonly (readonly number[])[],
  { heads, texts }: { heads: Postings; texts: Postings },
): Uint32Array => {
  const found = new Int32Array(texts.jobs);
  for (const [index, ids] of words.entries())
    for (const id of ids)
      for (const postings of [heads, texts]) addBit(found, postings.jobsWith(id), 1 << index);
  const all = 2 ** words.length - 1;
  return Uint32Array.from([...found.keys()].filter((job) => found[job] === all));
};

/**
 * Returns for each job whether its texts contain a clause. This is certain for single words and for
 * words that may be apart; for phrases it is only `maybe`. Adds the clause, as `bit`, to the jobs'
 * `possible` clauses.
 */
export const possibleInTexts = (
  { any }: PlannedClause,
  { phrases }: QueryPlan,
  postings: { heads: Postings; texts: Postings },
  { possible, bit }: { possible: Int32Array; bit: number },
): Uint8Array => {
  const { texts } = postings;
  const states = new Uint8Array(texts.jobs);
  const [sure, unsure] = [new Set<number>(), new Set<number>()];
  const add = (jobs: Uint32Array, state: number): void => {
    mark(states, jobs, state);
    addBit(possible, jobs, bit);
  };
  const together: Uint32Array[] = [];
  for (const alternative of any) {
    const positions = alternative.map((phrase) => phrases[phrase] ?? []);
    const areWords = positions.every(({ length }) => length === 1);
    if (areWords && positions.length > 1)
      together.push(
        withAll(
          positions.map(([ids = []]) => ids),
          postings,
        ),
      );
    else
      for (const each of positions)
        for (const id of rarest(each, texts)) (areWords ? sure : unsure).add(id);
  }
  for (const id of unsure) if (!sure.has(id)) add(texts.jobsWith(id), inTexts.maybe);
  for (const id of sure) add(texts.jobsWith(id), inTexts.yes);
  for (const jobs of together) add(jobs, inTexts.yes);
  return states;
};
