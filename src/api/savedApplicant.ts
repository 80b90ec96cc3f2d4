import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import type { baseQuery } from './baseQuery';
import type { Definitions } from './definitions';
import { memberApi as generatedApi, type Applicant } from './generated/memberApi';
import type { TagType } from './tags/tags';

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
