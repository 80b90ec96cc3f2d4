import { stem } from 'porter2';
import { makeTokenTable } from './tokenTable';

/** The field that a token is in, as far as it is counted apart. */
export type CountedField = 'title' | 'company' | 'place' | 'other';

/** Every token of the jobs, by id; 0 is none, and separates fields. */
export type Vocabulary = {
  /** The id of the token in a text from `from` to just before `to` (see `TokenTable.idOf`). */
  add: (text: string, from: number, to: number) => number;
  /** All tokens by id. */
  tokens: readonly string[];
  /** How often each is in titles, companies and places, together and by themselves. */
  headCounts: readonly number[];
  titleCounts: readonly number[];
  placeCounts: readonly number[];
  /** How often each is anywhere. */
  counts: readonly number[];
  /** Counts one occurrence of a token. */
  count: (id: number, field: CountedField) => void;
  /** The tokens with the same stem: nurse, nurses, nursing. */
  withSameStem: (token: string) => readonly number[];
  /** The most common tokens that begin with it. */
  withPrefix: (prefix: string) => number[];
  /** The token itself; undefined where no job has it. */
  idOf: (token: string) => number | undefined;
};

export const stemOf = (token: string): string => (/^[a-z]+$/.test(token) ? stem(token) : token);

/** As many words as our own host completes a beginning to. */
const maxCompletions = 32;
const addOne = (counted: number[], id: number): void => {
  counted[id] = (counted[id] ?? 0) + 1;
};

/** Ids by their tokens' code units. */
const sortedByName = (tokens: readonly string[]): Uint32Array => {
  const nameOf = (id: number): string => tokens[id] ?? '';
  return Uint32Array.from(tokens.keys()).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
};
const beginningWith = (
  sorted: Uint32Array,
  tokens: readonly string[],
  prefix: string,
): Uint32Array => {
  /** How many tokens are before those for which it holds. */
  const countBefore = (holds: (token: string) => boolean): number => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (holds(tokens[sorted[middle] ?? 0] ?? '')) to = middle;
      else from = middle + 1;
    }
    return from;
  };
  const first = countBefore((token) => token >= prefix);
  return sorted.subarray(
    first,
    countBefore((token) => token >= prefix && !token.startsWith(prefix)),
  );
};

export const makeVocabulary = (): Vocabulary => {
  const [headCounts, titleCounts, placeCounts, counts] = [[0], [0], [0], [0]];
  const byStem = new Map<string, number[]>();
  const { tokens, idOf } = makeTokenTable((token, id) => {
    for (const each of [headCounts, titleCounts, placeCounts, counts]) each.push(0);
    const root = stemOf(token);
    const others = byStem.get(root);
    if (others) others.push(id);
    else byStem.set(root, [id]);
  });
  let sorted: Uint32Array = new Uint32Array(0);
  const withSameStem = (token: string): readonly number[] => byStem.get(stemOf(token)) ?? [];
  return {
    tokens,
    headCounts,
    titleCounts,
    placeCounts,
    counts,
    add: idOf,
    count: (id, field) => {
      addOne(counts, id);
      if (field !== 'other') addOne(headCounts, id);
      if (field === 'title') addOne(titleCounts, id);
      if (field === 'place') addOne(placeCounts, id);
    },
    withSameStem,
    withPrefix: (prefix) => {
      if (sorted.length !== tokens.length) sorted = sortedByName(tokens);
      return [...beginningWith(sorted, tokens, prefix)]
        .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
        .slice(0, maxCompletions);
    },
    idOf: (token) => withSameStem(token).find((id) => tokens[id] === token),
  };
};
