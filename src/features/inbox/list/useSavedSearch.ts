import { useSearchParams } from 'react-router-dom';

export const savedSorts = ['newest', 'oldest', 'ending', 'pay', 'title'] as const;
export type SavedSort = (typeof savedSorts)[number];
export const savedStates = ['open', 'ended'] as const;
/** In characters: our own host takes no more. */
const maxSearchLength = 200;

const oneOf = <T extends string>(choices: readonly T[], text: string | null): T | undefined =>
  choices.find((each) => each === text);

type Param = 'q' | 'state' | 'sort' | 'page';

/** What the list of saved jobs shows: all of it in the URL, which leaves defaults out. */
export const useSavedSearch = () => {
  const [params, setParams] = useSearchParams();
  /** The URL's query with some of it changed; '' removes a part. Another list starts on its first page. */
  const searchOf = (changes: Partial<Record<Param, string>>): string => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next.toString();
  };
  const q = (params.get('q') ?? '').slice(0, maxSearchLength);
  const state = oneOf(savedStates, params.get('state'));
  return {
    q,
    state,
    sort: oneOf(savedSorts, params.get('sort')) ?? ('newest' satisfies SavedSort),
    page: Math.min(10_000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1)),
    isFiltered: q.trim() !== '' || state !== undefined,
    searchOf,
    pageOf: (page: number): string => searchOf({ page: page > 1 ? String(page) : '' }),
    change: (changes: Partial<Record<Param, string>>): void =>
      setParams(searchOf(changes), { replace: true }),
  };
};
export type SavedSearch = ReturnType<typeof useSavedSearch>;
