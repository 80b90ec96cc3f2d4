import { isFulfilled, isRejected, type UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '@/api/hooks';
import { jobBoardApi } from '@/api/jobBoardApi';
import { invalidatedTags } from '@/api/taggedApi';
import type { Tag } from '@/api/tags/tags';
import type { OperationId } from '@contract/generated/operations';
import { isRecord } from '@contract/isRecord';
import { isQuery, refetchOnceSettled } from './refetchOnceSettled';

type MutationFulfilled = UnknownAction & {
  meta: { arg: { endpointName: OperationId; originalArgs: unknown } };
};
const isMutationFulfilled = (action: unknown): action is MutationFulfilled =>
  isFulfilled(action) && isRecord(action.meta.arg) && action.meta.arg['type'] === 'mutation';

/**
 * Aborts and resends queries that were in flight when a mutation changed what they read. RTK Query
 * refetches invalidated queries but doesn't resend one that is still pending, so its stale answer
 * would be shown. A query without an earlier answer has no known tags yet: it is refetched after it
 * is answered.
 */
export const refetchOvertakenQueries = (startListening: StartListening) => {
  const { util } = jobBoardApi;
  /** The tags that invalidated each aborted query, by request id. */
  const overtaken = new Map<string, Tag[]>();
  startListening({
    matcher: isMutationFulfilled,
    effect: ({ meta }, { dispatch, ...store }) => {
      const tags = invalidatedTags(meta.arg.endpointName, meta.arg.originalArgs);
      const before = store.getOriginalState();
      for (const query of dispatch(util.getRunningQueriesThunk()))
        if (isQuery(before, query, 'pending', tags)) {
          overtaken.set(query.requestId, tags);
          query.abort();
        } else if (isQuery(before, query, 'pending'))
          void refetchOnceSettled(query, tags, () => store.getState());
    },
  });
  // runs as soon as the query is aborted: a screen rendered before it is resent would show an error
  startListening({
    matcher: isRejected,
    effect: ({ meta: { requestId } }, { dispatch }) => {
      const tags = overtaken.get(requestId);
      overtaken.delete(requestId);
      // the others are pending by now, so only the aborted query is sent
      if (tags) dispatch(util.invalidateTags(tags));
    },
  });
};
