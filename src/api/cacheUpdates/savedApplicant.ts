import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import type { baseQuery } from '../baseQuery';
import type { Definitions } from '../definitions';
import { memberApi as generatedApi, type Applicant } from '../generated/memberApi';
import { idOf, listOf, type TagType } from '../tags/tags';

/** The slice with its types: tags and readers are added where it is put together. */
const { util } = generatedApi.enhanceEndpoints<TagType, Definitions>({});

type OnQueryStarted = TypedMutationOnQueryStarted<Applicant, unknown, typeof baseQuery>;

/**
 * Once an applicant has been rated or tagged, the lists and the panel show the host's answer until
 * they have read it again.
 */
export const showSavedApplicant: OnQueryStarted = async (_arg, lifecycle) => {
  const { dispatch, queryFulfilled } = lifecycle;
  let saved: Applicant;
  try {
    saved = (await queryFulfilled).data;
  } catch {
    return; // whoever sent it says so
  }
  const { selectInvalidatedBy, updateQueryData } = util;
  // a rating that was taken away is left out of the answer
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
 * Once an application has been opened, the lists that it is in say so: it stays in them. Those that
 * were on their way then may have been read before, and are told once they are here.
 */
export const showOpened: OnQueryStarted = async (_arg, lifecycle) => {
  const { dispatch, queryFulfilled } = lifecycle;
  let opened: Applicant;
  try {
    opened = (await queryFulfilled).data;
  } catch {
    return; // a failure is logged by the listeners
  }
  const { _id: id, state } = opened;
  const { invalidateTags, selectInvalidatedBy, updateQueryData } = util;
  // somebody else has decided meanwhile
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
