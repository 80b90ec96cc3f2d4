import { useState } from 'react';
import { usePendingChoice } from '@/ui/listDetail/usePendingChoice';
import { useUrlParams } from '@/ui/page/useUrlParams';
import { filterNames, filtersOf, queryOf, readParams, type DeskParam } from './deskParams';

/** Changing these keeps the list, so the open applicant stays open. */
const keepsChoice: readonly string[] = ['applicant', 'view'];
type Changes = Partial<Record<DeskParam, string | undefined>>;

/**
 * Returns the desk's search and the open applicant. All of it is in the URL, which leaves out
 * defaults.
 */
export const useDeskSearch = () => {
  const { params, latestParams, replace } = useUrlParams();
  const [clears, setClears] = useState(0);
  const read = readParams(params);
  const chosenIn = (from: URLSearchParams): string | undefined =>
    from.get('applicant') ?? undefined;
  const choice = usePendingChoice(chosenIn(params), () => chosenIn(latestParams()));
  /**
   * Returns the URL's query with the changes applied; `undefined` removes a parameter. A change of
   * the list goes to its first page and closes the open applicant.
   */
  const searchOf = (changes: Changes, from = params): string => {
    const next = new URLSearchParams(from);
    if (!Object.keys(changes).every((name) => keepsChoice.includes(name)))
      for (const name of ['applicant', 'page']) next.delete(name);
    if ('view' in changes) next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next.toString();
  };
  const change = (changes: Changes): void => replace(searchOf(changes, latestParams()));
  return {
    ...read,
    filters: filtersOf(read),
    query: queryOf(read),
    chosenId: choice.chosenId,
    searchOf: (changes: Changes): string => searchOf(changes),
    isFiltered: filterNames.some((name) => params.has(name)),
    change,
    /** Removes all filters; keeps the job and the view. */
    clear: (): void => {
      setClears(clears + 1);
      change(Object.fromEntries(filterNames.map((name) => [name, undefined])));
    },
    /**
     * The number of times that `clear` was called. Use it as the key of text fields, whose text may
     * not be in the URL yet.
     */
    clears,
    choose: (to: string | undefined): void => {
      choice.choose(to);
      replace(searchOf({ applicant: to }, latestParams()));
    },
  };
};
export type DeskSearch = ReturnType<typeof useDeskSearch>;
