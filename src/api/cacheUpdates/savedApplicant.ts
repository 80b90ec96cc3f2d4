import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import type { baseQuery } from '../baseQuery';
import type { Definitions } from '../definitions';
import { memberApi as generatedApi, type Applicant } from '../generated/memberApi';
import { idOf, listOf, type TagType } from '../tags/tags';

/** The slice with its types; tags and readers are added in `taggedApi` and `memberApi`. */
const { util } = generatedApi.enhanceEndpoints<TagType, Definitions>({});

type OnQueryStarted = TypedMutationOnQueryStarted<Applicant, unknown, typeof baseQuery>;

/**
 * After an applicant has been rated or tagged, shows the host's answer in the lists and the panel
 * until they have been refetched.
 */
export const patchCachedApplicant: OnQueryStarted = async (_arg, lifecycle) => {
  const { dispatch, queryFulfilled } = lifecycle;
  let saved: Applicant;
  try {
    saved = (await queryFulfilled).data;
  } catch {
    return; // the caller shows the error
  }
  const { selectInvalidatedBy, updateQueryData } = util;
  // the answer has no rating if it was removed
  const show = (draft: object) => Object.assign(draft, { rating: undefined }, saved);
  for (const { endpointName, originalArgs } of selectInvalidatedBy(lifecycle.getState(), [
    { type: 'Applicant', id: saved._id },
  ])) {
    if (endpointName === 'getApplicant')
      dispatch(updateQueryData('getApplicant', originalArgs, (draft) => void show(draft)));
    if (endpointName === 'searchApplicants')
      dispatch(
        updateQueryData('searchApplicants', originalArgs, ({ items }) => {
          const item = items.find(({ _id }) => _id === saved._id);
          if (item) show(item);
        }),
      );
  }
};

/**
 * After an application has been opened, updates it in the cached lists, which it doesn't leave.
 * Lists in flight at that time may be stale, so they are updated once they arrive.
 */
export const patchOpenedApplicant: OnQueryStarted = async (_arg, lifecycle) => {
  const { dispatch, queryFulfilled } = lifecycle;
  let opened: Applicant;
  try {
    opened = (await queryFulfilled).data;
  } catch {
    return; // failures are logged by the listeners
  }
  const { _id: id, state } = opened;
  const { invalidateTags, selectInvalidatedBy, updateQueryData } = util;
  // someone else has already decided
  if (state !== 'opened') {
    dispatch(invalidateTags([idOf('Applicant', id), listOf('Applicant')]));
    return;
  }
  const show = (): void => {
    for (const { endpointName, originalArgs } of selectInvalidatedBy(lifecycle.getState(), [
      idOf('Applicant', id),
    ]))
      if (endpointName === 'searchApplicants')
        dispatch(
          updateQueryData('searchApplicants', originalArgs, ({ items, counts, found }) => {
            const item = items.find(({ _id }) => _id === id);
            if (item?.state !== 'sent') return;
            item.state = state;
            for (const each of [counts, found]) {
              each.sent -= 1;
              each.opened += 1;
            }
          }),
        );
  };
  const running = dispatch(util.getRunningQueriesThunk());
  show();
  await Promise.all(running);
  show();
};
