import { original } from '@reduxjs/toolkit';
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import { isRecord } from '@contract/isRecord';
import type { baseQuery } from '../baseQuery';
import type { Definitions } from '../definitions';
import { memberApi as generatedApi } from '../generated/memberApi';
import type { Job } from '../generated/publicApi';
import { invalidatedTags } from '../taggedApi';
import type { TagType } from '../tags/tags';

/** The slice with its types; tags and readers are added in `taggedApi` and `memberApi`. */
const { util } = generatedApi.enhanceEndpoints<TagType, Definitions>({});

/** The deletions, each with the calls that return complete lists of such records. */
const listsOf = {
  deleteJob: ['getJobs', 'getJobsByEmployer', 'getJobsByCategory', 'getCompanyJobs'],
  deleteEmployer: ['getEmployers'],
  deleteJobSeeker: ['getJobSeekers'],
} as const;
type Deletion = keyof typeof listsOf;
type OnQueryStarted<Arg> = TypedMutationOnQueryStarted<unknown, Arg, typeof baseQuery>;

/** Statuses if the record was deleted before, or if a gateway got no answer. */
const goneStatuses: readonly unknown[] = [404, 410, 502, 504, 'FETCH_ERROR', 'TIMEOUT_ERROR'];
/**
 * Whether a failed deletion may have taken effect: its answer was lost, or the record was already
 * deleted.
 */
const mayBeGone = (failure: unknown): boolean =>
  isRecord(failure) &&
  isRecord(failure['error']) &&
  goneStatuses.includes(failure['error']['status']);

/**
 * Returns the list without a record. It is frozen, like the original; otherwise the store would
 * deep-freeze 50,000 jobs.
 */
const without =
  (id: string) =>
  (rows: Job[]): Job[] => {
    const rest = (original(rows) ?? rows).filter(({ _id }) => _id !== id);
    Object.freeze(rest);
    return rest;
  };

/**
 * Removes a deleted record from the cached lists, so that it disappears even if they can't be
 * refetched. If it isn't certain whether the record was deleted, the lists are refetched: a deleted
 * record would stay in them, and every retry would fail.
 */
export const removeFromCachedLists =
  <Arg>(call: Deletion, idOf: (arg: Arg) => string): OnQueryStarted<Arg> =>
  async (arg, lifecycle) => {
    const { dispatch, queryFulfilled } = lifecycle;
    const tags = invalidatedTags(call, arg);
    const lists: readonly string[] = listsOf[call];
    try {
      await queryFulfilled;
    } catch (failure) {
      if (mayBeGone(failure)) dispatch(util.invalidateTags(tags));
      return;
    }
    for (const { endpointName, originalArgs } of util.selectInvalidatedBy(
      lifecycle.getState(),
      tags,
    ))
      if (lists.includes(endpointName))
        // each is such a list: of records with an id, read with that argument
        dispatch(util.updateQueryData(endpointName as 'getJobs', originalArgs, without(idOf(arg))));
  };
