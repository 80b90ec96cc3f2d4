import type { Postings } from '@/searchEngine/index/postings';
import type { PlannedClause, QueryPlan } from './queryPlan';

/** Whether a job's texts say a clause, as far as an index of words can tell. */
export const inTexts = { no: 0, yes: 1, maybe: 2 } as const;

const sizeOf = (ids: readonly number[], { jobsWith }: Postings): number =>
  ids.reduce((sum, id) => sum + jobsWith(id).length, 0);

/** The tokens of the position of a phrase that the fewest jobs have. */
const rarest = (
  positions: readonly (readonly number[])[],
  postings: Postings,
): readonly number[] => {
  const [only] = positions;
  if (only && positions.length === 1) return only;
  const sizes = positions.map((ids) => sizeOf(ids, postings));
  return positions[sizes.indexOf(Math.min(...sizes))] ?? [];
};

/** The tokens of which a job has one that says some part of a clause. */
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

/** By job the clauses that its head may say, as bits by their position. */
export const possibleInHeads = (plan: QueryPlan, heads: Postings): Int32Array => {
  const possible = new Int32Array(heads.jobs);
  for (const [index, clause] of plan.required.entries())
    for (const id of tokensOf(clause, plan, heads))
      addBit(possible, heads.jobsWith(id), 1 << index);
  return possible;
};

/** The jobs of which each phrase, a single word, is anywhere. */
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
 * By job whether its texts say a clause. Words are told for sure, alone or several that may be
 * apart; next to each other, only that they may be. Adds the clause, as `bit`, to what is
 * `possible` for the jobs.
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
