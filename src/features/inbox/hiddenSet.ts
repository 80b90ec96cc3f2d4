import { useSyncExternalStore } from 'react';
import type { HiddenItem, Job } from '@/api/jobBoardApi';
import { useCurrentUser } from '@/session/useSession';
import { caseFold } from '@contract/text/caseFold';

/*
 * The hidden jobs and companies, looked up for each job of the listing. Small, since the listing
 * waits for it; the code that hides and shows is loaded later and sets it (HiddenSync).
 */
type HiddenSet = ReadonlySet<string>;
/** The prefix of the storage keys. */
export const hiddenPrefix = 'hidden:';
const none: HiddenSet = new Set();
let hidden = none;
const listeners = new Set<() => void>();

const entry = (kind: HiddenItem['kind'], key: string): string =>
  `${kind} ${kind === 'company' ? caseFold(key.trim()) : key}`;

export const setOf = (items: readonly Pick<HiddenItem, 'kind' | 'key'>[]): HiddenSet =>
  new Set(items.map(({ kind, key }) => entry(kind, key)));

export const setHidden = (next: HiddenSet): void => {
  hidden = next;
  for (const listener of listeners) listener();
};

/** Returns why a job is hidden; `undefined` if it isn't. */
export const hiddenBy = (
  set: HiddenSet,
  { _id: id, companyname = '' }: Pick<Job, '_id' | 'companyname'>,
): HiddenItem['kind'] | undefined => {
  if (set.has(entry('job', id))) return 'job';
  return companyname !== '' && set.has(entry('company', companyname)) ? 'company' : undefined;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Returns a function that tells whether a job is hidden from the current user; employers can't hide
 * jobs.
 */
export const useIsHidden = (): ((job: Job) => boolean) => {
  const set = useSyncExternalStore(
    subscribe,
    () => hidden,
    () => none,
  );
  const me = useCurrentUser();
  const mayHide = me === null || me.role === 'jobseeker';
  return (job) => mayHide && set.size > 0 && hiddenBy(set, job) !== undefined;
};
