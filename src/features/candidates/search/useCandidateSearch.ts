import type { SearchCandidatesApiArg } from '@/api/jobBoardApi';
import {
  activeTexts,
  educationTexts,
  experienceTexts,
  startTexts,
} from '@/texts/candidates/candidates';
import { oneOf, pageIn } from '@/ui/page/addressParams';
import { useUrlParams } from '@/ui/page/useUrlParams';
import { employmentTypes } from '@contract/constants/employmentTypes';
import { defaultMiles, milesChoices } from '@contract/search/places/miles';

/** The multi-value filters, and the single-value ones. */
export const manyFilters = ['skill', 'experience', 'type', 'category', 'education'] as const;
export const oneFilters = ['start', 'active'] as const;
export type CandidateFilter = (typeof manyFilters)[number] | (typeof oneFilters)[number];
export type CandidateFilters = Omit<SearchCandidatesApiArg, 'page' | 'limit' | 'sort' | 'list'>;

export const candidatesPerPage = 20;
const miles = milesChoices.filter((choice) => choice !== 0);
const sorts = ['relevance', 'active', 'nearest'] as const;
const lists = ['shortlisted', 'invited'] as const;
const maxValues = 20;
const maxPage = 150;

const keysOf = <Key extends string>(texts: Record<Key, unknown>): Key[] =>
  Object.keys(texts) as Key[]; // a record's own keys

/** Returns the valid choices among a parameter's values. */
const someOf = <Value extends string>(choices: readonly Value[], texts: readonly string[]) =>
  choices.filter((each) => texts.includes(each));

const readFilters = (params: URLSearchParams): CandidateFilters => {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 200);
  const texts = (name: string, maxLength: number) =>
    [...new Set(params.getAll(name))]
      .filter((value) => value !== '' && value.length <= maxLength)
      .slice(0, maxValues);
  const many = {
    skill: texts('skill', 40),
    category: texts('category', 100),
    type: someOf(employmentTypes, params.getAll('type')),
    experience: someOf(keysOf(experienceTexts), params.getAll('experience')),
    education: someOf(keysOf(educationTexts), params.getAll('education')),
  };
  const start = oneOf(keysOf(startTexts), params.get('start'));
  const active = oneOf(keysOf(activeTexts), params.get('active'));
  const around = oneOf(miles, params.get('miles'));
  return {
    ...(text('q') !== '' && { q: text('q') }),
    ...(text('location') !== '' && { location: text('location') }),
    ...(around !== undefined && around !== defaultMiles && { miles: around }),
    ...Object.fromEntries(Object.entries(many).filter(([, values]) => values.length > 0)),
    ...(start && { start }),
    ...(active && { active }),
  };
};

export type CandidateChange = Partial<
  Record<CandidateFilter, readonly string[] | string | undefined> &
    Record<'q' | 'location' | 'miles' | 'sort' | 'list' | 'page' | 'candidate', string | undefined>
>;

/** The state of the candidate search in the URL, with functions that change it. */
export const useCandidateSearch = () => {
  const { params, latestParams, push } = useUrlParams();
  const filters = readFilters(params);
  const list = oneOf(lists, params.get('list'));
  const sort = oneOf(sorts, params.get('sort')) ?? 'relevance';
  const page = pageIn(params, maxPage);
  const changed = (change: CandidateChange, from = params): string => {
    const next = new URLSearchParams(from);
    // another search lists other people: keep a candidate open only within the same page of results
    if (!('candidate' in change)) next.delete('candidate');
    if (!('page' in change) && !('candidate' in change)) next.delete('page');
    next.delete('invitation');
    for (const [name, value] of Object.entries(change)) {
      next.delete(name);
      for (const each of [value ?? []].flat()) if (each !== '') next.append(name, each);
    }
    return next.toString();
  };
  const query: SearchCandidatesApiArg = {
    ...filters,
    ...(list && { list }),
    sort,
    page,
    limit: candidatesPerPage,
  };
  return {
    filters,
    list,
    sort,
    page,
    query,
    chosenId: params.get('candidate') ?? undefined,
    /** Returns the URL's query string after a change. */
    changed: (change: CandidateChange): string => changed(change),
    /** Applies a change, or a function that computes one from the latest filters. */
    change: (change: CandidateChange | ((now: CandidateFilters) => CandidateChange)): void => {
      const now = latestParams();
      push(changed(typeof change === 'function' ? change(readFilters(now)) : change, now));
    },
  };
};
export type CandidateControls = ReturnType<typeof useCandidateSearch>;
