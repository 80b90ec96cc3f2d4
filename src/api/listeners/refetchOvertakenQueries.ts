import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '@/api/hooks';
import { jobBoardApi } from '@/api/jobBoardApi';
import { invalidatedTags } from '@/api/taggedApi';
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
export const refetchOvertakenQueries = (startListening: StartListening) =>
  startListening({
    matcher: isMutationFulfilled,
    effect: async ({ meta }, { dispatch, ...store }) => {
      const { util } = jobBoardApi;
      const tags = invalidatedTags(meta.arg.endpointName, meta.arg.originalArgs);
      const before = store.getOriginalState();
      const overtaken = [];
      for (const query of dispatch(util.getRunningQueriesThunk()))
        if (isQuery(before, query, 'pending', tags)) {
          query.abort();
          overtaken.push(query);
        } else if (isQuery(before, query, 'pending'))
          void readOnceAnswered(query, tags, () => store.getState());
      if (overtaken.length === 0) return;
      await Promise.all(overtaken);
      // the others are pending by now, so only those that were aborted are sent
      dispatch(util.invalidateTags(tags));
    },
  });
