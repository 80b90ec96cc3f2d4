import type { OperationId } from '@contract/generated/operations';
import type { Definitions } from './definitions';
import { extensionsApi } from './generated/extensionsApi';
import { tagDecisions, tagTypes, type Tag, type TagType } from './tags';
import { transformResponse } from './wire/readAnswers';

/** What all of the table's decisions have in common; methods, so that each call's own types fit. */
type AnyDecision = {
  provides?(this: void, result: unknown, arg: unknown): Tag[];
  invalidates?(this: void, arg: unknown): Tag[];
};
const decisions: Record<OperationId, AnyDecision> = tagDecisions;
const readers: Partial<Record<string, (body: unknown) => unknown>> = transformResponse;

/** What a mutation's success changes, by its endpoint's name and argument. */
export const invalidatedTags = (call: OperationId, arg: unknown): Tag[] =>
  decisions[call].invalidates?.(arg) ?? [];

/** Only a success changes anything, and only an answer holds records. */
const enhancement = (call: string, { provides, invalidates }: AnyDecision) => ({
  // a file goes to the disk: the cache doesn't hold it
  ...(call.startsWith('export') && { keepUnusedDataFor: 0 }),
  ...(readers[call] && { transformResponse: readers[call] }),
  ...(provides && {
    providesTags: (result: unknown, _error: unknown, arg: unknown) =>
      result === undefined ? [] : provides(result, arg),
  }),
  ...(invalidates && {
    invalidatesTags: (_result: unknown, error: unknown, arg: unknown) =>
      error ? [] : invalidates(arg),
  }),
});

/** The generated endpoints with tags and tolerant answers. */
export const taggedApi = extensionsApi.enhanceEndpoints<TagType, Definitions>({
  addTagTypes: tagTypes,
  // typed by Definitions and TagDecisions, which Object.fromEntries can't show the compiler
  endpoints: Object.fromEntries(
    Object.entries(decisions).map(([call, decision]) => [call, enhancement(call, decision)]),
  ) as object,
});
