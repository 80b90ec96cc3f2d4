import { EditCaseJob } from '@/features/jobs/EditCaseJob';
import { moderationTexts } from '@/texts/admin/moderation';
import { KeysDialog } from '@/ui/keys/KeysDialog';
import { ReasonDialog } from './ReasonDialog';
import type { CaseQueueControls } from './useCaseQueue';
import type { QueueDecisions } from './useQueueDecisions';
import type { useQueueKeys } from './useQueueKeys';

const { keys: keysTexts, takeDown, suspend, reasonForm } = moderationTexts;

type DialogProps = { queue: CaseQueueControls; decisions: QueueDecisions; onClose: () => void };

const TakeDownDialog = ({ queue, decisions, onClose }: DialogProps) => {
  const ids = queue.dialogs.dialog?.ids ?? [];
  const isSeveral = ids.length > 1;
  return (
    <ReasonDialog
      title={isSeveral ? takeDown.titleMany(ids.length) : takeDown.title}
      about={isSeveral ? undefined : queue.titleOf(ids[0])}
      detail={isSeveral ? takeDown.detailMany : takeDown.detail}
      reasons={reasonForm.takeDown}
      confirmLabel={takeDown.confirm}
      onSend={decisions.sendWithReason('takeDown')}
      onClose={onClose}
    />
  );
};

const SuspendDialog = ({ queue, decisions, onClose }: DialogProps) => {
  const employer = queue.current?.employer;
  if (!employer) return null;
  return (
    <ReasonDialog
      title={suspend.title(employer.companyName || employer.usernameEmployer)}
      about={employer.usernameEmployer}
      detail={suspend.detail(employer.liveJobs)}
      reasons={reasonForm.suspend}
      confirmLabel={suspend.confirm}
      onSend={decisions.sendWithReason('suspend')}
      onClose={onClose}
    />
  );
};

type QueueDialogsProps = {
  queue: CaseQueueControls;
  decisions: QueueDecisions;
  keys: ReturnType<typeof useQueueKeys>;
};

/** The queue's open dialog, if any. A dialog that needs the whole case waits until it is loaded. */
export const QueueDialogs = ({ queue, decisions, keys }: QueueDialogsProps) => {
  const { current, chosenId, dialogs } = queue;
  const { dialog } = dialogs;
  const onClose = (): void => dialogs.closeDialog();
  if (!dialog) return null;
  if (dialog.kind === 'keys')
    return (
      <KeysDialog texts={keysTexts} on={keys.on} onSwitch={keys.switchKeys} onClose={onClose} />
    );
  if (dialog.kind === 'takeDown') return <TakeDownDialog {...{ queue, decisions, onClose }} />;
  if (!current || !dialog.ids.includes(chosenId ?? '')) return null;
  if (dialog.kind === 'suspend') return <SuspendDialog {...{ queue, decisions, onClose }} />;
  return (
    <EditCaseJob
      caseId={current._id}
      job={current.job}
      onSaved={decisions.jobEdited}
      onClose={onClose}
    />
  );
};
