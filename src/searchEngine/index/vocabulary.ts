import { stem } from 'porter2';
import { makeTokenTable } from './tokenTable';

/** The field of a token, for fields that are counted separately. */
export type CountedField = 'title' | 'company' | 'place' | 'other';

/** Every token of the jobs, by id; 0 isn't a token, but separates fields. */
export type Vocabulary = {
  /**
   * Returns the id of the token in a text from `from` to just before `to` (see `TokenTable.idOf`).
   */
  add: (text: string, from: number, to: number) => number;
  /** All tokens by id. */
  tokens: readonly string[];
  /**
   * Occurrences of each token in titles, companies and places; then in titles and in places alone.
   */
  headCounts: readonly number[];
  titleCounts: readonly number[];
  placeCounts: readonly number[];
  /** Occurrences of each token anywhere. */
  counts: readonly number[];
  /** Counts one occurrence of a token. */
  count: (id: number, field: CountedField) => void;
  /** Returns the tokens with the same stem: nurse, nurses, nursing. */
  withSameStem: (token: string) => readonly number[];
  /** Returns the most common tokens with a prefix. */
  withPrefix: (prefix: string) => number[];
  /** Returns the id of exactly this token; `undefined` if no job has it. */
  idOf: (token: string) => number | undefined;
};

export const stemOf = (token: string): string => (/^[a-z]+$/.test(token) ? stem(token) : token);

/** The maximum number of completions of a prefix, as on our own host. */
const maxCompletions = 32;
const addOne = (counted: number[], id: number): void => {
  counted[id] = (counted[id] ?? 0) + 1;
};

/** Returns ids sorted by their tokens' code units. */
const sortedByName = (tokens: readonly string[]): Uint32Array => {
  const nameOf = (id: number): string => tokens[id] ?? '';
  return Uint32Array.from(tokens.keys()).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
};
const rangeWithPrefix = (
  sorted: Uint32Array,
  tokens: readonly string[],
  prefix: string,
): Uint32Array => {
  /** Returns the number of tokens before the first for which `holds` returns true. */
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
      return [...rangeWithPrefix(sorted, tokens, prefix)]
        .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
        .slice(0, maxCompletions);
    },
    idOf: (token) => withSameStem(token).find((id) => tokens[id] === token),
  };
};
