import { oneOf, pageIn } from '@/ui/page/addressParams';
import { useUrlParams } from '@/ui/page/useUrlParams';
import { maxSearchLength } from './useTableAddress';

type ListChoices<State extends string, Sort extends string> = {
  states: readonly State[];
  /** The first is what a list without the parameter is sorted by. */
  sorts: readonly [Sort, ...Sort[]];
  /** In characters, where the host takes fewer than of other lists. */
  maxLength?: number;
};

type ListParam = 'q' | 'state' | 'sort' | 'page';

/**
 * What a list shows: `q`, `state`, `sort` and `page`, all in the URL, which leaves defaults out;
 * other parameters are kept.
 */
export const useListAddress = <State extends string, Sort extends string>({
  states,
  sorts,
  maxLength = maxSearchLength,
}: ListChoices<State, Sort>) => {
  const { params, latestParams, replace } = useUrlParams();
  /** The URL's query with some of it changed; '' removes a part. Another list starts on its first page. */
  const searchOf = (changes: Partial<Record<ListParam, string>>, from = params): string => {
    const next = new URLSearchParams(from);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next.toString();
  };
  const q = (params.get('q') ?? '').slice(0, maxLength);
  const state = oneOf(states, params.get('state'));
  const [usual] = sorts;
  const sort: Sort = oneOf(sorts, params.get('sort')) ?? usual;
  return {
    q,
    state,
    sort,
    page: pageIn(params),
    isFiltered: q.trim() !== '' || state !== undefined,
    searchOf: (changes: Partial<Record<ListParam, string>>): string => searchOf(changes),
    /** The query string of another page. */
    pageOf: (page: number): string => searchOf({ page: page > 1 ? String(page) : '' }),
    change: (changes: Partial<Record<ListParam, string>>): void =>
      replace(searchOf(changes, latestParams())),
  };
};
