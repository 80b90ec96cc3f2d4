import { stem } from 'porter2';
import { makeTokenTable } from './tokenTable';

/** Every token of the jobs, by id; 0 is none, and separates fields. */
export type Vocabulary = {
  /** The id of the token in a text from `from` to just before `to` (see `TokenTable.idOf`). */
  add: (text: string, from: number, to: number) => number;
  /** All tokens by id. */
  tokens: readonly string[];
  /** How often each is in titles, companies and places. */
  headCounts: readonly number[];
  /** How often each is anywhere. */
  counts: readonly number[];
  /** Counts one occurrence of a token. */
  count: (id: number, inHead: boolean) => void;
  /** The tokens with the same stem: nurse, nurses, nursing. */
  withSameStem: (token: string) => readonly number[];
  /** The tokens that begin with it, the whole one among them. */
  withPrefix: (prefix: string) => number[];
};

const stemOf = (token: string): string => (/^[a-z]+$/.test(token) ? stem(token) : token);

export const makeVocabulary = (): Vocabulary => {
  const [headCounts, counts] = [[0], [0]];
  const byStem = new Map<string, number[]>();
  const { tokens, idOf } = makeTokenTable((token, id) => {
    headCounts.push(0);
    counts.push(0);
    const root = stemOf(token);
    const others = byStem.get(root);
    if (others) others.push(id);
    else byStem.set(root, [id]);
  });
  return {
    tokens,
    headCounts,
    counts,
    add: idOf,
    count: (id, inHead) => {
      counts[id] = (counts[id] ?? 0) + 1;
      if (inHead) headCounts[id] = (headCounts[id] ?? 0) + 1;
    },
    withSameStem: (token) => byStem.get(stemOf(token)) ?? [],
    withPrefix: (prefix) => tokens.flatMap((token, id) => (token.startsWith(prefix) ? [id] : [])),
  };
};
