import { machineTime } from '../../../timing/machineTime';
import type { Change } from './shown';

/** As many changes are remembered at most, so that a burst of them takes no memory. */
const maxRemembered = 5000;

/** What this process heard of changes lately, to be compared with pages that were made meanwhile. */
export const rememberChanges = () => {
  let all: { at: number; change: Change }[] = [];
  /** From when on nothing is missing in `all`. */
  let completeFrom = machineTime();
  return {
    note: (change: Change): void => {
      all.push({ at: machineTime(), change });
      if (all.length <= maxRemembered) return;
      all = all.slice(all.length / 2);
      completeFrom = all[0]?.at ?? completeFrom;
    },
    /** Changes may have been missed. */
    forget: (): void => {
      all = [];
      completeFrom = machineTime();
    },
    /** All that was changed from then on; undefined where that isn't known any more. */
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
