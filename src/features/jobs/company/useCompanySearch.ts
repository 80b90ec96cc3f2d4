import type { SearchJobsApiArg } from '@/api/jobBoardApi';
import { useUrlParams } from '@/ui/page/useUrlParams';
import { employmentTypes } from '@contract/constants/employmentTypes';

/** In characters: our own host accepts no more. */
export const maxWords = 300;
const maxText = 120;
const maxCategory = 60;

const names = ['q', 'type', 'location', 'category'] as const;
type Changes = Partial<Record<(typeof names)[number], string>>;

/** What a company page's URL narrows the list of its jobs by, and what the host is asked for. */
export const readCompanySearch = (params: URLSearchParams) => {
  const text = (name: (typeof names)[number], length: number): string =>
    (params.get(name) ?? '').slice(0, length);
  const q = text('q', maxWords);
  const type = employmentTypes.find((each) => each === params.get('type'));
  const location = text('location', maxText);
  const category = text('category', maxCategory);
  const words = q.trim();
  const narrowing: SearchJobsApiArg = {
    // in a list of one company's jobs what was typed is meant: nothing near it or spelled alike
    ...(words && { q: words, asTyped: true, strict: true }),
    ...(type && { type: [type] }),
    // the place itself, and none around it
    ...(location.trim() && { location: location.trim(), miles: 0 }),
    ...(category && { category: [category] }),
  };
  return { q, type, location: location.trim(), category, narrowing };
};

/** What narrows the list of a company's jobs: all of it in the URL, as the listing's is. */
export const useCompanySearch = () => {
  const { params, latestParams, replace } = useUrlParams();
  const search = readCompanySearch(params);
  const { q, location, category, narrowing } = search;
  /** The URL's query with some of it changed; '' removes a part. */
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
    /** Whether anything but the type narrows the list. */
    isNarrowedBesides: q.trim() !== '' || location !== '' || category !== '',
    searchOf: (changes: Changes): string => searchOf(changes),
    change,
    clear: () => change({ q: '', type: '', location: '', category: '' }),
  };
};
export type CompanySearch = ReturnType<typeof useCompanySearch>;
