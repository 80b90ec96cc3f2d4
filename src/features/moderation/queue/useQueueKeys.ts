import { useKeysSetting } from '@/session/useKeysSetting';
import { useSingleKeys } from '@/ui/keys/useSingleKeys';
import type { CaseQueueControls } from './useCaseQueue';
import type { QueueDecisions } from './useQueueDecisions';

/**
 * Binds the queue's keys; some act on the checked cases, or on the selected one if none is checked.
 */
export const useQueueKeys = (queue: CaseQueueControls, { send, undoLast }: QueueDecisions) => {
  const { search, chosenId, current, canDecide, selection, dialogs, step } = queue;
  const { selected } = selection;
  const chosenIds = chosenId === undefined ? [] : [chosenId];
  const targetIds = selected.length > 0 ? selected : chosenIds;
  const canDecideTargets = selected.length > 0 || canDecide;
  const { openDialog } = dialogs;
  return useSingleKeys(useKeysSetting('case keys'), {
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      if (chosenId !== undefined && search.state === 'open') selection.toggle(chosenId);
    },
    u: undoLast,
    '?': () => openDialog('keys'),
    d: () => {
      if (canDecideTargets) void send('dismiss', targetIds);
    },
    a: () => {
      if (canDecideTargets) void send('approve', targetIds);
    },
    t: () => {
      if (canDecideTargets) openDialog('takeDown', targetIds);
    },
    // these two need the whole case: their dialogs appear once it is loaded
    s: () => {
      const canSuspend = !current || (current.employer && !current.employer.suspendedAt);
      if (canDecide && canSuspend) openDialog('suspend', chosenIds);
    },
    e: () => {
      const canEdit = !current || current.job.status !== 'removed';
      if (canDecide && canEdit) openDialog('edit', chosenIds);
    },
  });
};
