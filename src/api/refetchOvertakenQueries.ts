import { isFulfilled, type Middleware } from '@reduxjs/toolkit';
import type { OperationId } from '@contract/generated/operations';
import { jobBoardApi } from './jobBoardApi';
import { tagDecisions } from './tags';

type Root = Parameters<typeof jobBoardApi.util.selectInvalidatedBy>[0];
type Entry = ReturnType<typeof jobBoardApi.util.selectInvalidatedBy>[number];
type Dispatch = (action: unknown) => unknown;
type Running = Promise<unknown> & { abort: () => void };
const { util, endpoints } = jobBoardApi;

/** A call that changed something on the host: its name and argument. */
const savedBy = (action: unknown): { call: OperationId; arg: unknown } | null => {
  if (!isFulfilled(action)) return null;
  const { endpointName, type, originalArgs } = action.meta.arg as {
    endpointName?: string;
    type?: string;
    originalArgs?: unknown;
  }; // RTK Query's thunks carry them; others have none
  return type === 'mutation' && endpointName !== undefined
    ? { call: endpointName as OperationId, arg: originalArgs }
    : null; // every endpoint is a call of the contract
};

/** What the call sent of a profile: it stands there from then on. */
const sentFields = ({ arg }: { arg: unknown }): object => {
  const { employerUpdate, employerDetails, jobSeekerUpdate } = arg as {
    employerUpdate?: object;
    employerDetails?: object;
    jobSeekerUpdate?: object;
  }; // the arguments of the three calls below
  return { ...employerUpdate, ...employerDetails, ...jobSeekerUpdate };
};
const profileCalls: Partial<Record<OperationId, 'getEmployer' | 'getJobSeeker'>> = {
  updateEmployer: 'getEmployer',
  updateEmployerDetails: 'getEmployer',
  updateJobSeeker: 'getJobSeeker',
};

/**
 * Two things around the re-reading that tags bring about after a save: an answer that was on its
 * way before the save is thrown away and asked for anew (RTK Query starts no second call for what
 * is being read, so the older answer would stay); and a saved profile shows what was sent at once,
 * until it is read again.
 */
export const settleReads: Middleware = (store) => (next) => (action) => {
  const saved = savedBy(action);
  if (!saved) return next(action);
  // typed for an app's store; a middleware sees any store
  const dispatch = store.dispatch as Dispatch;
  const stateOf = () => store.getState() as Root;
  const changed: Entry[] = util.selectInvalidatedBy(
    stateOf(),
    tagDecisions[saved.call].clears?.(saved.arg as never) ?? [],
  ); // each call's own argument
  const overtaken = changed.filter(
    ({ queryCacheKey }) => stateOf().api.queries[queryCacheKey as never]?.status === 'pending',
  );
  const result = next(action);
  for (const { endpointName, originalArgs } of overtaken) {
    const running = dispatch(
      util.getRunningQueryThunk(endpointName as 'getEmployer', originalArgs),
    ) as Running | undefined; // any query's, by its name
    running?.abort();
    const readAgain = endpoints[endpointName as 'getEmployer'].initiate(originalArgs, {
      subscribe: false,
      forceRefetch: true,
    });
    void running?.finally(() => dispatch(readAgain));
  }
  for (const { endpointName, originalArgs } of changed) {
    const profile = profileCalls[saved.call];
    if (profile === endpointName)
      dispatch(
        util.updateQueryData(profile as 'getEmployer', originalArgs, (shown) => {
          if (shown) Object.assign(shown, sentFields(saved));
        }),
      );
  }
  return result;
};
