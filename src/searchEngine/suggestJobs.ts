import { atomsOf } from './index/foldText';
import type { JobIndex, Steps } from './index/jobIndex';

export type Suggestion = {
  kind: 'title' | 'company' | 'place';
  text: string;
  /** Jobs that say it. */ count: number;
};
/** The field that is typed into: words, or the place. */
export type SuggestedField = 'what' | 'where';

const atMost = 10;
const batch = 512;
type Group = Suggestion & { /** Its atoms, a blank before each. */ atoms: string };

/**
 * The titles, companies and places of the jobs, each once, with how many jobs say it; made when
 * first asked for.
 */
export const makeSuggester = (
  index: JobIndex,
): ((q: string, field: SuggestedField) => Steps<Suggestion[]>) => {
  const groups = new Map<string, Group>();
  let next = 0;
  const add = (kind: Suggestion['kind'], text: string): void => {
    if (text === '') return;
    const key = `${kind} ${index.folded(text)}`;
    const known = groups.get(key);
    if (known) known.count += 1;
    else
      groups.set(key, {
        kind,
        text,
        count: 1,
        atoms: atomsOf(text)
          .map((atom) => ` ${atom}`)
          .join(''),
      });
  };
  return function* suggest(q, field) {
    while (next < index.jobs.length) {
      for (const stop = Math.min(next + batch, index.jobs.length); next < stop; next += 1) {
        const { title = '', company = '', place = '' } = index.jobs[next] ?? {};
        add('title', title.trim());
        add('company', company.trim());
        add('place', place.trim());
      }
      yield;
    }
    const words = atomsOf(q).map((atom) => ` ${atom}`);
    if (words.length === 0) return [];
    return [...groups.values()]
      .filter(
        ({ kind, atoms }) =>
          (kind === 'place') === (field === 'where') && words.every((word) => atoms.includes(word)),
      )
      .toSorted((a, b) => b.count - a.count || a.text.length - b.text.length)
      .slice(0, atMost)
      .map(({ kind, text, count }) => ({ kind, text, count }));
  };
};
