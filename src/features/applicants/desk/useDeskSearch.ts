import { useState } from 'react';
import { usePendingChoice } from '@/ui/listDetail/usePendingChoice';
import { useUrlParams } from '@/ui/page/useUrlParams';
import { filterNames, filtersOf, queryOf, readParams, type DeskParam } from './deskParams';

/** Changing one of these shows the same people, so the chosen one stays open. */
const keepsChoice: readonly string[] = ['applicant', 'view'];
type Changes = Partial<Record<DeskParam, string | undefined>>;

/**
 * What the desk shows, and the applicant who is open beside the list: all of it in the URL, which
 * leaves defaults out.
 */
export const useDeskSearch = () => {
  const { params, latestParams, replace } = useUrlParams();
  const [clears, setClears] = useState(0);
  const read = readParams(params);
  const chosenIn = (from: URLSearchParams): string | undefined =>
    from.get('applicant') ?? undefined;
  const choice = usePendingChoice(chosenIn(params), () => chosenIn(latestParams()));
  /**
   * The URL's query with some of it changed; `undefined` removes a part. Another list starts on its
   * first page, with nobody chosen.
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
    /** Takes back every filter, for the same job and view. */
    clear: (): void => {
      setClears(clears + 1);
      change(Object.fromEntries(filterNames.map((name) => [name, undefined])));
    },
    /** How often that was done: the key of fields, whose text the URL may not have. */
    clears,
    choose: (to: string | undefined): void => {
      choice.choose(to);
      replace(searchOf({ applicant: to }, latestParams()));
    },
  };
};
export type DeskSearch = ReturnType<typeof useDeskSearch>;
