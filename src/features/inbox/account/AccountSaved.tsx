import { useMemo } from 'react';
import type { SavedJob } from '@/api/jobBoardApi';
import {
  useGetApplicationsQuery,
  useGetSavedJobsQuery,
  useUpdateSavedJobMutation,
} from '@/api/memberApi';
import { limits } from '@contract/limits';
import { InboxTabs } from '../InboxTabs';
import { SavedList } from '../list/SavedList';
import { useSavedSearch } from '../list/useSavedSearch';
import { BesideAlerts } from './BesideAlerts';
import { usePendingRemovals } from './pendingSaves';
import { useAccountSaving } from './useAccountSaving';

/** The list of jobs saved in the job seeker's account. */
export const AccountSaved = () => {
  const search = useSavedSearch();
  const { q, state, sort, page } = search;
  const query = useGetSavedJobsQuery(
    {
      ...(q.trim() && { q }),
      ...(state && { state }),
      sort,
      page,
      limit: limits.pageSize,
    },
    // may have changed in another tab or on another device
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  const { currentData, isFetching, isError, refetch } = query;
  // keeps the previous page until the next one is loaded or fails
  const data = isError ? currentData : query.data;
  const { data: applications } = useGetApplicationsQuery();
  const applied = useMemo(
    () =>
      new Map(
        applications
          ?.filter((each) => each.state !== 'withdrawn')
          .map((each) => [each.jobId, each] as const),
      ),
    [applications],
  );
  const { remove } = useAccountSaving();
  const [updateNote] = useUpdateSavedJobMutation();
  const removals = usePendingRemovals();
  const isGone = ({ job }: SavedJob) => removals.has(job._id);
  const gone = data?.items.filter(isGone).length ?? 0;
  const isOpen = ({ job }: SavedJob) => job.status === 'live';
  const goneOpen = data?.items.filter((item) => isGone(item) && isOpen(item)).length ?? 0;
  return (
    <>
      <InboxTabs here="saved" />
      <BesideAlerts>
        <SavedList
          search={search}
          items={data?.items.filter((item) => !isGone(item))}
          counts={{
            open: (data?.counts.open ?? 0) - goneOpen,
            ended: (data?.counts.ended ?? 0) - (gone - goneOpen),
          }}
          isStale={isFetching && currentData === undefined}
          onTryAgain={isError && !isFetching ? () => void refetch() : undefined}
          applications={applied}
          actions={{
            remove: (jobId) => void remove(jobId),
            setNote: async (jobId, note) => {
              const { error } = await updateNote({ jobId, savedJobNote: { note } });
              return error === undefined;
            },
          }}
        />
      </BesideAlerts>
    </>
  );
};
