import { useSyncExternalStore } from 'react';
import type { AppDispatch } from '@/api/hooks';
import { memberApi } from '@/api/memberApi';

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
 * and its outcome counts.
 */
export type Outcome = { is: 'done' } | { is: 'overtaken' } | { is: 'failed'; error: unknown };

const { saveJob, removeSavedJob } = memberApi.endpoints;

/** Saves a job to the account or removes it, optimistically: rolled back on failure. */
export const changeSaved = (
  dispatch: AppDispatch,
  jobId: string,
  isSaved: boolean,
): Promise<Outcome> => {
  desiredState.set(jobId, isSaved);
  notifyListeners();
  const before: Promise<unknown> = inFlight.get(jobId) ?? Promise.resolve();
  const send = async (): Promise<Outcome> => {
    await before;
    const call = isSaved ? saveJob : removeSavedJob;
    const { error } = await dispatch(call.initiate({ jobId }, { track: false }));
    if (inFlight.get(jobId) !== sent) return { is: 'overtaken' };
    inFlight.delete(jobId);
    desiredState.delete(jobId);
    notifyListeners();
    return error === undefined ? { is: 'done' } : { is: 'failed', error };
  };
  const sent = send();
  inFlight.set(jobId, sent);
  return sent;
};
