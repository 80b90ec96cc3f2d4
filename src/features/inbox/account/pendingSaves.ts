import { useSyncExternalStore } from 'react';
import type { AppDispatch, useAppStore } from '@/api/hooks';
import { memberApi } from '@/api/memberApi';
import { watchSession } from '@/api/watchSession';

/*
 * Optimistic changes of saved jobs, whose calls are in flight. The changes of one job are sent one
 * after another, since concurrent calls could arrive in the wrong order.
 */

/** The desired state by job id: whether the job is to be saved. */
const desiredState = new Map<string, boolean>();
/** The last change in flight by job id. */
const inFlight = new Map<string, Promise<Outcome>>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const notifyListeners = (): void => {
  removals = new Set([...desiredState].flatMap(([id, isSaved]) => (isSaved ? [] : [id])));
  for (const listener of listeners) listener();
};

/** Returns the desired state of a job while its change is in flight, otherwise `undefined`. */
export const usePendingSave = (jobId: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => desiredState.get(jobId),
    () => undefined,
  );

/** The ids of the jobs being removed. The identity is stable until the set changes. */
let removals: ReadonlySet<string> = new Set();
export const usePendingRemovals = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => removals,
    () => removals,
  );

/**
 * The outcome of a change. `overtaken`: another change of the same job was made in the meantime,
 * and its outcome counts, or the session has ended.
 */
export type Outcome = { is: 'done' } | { is: 'overtaken' } | { is: 'failed'; error: unknown };

const { saveJob, removeSavedJob } = memberApi.endpoints;

/**
 * Saves a job to the account or removes it, optimistically: rolled back on failure. Changes that
 * aren't sent when the session ends are dropped: the next one may be somebody else's.
 */
export const changeSaved = (
  store: ReturnType<typeof useAppStore>,
  jobId: string,
  isSaved: boolean,
): Promise<Outcome> => {
  desiredState.set(jobId, isSaved);
  notifyListeners();
  const isOver = watchSession(store);
  const dispatch: AppDispatch = store.dispatch;
  const before: Promise<unknown> = inFlight.get(jobId) ?? Promise.resolve();
  const send = async (): Promise<Outcome> => {
    await before;
    const call = isSaved ? saveJob : removeSavedJob;
    const error = isOver()
      ? undefined
      : (await dispatch(call.initiate({ jobId }, { track: false }))).error;
    if (inFlight.get(jobId) !== sent) return { is: 'overtaken' };
    inFlight.delete(jobId);
    desiredState.delete(jobId);
    notifyListeners();
    // a logout aborts the call; one that was refused because the session has ended is a failure
    if (isOver() && !(error && 'status' in error)) return { is: 'overtaken' };
    return error === undefined ? { is: 'done' } : { is: 'failed', error };
  };
  const sent = send();
  inFlight.set(jobId, sent);
  return sent;
};
