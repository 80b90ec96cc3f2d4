import type { SearchJobsApiArg } from '@/api/jobBoardApi';
import { useUrlParams } from '@/ui/page/useUrlParams';
import { employmentTypes } from '@contract/constants/employmentTypes';

/** In characters: the maximum that our host accepts. */
export const maxWords = 300;
const maxText = 120;
const maxCategory = 60;

const names = ['q', 'type', 'location', 'category'] as const;
type Changes = Partial<Record<(typeof names)[number], string>>;

/** Reads the filters of a company's jobs from its page's URL, and the call's arguments for them. */
export const readCompanySearch = (params: URLSearchParams) => {
  const text = (name: (typeof names)[number], length: number): string =>
    (params.get(name) ?? '').slice(0, length);
  const q = text('q', maxWords);
  const type = employmentTypes.find((each) => each === params.get('type'));
  const location = text('location', maxText);
  const category = text('category', maxCategory);
  const words = q.trim();
  const narrowing: SearchJobsApiArg = {
    // within one company, only exact matches: no related words or similar spellings
    ...(words && { q: words, asTyped: true, strict: true }),
    ...(type && { type: [type] }),
    // the place itself, without its surroundings
    ...(location.trim() && { location: location.trim(), miles: 0 }),
    ...(category && { category: [category] }),
  };
  return { q, type, location: location.trim(), category, narrowing };
};

/** Returns the filters of a company's jobs. All of them are in the URL, as the listing's are. */
export const useCompanySearch = () => {
  const { params, latestParams, replace } = useUrlParams();
  const search = readCompanySearch(params);
  const { q, location, category, narrowing } = search;
  /** Returns the URL's query with the changes applied; '' removes a parameter. */
  const searchOf = (changes: Changes, from = params): string => {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next.toString();
  };
  const change = (changes: Changes): void => replace(searchOf(changes, latestParams()));
  return {
    ...search,
    isNarrowed: Object.keys(narrowing).length > 0,
    /** Whether any filter other than the type is set. */
    isNarrowedBesides: q.trim() !== '' || location !== '' || category !== '',
    searchOf: (changes: Changes): string => searchOf(changes),
    change,
    clear: () => change({ q: '', type: '', location: '', category: '' }),
  };
};
export type CompanySearch = ReturnType<typeof useCompanySearch>;
