import type { GetJobsDeskApiArg } from '@/api/jobBoardApi';
import { useListAddress } from '@/ui/table/useListAddress';
import { limits } from '@contract/limits';

export const deskStates = ['live', 'draft', 'ended'] as const;
export const deskSorts = ['ending', 'newest', 'title'] as const;

/** Returns the jobs desk's search, as read from the URL, and the call's argument for it. */
export const useJobsDeskSearch = () => {
  const address = useListAddress({ states: deskStates, sorts: deskSorts });
  const { q, state, sort, page } = address;
  const query: GetJobsDeskApiArg = {
    ...(q.trim() && { q: q.trim() }),
    ...(state && { state }),
    sort,
    page,
    limit: limits.pageSize,
  };
  return { ...address, query };
};
export type JobsDeskSearch = ReturnType<typeof useJobsDeskSearch>;
