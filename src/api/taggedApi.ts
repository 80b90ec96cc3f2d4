import type { OperationId } from '@contract/generated/operations';
import type { PublicDefinitions } from './definitions';
import { publicApi } from './generated/publicApi';
import { publicTags } from './tags/publicTags';
import { tagTypes, type Tag, type TagType } from './tags/tags';
import { transformResponse } from './wire/readAnswers';

/** The common shape of all tag decisions; methods, so that each call's own types are assignable. */
type AnyDecision = {
  provides?(this: void, result: unknown, arg: unknown): Tag[];
  invalidates?(this: void, arg: unknown): Tag[];
};
type Readers = Partial<Record<string, (body: unknown) => unknown>>;

/** The tag decisions of the calls whose code is loaded. */
const decisions = new Map<string, AnyDecision>();

/**
 * Returns the tags that a mutation's success invalidates, given its endpoint's name and argument.
 */
export const invalidatedTags = (call: OperationId, arg: unknown): Tag[] =>
  decisions.get(call)?.invalidates?.(arg) ?? [];

/** Only a success invalidates tags, and only an answer provides them. */
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
 * Returns endpoints with their tags and tolerant readers, for `enhanceEndpoints`. Their types come
 * from Definitions and TagDecisions, since Object.fromEntries loses them.
 */
export const withTags = (tags: Record<string, AnyDecision>, readers: Readers): object =>
  Object.fromEntries(
    Object.entries(tags).map(([call, decision]) => {
      decisions.set(call, decision);
      return [call, enhancement(decision, readers[call])];
    }),
  );

/** The generated endpoints of visitors' pages with tags and tolerant readers. */
export const taggedApi = publicApi.enhanceEndpoints<TagType, PublicDefinitions>({
  addTagTypes: tagTypes,
  endpoints: withTags(publicTags, transformResponse),
});
