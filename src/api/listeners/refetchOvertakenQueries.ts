import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '@/api/hooks';
import { jobBoardApi } from '@/api/jobBoardApi';
import { invalidatedTags } from '@/api/taggedApi';
import type { OperationId } from '@contract/generated/operations';
import { isRecord } from '@contract/isRecord';

type MutationFulfilled = UnknownAction & {
  meta: { arg: { endpointName: OperationId; originalArgs: unknown } };
};
const isMutationFulfilled = (action: unknown): action is MutationFulfilled =>
  isFulfilled(action) && isRecord(action.meta.arg) && action.meta.arg['type'] === 'mutation';

/**
 * A query that was on its way when a mutation changed what it reads is aborted and sent again. RTK
 * Query re-reads invalidated queries, but sends none a second time that is still pending: its older
 * answer would be shown.
 */
export const refetchOvertakenQueries = (startListening: StartListening) =>
  startListening({
    matcher: isMutationFulfilled,
    effect: async ({ meta }, { dispatch, getOriginalState }) => {
      const { util } = jobBoardApi;
      const before = getOriginalState();
      const tags = invalidatedTags(meta.arg.endpointName, meta.arg.originalArgs);
      const overtaken = new Set(
        util
          .selectInvalidatedBy(before, tags)
          .map(({ queryCacheKey }) => queryCacheKey)
          .filter((key) => before.api.queries[key]?.status === 'pending'),
      );
      if (overtaken.size === 0) return;
      const running = dispatch(util.getRunningQueriesThunk()).filter(({ queryCacheKey }) =>
        overtaken.has(queryCacheKey),
      );
      for (const query of running) query.abort();
      await Promise.all(running);
      // the others are pending by now, so only those that were aborted are sent
      dispatch(util.invalidateTags(tags));
    },
  });
