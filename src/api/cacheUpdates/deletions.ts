import { original } from '@reduxjs/toolkit';
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import { isRecord } from '@contract/isRecord';
import type { baseQuery } from '../baseQuery';
import type { Definitions } from '../definitions';
import { memberApi as generatedApi } from '../generated/memberApi';
import type { Job } from '../generated/publicApi';
import { invalidatedTags } from '../taggedApi';
import type { TagType } from '../tags/tags';

/** The slice with its types: tags and readers are added where it is put together. */
const { util } = generatedApi.enhanceEndpoints<TagType, Definitions>({});

/** What is deleted, with the calls whose answers are whole lists of it. */
const listsOf = {
  deleteJob: ['getJobs', 'getJobsByEmployer', 'getJobsByCategory', 'getCompanyJobs'],
  deleteEmployer: ['getEmployers'],
  deleteJobSeeker: ['getJobSeekers'],
} as const;
type Deletion = keyof typeof listsOf;
type OnQueryStarted<Arg> = TypedMutationOnQueryStarted<unknown, Arg, typeof baseQuery>;

/** Answers of who has deleted it before, and of gateways that got no answer themselves. */
const goneStatuses: readonly unknown[] = [404, 410, 502, 504, 'FETCH_ERROR', 'TIMEOUT_ERROR'];
/** Whether a deletion that failed may have been made: now, where its answer didn't come, or before. */
const mayBeGone = (failure: unknown): boolean =>
  isRecord(failure) &&
  isRecord(failure['error']) &&
  goneStatuses.includes(failure['error']['status']);

/** The list without a record. Frozen, as it was read: the store would freeze 50,000 jobs deeply. */
const without =
  (id: string) =>
  (rows: Job[]): Job[] => {
    const rest = (original(rows) ?? rows).filter(({ _id }) => _id !== id);
    Object.freeze(rest);
    return rest;
  };

/**
 * Once a record is deleted, the lists that were read don't show it, also where they can't be read
 * again. Where that isn't certain they are read again: otherwise a record that is gone would stay,
 * and each further try would fail.
 */
export const showDeletion =
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
