import { isFulfilled, isRejected, type UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '@/api/hooks';
import { jobBoardApi } from '@/api/jobBoardApi';
import { invalidatedTags } from '@/api/taggedApi';
import type { Tag } from '@/api/tags/tags';
import type { OperationId } from '@contract/generated/operations';
import { isRecord } from '@contract/isRecord';
import { isQuery, readOnceAnswered } from './readOnceAnswered';

type MutationFulfilled = UnknownAction & {
  meta: { arg: { endpointName: OperationId; originalArgs: unknown } };
};
const isMutationFulfilled = (action: unknown): action is MutationFulfilled =>
  isFulfilled(action) && isRecord(action.meta.arg) && action.meta.arg['type'] === 'mutation';

/**
 * A query that was on its way when a mutation changed what it reads is aborted and sent again. RTK
 * Query re-reads invalidated queries, but sends none a second time that is still pending: its older
 * answer would be shown. Of a first answer it is known only once it is here what it shows: it is sent
 * again then.
 */
export const refetchOvertakenQueries = (startListening: StartListening) => {
  const { util } = jobBoardApi;
  /** What changed what each aborted one reads, by its request. */
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
          void readOnceAnswered(query, tags, () => store.getState());
    },
  });
  // as soon as it is aborted: a screen that is drawn before it is sent again would show it as failed
  startListening({
    matcher: isRejected,
    effect: ({ meta: { requestId } }, { dispatch }) => {
      const tags = overtaken.get(requestId);
      overtaken.delete(requestId);
      // the others are pending by now, so only what was aborted is sent
      if (tags) dispatch(util.invalidateTags(tags));
    },
  });
};
