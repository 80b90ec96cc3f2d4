import type { JobIndex, Steps } from './index/jobIndex';
import { tokenize } from './index/tokenize';

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

/**
 * Suggests titles, companies and places of the jobs, each once, with how many jobs have it; they
 * are collected on the first call.
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
    const words = tokenize(q).map((token) => ` ${token}`);
    if (words.length === 0) return [];
    return [...groups.values()]
      .filter(
        ({ kind, tokens }) =>
          (kind === 'place') === (field === 'where') &&
          words.every((word) => tokens.includes(word)),
      )
      .toSorted((a, b) => b.count - a.count || a.text.length - b.text.length)
      .slice(0, maxSuggestions)
      .map(({ kind, text, count }) => ({ kind, text, count }));
  };
};
