import { oneOf, pageIn } from '@/ui/page/addressParams';
import { useUrlParams } from '@/ui/page/useUrlParams';
import { maxSearchLength } from './useTableAddress';

type ListChoices<State extends string, Sort extends string> = {
  states: readonly State[];
  /** The first one is the default, used if the URL has no `sort`. */
  sorts: readonly [Sort, ...Sort[]];
  /** In characters, if the host accepts fewer than for other lists. */
  maxLength?: number;
};

type ListParam = 'q' | 'state' | 'sort' | 'page';

/**
 * The state of a list in the URL: `q`, `state`, `sort` and `page`. Defaults are omitted from the
 * URL; other parameters are kept.
 */
export const useListAddress = <State extends string, Sort extends string>({
  states,
  sorts,
  maxLength = maxSearchLength,
}: ListChoices<State, Sort>) => {
  const { params, latestParams, replace } = useUrlParams();
  /**
   * Returns the query string after changes; '' removes a parameter. Any change goes back to the
   * first page.
   */
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
    /** Returns the query string of another page. */
    pageOf: (page: number): string => searchOf({ page: page > 1 ? String(page) : '' }),
    change: (changes: Partial<Record<ListParam, string>>): void =>
      replace(searchOf(changes, latestParams())),
  };
};
