import { useKeysSetting } from '@/session/useKeysSetting';
import { useSingleKeys } from '@/ui/keys/useSingleKeys';
import type { DeskControls } from './useDesk';

/**
 * Registers the desk's keyboard shortcuts. Moves apply to the selected applicants, otherwise to the
 * open one.
 */
export const useDeskKeys = (desk: DeskControls) => {
  const { chosen, targets, selection, keys, step, close, move, undoLast } = desk;
  return useSingleKeys(useKeysSetting('applicant keys'), {
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
