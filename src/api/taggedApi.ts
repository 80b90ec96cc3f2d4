import type { OperationId } from '@contract/generated/operations';
import type { PublicDefinitions } from './definitions';
import { publicApi } from './generated/publicApi';
import { publicTags } from './tags/publicTags';
import { tagTypes, type Tag, type TagType } from './tags/tags';
import { transformResponse } from './wire/readAnswers';

/** What all of the tables' decisions have in common; methods, so that each call's own types fit. */
type AnyDecision = {
  provides?(this: void, result: unknown, arg: unknown): Tag[];
  invalidates?(this: void, arg: unknown): Tag[];
};
type Readers = Partial<Record<string, (body: unknown) => unknown>>;

/** The decisions of the calls whose code is loaded. */
const decisions = new Map<string, AnyDecision>();

/** What a mutation's success changes, by its endpoint's name and argument. */
export const invalidatedTags = (call: OperationId, arg: unknown): Tag[] =>
  decisions.get(call)?.invalidates?.(arg) ?? [];

/** Only a success changes anything, and only an answer holds records. */
const enhancement = (
  { provides, invalidates }: AnyDecision,
  transform: ((body: unknown) => unknown) | undefined,
) => ({
  ...(transform && { transformResponse: transform }),
  ...(provides && {
    providesTags: (result: unknown, _error: unknown, arg: unknown) =>
      result === undefined ? [] : provides(result, arg),
  }),
  ...(invalidates && {
    invalidatesTags: (_result: unknown, error: unknown, arg: unknown) =>
      error ? [] : invalidates(arg),
  }),
});

/**
 * Endpoints with their tags and tolerant readers, for `enhanceEndpoints`. Typed by Definitions and
 * TagDecisions, which Object.fromEntries can't show the compiler.
 */
export const withTags = (tags: Record<string, AnyDecision>, readers: Readers): object =>
  Object.fromEntries(
    Object.entries(tags).map(([call, decision]) => {
      decisions.set(call, decision);
      return [call, enhancement(decision, readers[call])];
    }),
  );

/** The generated endpoints of visitors' pages with tags and tolerant answers. */
export const taggedApi = publicApi.enhanceEndpoints<TagType, PublicDefinitions>({
  addTagTypes: tagTypes,
  endpoints: withTags(publicTags, transformResponse),
});
