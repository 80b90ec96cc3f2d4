import { useSingleKeys } from '@/ui/keys/useSingleKeys';
import type { DeskControls } from './useDesk';

/** What each of the desk's keys does; a move is for those who are ticked, else for the open one. */
export const useDeskKeys = (desk: DeskControls) => {
  const { chosen, targets, selection, keys, step, close, move, undoLast } = desk;
  return useSingleKeys('jobline-applicant-keys', {
    j: () => step(1),
    k: () => step(-1),
    s: () => move('shortlist', targets),
    r: () => move('reject', targets),
    x: () => {
      if (chosen) selection.toggle(chosen._id);
    },
    u: undoLast,
    '?': keys.open,
    escape: close,
  });
};
