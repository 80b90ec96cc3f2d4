import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import type { baseQuery } from '../baseQuery';
import type { Definitions } from '../definitions';
import { memberApi as generatedApi } from '../generated/memberApi';
import type { SavedJobPage } from '../generated/memberApi';
import type { TagType } from '../tags/tags';

/** The slice with its types; tags and readers are added in `taggedApi` and `memberApi`. */
const { util } = generatedApi.enhanceEndpoints<TagType, Definitions>({});

type OnQueryStarted<Arg> = TypedMutationOnQueryStarted<unknown, Arg, typeof baseQuery>;
type Lifecycle = Parameters<NonNullable<OnQueryStarted<unknown>>>[1];
type Change = { ids?: (ids: string[]) => string[]; page?: (page: SavedJobPage) => void };

/**
 * After a call has succeeded, applies the change to the cached saved jobs until they are refetched.
 */
const showChange = async (lifecycle: Lifecycle, { ids, page }: Change): Promise<void> => {
  try {
    await lifecycle.queryFulfilled;
  } catch {
    return; // the caller shows the error
  }
  const { dispatch } = lifecycle;
  const { selectInvalidatedBy, updateQueryData } = util;
  for (const { endpointName, originalArgs } of selectInvalidatedBy(lifecycle.getState(), [
    { type: 'SavedJob', id: 'LIST' },
  ])) {
    if (endpointName === 'getSavedJobIds' && ids)
      dispatch(
        updateQueryData('getSavedJobIds', undefined, (draft) => {
          draft.ids = ids(draft.ids);
        }),
      );
    if (endpointName === 'getSavedJobs' && page)
      dispatch(updateQueryData('getSavedJobs', originalArgs, page));
  }
};

export const showSavedJob: OnQueryStarted<{ jobId: string }> = ({ jobId }, lifecycle) =>
  showChange(lifecycle, { ids: (ids) => (ids.includes(jobId) ? ids : [jobId, ...ids]) });

export const showRemovedJob: OnQueryStarted<{ jobId: string }> = ({ jobId }, lifecycle) =>
  showChange(lifecycle, {
    ids: (ids) => ids.filter((id) => id !== jobId),
    page: (page) => {
      const at = page.items.findIndex(({ job }) => job._id === jobId);
      const [removed] = at === -1 ? [] : page.items.splice(at, 1);
      if (!removed) return;
      page.total -= 1;
      page.counts[removed.job.status === 'live' ? 'open' : 'ended'] -= 1;
    },
  });

export const showSavedNote: OnQueryStarted<{ jobId: string; savedJobNote: { note: string } }> = (
  { jobId, savedJobNote: { note } },
  lifecycle,
) =>
  showChange(lifecycle, {
    page: ({ items }) => {
      const item = items.find(({ job }) => job._id === jobId);
      if (item) item.note = note.trim();
    },
  });
