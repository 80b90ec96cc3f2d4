import { useSearchParams } from 'react-router-dom';
import type { GetJobsDeskApiArg } from '@/api/jobBoardApi';
import { maxSearchLength } from '@/ui/table/useTableAddress';
import { limits } from '@contract/limits';

export const deskStates = ['live', 'draft', 'ended'] as const;
export const deskSorts = ['ending', 'newest', 'title'] as const;
const oneOf = <T extends string>(choices: readonly T[], text: string | null): T | undefined =>
  choices.find((each) => each === text);

type Param = 'q' | 'state' | 'sort' | 'page';

/** What the jobs desk lists: all of it in the URL, which leaves defaults out. */
export const useJobsDeskSearch = () => {
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
  const state = oneOf(deskStates, params.get('state'));
  const sort = oneOf(deskSorts, params.get('sort')) ?? 'ending';
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  const query: GetJobsDeskApiArg = {
    ...(q.trim() && { q: q.trim() }),
    ...(state && { state }),
    sort,
    page,
    limit: limits.pageSize,
  };
  return {
    q,
    state,
    sort,
    page,
    query,
    isFiltered: q.trim() !== '' || state !== undefined,
    searchOf,
    pageOf: (to: number): string => searchOf({ page: to > 1 ? String(to) : '' }),
    change: (changes: Partial<Record<Param, string>>): void =>
      setParams(searchOf(changes), { replace: true }),
  };
};
export type JobsDeskSearch = ReturnType<typeof useJobsDeskSearch>;
