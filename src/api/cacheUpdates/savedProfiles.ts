import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query';
import type { baseQuery } from '../baseQuery';
import type { Definitions } from '../definitions';
import { memberApi as generatedApi } from '../generated/memberApi';
import type { TagType } from '../tags/tags';

/** The slice with its types; tags and readers are added in `taggedApi` and `memberApi`. */
const { util } = generatedApi.enhanceEndpoints<TagType, Definitions>({});

type OnQueryStarted = TypedMutationOnQueryStarted<unknown, unknown, typeof baseQuery>;
type Lifecycle = Parameters<NonNullable<OnQueryStarted>>[1];
type Profile = { query: 'getEmployer' | 'getJobSeeker'; type: TagType; id: string };

/** After a profile has been saved, shows the submitted `fields` until it has been refetched. */
export const patchCachedProfile = async (
  { query, type, id }: Profile,
  fields: object,
  lifecycle: Lifecycle,
): Promise<void> => {
  try {
    await lifecycle.queryFulfilled;
  } catch {
    return; // the form shows the error
  }
  const { selectInvalidatedBy, updateQueryData } = util;
  const changed = selectInvalidatedBy(lifecycle.getState(), [{ type, id }]);
  for (const { endpointName, originalArgs } of changed)
    if (endpointName === query)
      lifecycle.dispatch(
        updateQueryData(query, originalArgs, (profile) => {
          if (profile) Object.assign(profile, fields);
        }),
      );
};
