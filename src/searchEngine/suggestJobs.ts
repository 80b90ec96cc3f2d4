import { placeText } from '@contract/search/places/placeText';
import { stateOf } from '@contract/search/places/stateOf';
import { correctIncompleteQuery } from '@contract/search/spelling/spelling';
import { maySuggestState } from '@contract/search/suggestedPlaces';
import {
  maxSuggestions,
  rolesAndTitles,
  titlesAndCompanies,
} from '@contract/search/suggestedTitles';
import { makeRoles, type TitleRole, type TitleRoles } from '@contract/search/titleRoles';
import { tokenize } from '@contract/search/tokenize';
import type { JobIndex, Steps } from './index/jobIndex';
import { spellingVocabularyOf } from './index/spellingVocabulary';

export type Suggestion = {
  kind: 'title' | 'company' | 'place';
  text: string;
  /** The number of jobs with this text. */
  count: number;
};
/** The field that is typed into: words, or the place. */
export type SuggestedField = 'what' | 'where';

/** The number of jobs or titles read per step. */
const batchSize = 512;
type Group = Suggestion & {
  /** The text's tokens, each with a leading space. */
  tokens: string;
};
/** Groups by normalized text. */
type Groups = Map<string, Group>;

/** Returns the groups with a word prefix for each word of `q`, most jobs first. */
const matching = (groups: Groups, q: string): Suggestion[] => {
  const words = tokenize(q).map((token) => ` ${token}`);
  if (words.length === 0) return [];
  return [...groups.values()]
    .filter(({ tokens }) => words.every((word) => tokens.includes(word)))
    .toSorted((a, b) => b.count - a.count || a.text.length - b.text.length)
    .slice(0, maxSuggestions)
    .map(({ kind, text, count }) => ({ kind, text, count }));
};

/**
 * Returns the places, and the states with a matching prefix, with the number of all jobs in them.
 */
const withStates = (
  q: string,
  places: readonly Suggestion[],
  inStates: ReadonlyMap<string, number>,
): Suggestion[] => {
  const states = [...inStates]
    .filter(([state]) => maySuggestState(q, state))
    .map(([text, count]): Suggestion => ({ kind: 'place', text, count }));
  const others = places.filter((place) => states.every(({ text }) => text !== place.text));
  return [...others, ...states].toSorted((a, b) => b.count - a.count).slice(0, maxSuggestions);
};

/** Collects the roles that titles name, in batches; can be resumed. */
const roleBuilder = (groups: Groups): (() => Steps<TitleRoles>) => {
  const maker = makeRoles();
  const titles = [...groups.values()];
  let next = 0;
  let roles: TitleRoles | undefined;
  return function* build() {
    while (next < titles.length) {
      const batch = titles.slice(next, next + batchSize);
      next += batchSize;
      for (const { text, count } of batch) maker.add({ said: text, jobs: count });
      yield;
    }
    roles ??= maker.done();
    return roles;
  };
};

const toSuggestion = ({ text, jobs }: TitleRole): Suggestion => ({
  kind: 'title',
  text,
  count: jobs,
});

/**
 * Creates a function that suggests roles, titles, companies and places of the jobs, each once with
 * its number of jobs; they are collected on the first call. If nothing matches, suggests for the
 * corrected spelling.
 */
export const makeSuggester = (
  index: JobIndex,
): ((q: string, field: SuggestedField) => Steps<Suggestion[]>) => {
  const groups: Record<Suggestion['kind'], Groups> = {
    title: new Map(),
    company: new Map(),
    place: new Map(),
  };
  const inStates = new Map<string, number>();
  let next = 0;
  let rolesOfAll: ReturnType<typeof roleBuilder> | undefined;
  const add = (kind: Suggestion['kind'], text: string): void => {
    if (text === '') return;
    const key = index.normalized(text);
    const known = groups[kind].get(key);
    if (known) known.count += 1;
    else
      groups[kind].set(key, {
        kind,
        text,
        count: 1,
        tokens: tokenize(text)
          .map((token) => ` ${token}`)
          .join(''),
      });
  };
  function* collect(): Steps<void> {
    while (next < index.jobs.length) {
      rolesOfAll = undefined;
      for (const stop = Math.min(next + batchSize, index.jobs.length); next < stop; next += 1) {
        const { title = '', company = '', place = '' } = index.jobs[next] ?? {};
        add('title', title.trim());
        add('company', company.trim());
        add('place', placeText(place));
        const state = stateOf(place);
        if (state !== undefined) inStates.set(state, (inStates.get(state) ?? 0) + 1);
      }
      yield;
    }
  }
  function* find(q: string, field: SuggestedField): Steps<Suggestion[]> {
    if (field === 'where') return withStates(q, matching(groups.place, q), inStates);
    rolesOfAll ??= roleBuilder(groups.title);
    const roles = (yield* rolesOfAll()).withPrefixes(q);
    const first = roles.slice(0, maxSuggestions).map(toSuggestion);
    const titles = rolesAndTitles(roles, first, matching(groups.title, q));
    return titlesAndCompanies(titles, matching(groups.company, q));
  }
  return function* suggest(q, field) {
    yield* collect();
    const found = yield* find(q, field);
    if (found.length > 0 || tokenize(q).length === 0) return found;
    const corrected = correctIncompleteQuery(q, yield* spellingVocabularyOf(index));
    return corrected === null ? [] : yield* find(corrected, field);
  };
};
