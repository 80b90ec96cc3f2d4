import { useSyncExternalStore } from 'react';
import type { AppDispatch } from '@/api/hooks';
import { memberApi } from '@/api/memberApi';

/*
 * What was pressed and isn't answered yet, so that it is shown at once. A job's changes are sent one
 * after another: two on their way could arrive in the other order.
 */

/** Whether a job is to be saved, by its id. */
const wanted = new Map<string, boolean>();
/** The last change of a job that is on its way. */
const running = new Map<string, Promise<Outcome>>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const tell = (): void => {
  removals = new Set([...wanted].flatMap(([id, isSaved]) => (isSaved ? [] : [id])));
  for (const listener of listeners) listener();
};

/** Whether a job was pressed to be saved (or not) and the host hasn't answered; else undefined. */
export const usePendingSave = (jobId: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => wanted.get(jobId),
    () => undefined,
  );

/** The jobs that are being removed; the same set until one is added or done. */
let removals: ReadonlySet<string> = new Set();
export const usePendingRemovals = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => removals,
    () => removals,
  );

/** `overtaken`: another change of the same job was made meanwhile, and its outcome is what counts. */
export type Outcome = { is: 'done' } | { is: 'overtaken' } | { is: 'failed'; error: unknown };

const { saveJob, removeSavedJob } = memberApi.endpoints;

/** Saves or removes a job of the account; shown at once, and taken back where it fails. */
export const changeSaved = (
  dispatch: AppDispatch,
  jobId: string,
  isSaved: boolean,
): Promise<Outcome> => {
  wanted.set(jobId, isSaved);
  tell();
  const before: Promise<unknown> = running.get(jobId) ?? Promise.resolve();
  const send = async (): Promise<Outcome> => {
    await before;
    const call = isSaved ? saveJob : removeSavedJob;
    const { error } = await dispatch(call.initiate({ jobId }, { track: false }));
    if (running.get(jobId) !== sent) return { is: 'overtaken' };
    running.delete(jobId);
    wanted.delete(jobId);
    tell();
    return error === undefined ? { is: 'done' } : { is: 'failed', error };
  };
  const sent = send();
  running.set(jobId, sent);
  return sent;
};
