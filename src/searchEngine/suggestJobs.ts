import { correctBegun } from '@contract/search/spelling';
import { tokenize } from '@contract/search/tokenize';
import type { JobIndex, Steps } from './index/jobIndex';
import { spellingVocabularyOf } from './index/spellingVocabulary';

export type Suggestion = {
  kind: 'title' | 'company' | 'place';
  text: string;
  /** Jobs that have it. */
  count: number;
};
/** The field that is typed into: words, or the place. */
export type SuggestedField = 'what' | 'where';

const maxSuggestions = 10;
/** Jobs read in one step. */
const batchSize = 512;
type Group = Suggestion & {
  /** Its tokens, a blank before each. */
  tokens: string;
};

/** Those of which each word of `q` begins a word, most jobs first. */
const matching = (groups: readonly Group[], q: string): Suggestion[] => {
  const words = tokenize(q).map((token) => ` ${token}`);
  if (words.length === 0) return [];
  return groups
    .filter(({ tokens }) => words.every((word) => tokens.includes(word)))
    .toSorted((a, b) => b.count - a.count || a.text.length - b.text.length)
    .slice(0, maxSuggestions)
    .map(({ kind, text, count }) => ({ kind, text, count }));
};

/**
 * Suggests titles, companies and places of the jobs, each once, with how many jobs have it; they
 * are collected on the first call. Where nothing begins so, for what was typed corrected.
 */
export const makeSuggester = (
  index: JobIndex,
): ((q: string, field: SuggestedField) => Steps<Suggestion[]>) => {
  const groups = new Map<string, Group>();
  let next = 0;
  const add = (kind: Suggestion['kind'], text: string): void => {
    if (text === '') return;
    const key = `${kind} ${index.normalized(text)}`;
    const known = groups.get(key);
    if (known) known.count += 1;
    else
      groups.set(key, {
        kind,
        text,
        count: 1,
        tokens: tokenize(text)
          .map((token) => ` ${token}`)
          .join(''),
      });
  };
  return function* suggest(q, field) {
    while (next < index.jobs.length) {
      for (const stop = Math.min(next + batchSize, index.jobs.length); next < stop; next += 1) {
        const { title = '', company = '', place = '' } = index.jobs[next] ?? {};
        add('title', title.trim());
        add('company', company.trim());
        add('place', place.trim());
      }
      yield;
    }
    const offered = [...groups.values()].filter(
      ({ kind }) => (kind === 'place') === (field === 'where'),
    );
    const found = matching(offered, q);
    if (found.length > 0 || tokenize(q).length === 0) return found;
    const corrected = correctBegun(q, yield* spellingVocabularyOf(index));
    return corrected === null ? [] : matching(offered, corrected);
  };
};
