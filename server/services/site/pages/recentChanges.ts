import { machineTime } from '../../../timing/machineTime';
import type { Change } from './pageDependencies';

/** Maximum number of changes remembered, to bound memory. */
const maxRemembered = 5000;

/**
 * Remembers the recent changes that this process received, to check pages that were being rendered
 * at the time.
 */
export const rememberChanges = () => {
  let all: { at: number; change: Change }[] = [];
  /** Since when `all` is complete. */
  let completeFrom = machineTime();
  return {
    note: (change: Change): void => {
      all.push({ at: machineTime(), change });
      if (all.length <= maxRemembered) return;
      all = all.slice(all.length / 2);
      completeFrom = all[0]?.at ?? completeFrom;
    },
    /** Forgets all changes, since some may have been missed. */
    forget: (): void => {
      all = [];
      completeFrom = machineTime();
    },
    /** Returns all changes since then combined; `undefined` if they are no longer known. */
    since: (time: number): Change | undefined => {
      if (time < completeFrom) return undefined;
      const later = all.slice(all.findLastIndex(({ at }) => at < time) + 1);
      return {
        ids: new Set(later.flatMap(({ change }) => [...change.ids])),
        isJob: later.some(({ change }) => change.isJob),
        isAll: later.some(({ change }) => change.isAll),
      };
    },
  };
};
