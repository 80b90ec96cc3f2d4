import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLiftSuspensionMutation, useSuspendAccountMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { moderationTexts } from '@/texts/admin/moderation';
import { notify } from '@/ui/notify/notify';
import type { AccountRole } from '@contract/accountFields';
import { ReasonDialog } from '../queue/ReasonDialog';

const { suspension: texts } = moderationTexts;

type SuspensionButtonProps = {
  role: AccountRole;
  id: string;
  username: string;
  isSuspended: boolean;
  /** The case in which the suspension is decided. */
  caseId?: string | undefined;
};

/** Returns functions that suspend and restore the account, each with a toast. */
const useSuspension = ({ role, id, username, caseId }: SuspensionButtonProps) => {
  const [suspendAccount] = useSuspendAccountMutation();
  const [liftSuspension, { isLoading }] = useLiftSuspensionMutation();
  /** Awaits the call and shows a toast; resolves to whether it succeeded. */
  const withToast = async (call: Promise<unknown>, text: string): Promise<boolean> => {
    try {
      await call;
      notify.success(text);
      return true;
    } catch (error) {
      notify.error(refusalText(error, texts.failed));
      return false;
    }
  };
  return {
    restoring: isLoading,
    suspend: (reason: string) =>
      withToast(
        suspendAccount({
          role,
          id,
          suspensionInput: { reason, ...(caseId !== undefined && { caseId }) },
        }).unwrap(),
        texts.done(username),
      ),
    restore: () => withToast(liftSuspension({ role, id }).unwrap(), texts.restored(username)),
  };
};

/** Suspends an account for a given reason, or restores a suspended one. */
export const SuspensionButton = (props: SuspensionButtonProps) => {
  const { role, username, isSuspended } = props;
  const [asking, setAsking] = useState(false);
  const { restoring, suspend, restore } = useSuspension(props);
  const send = async (reason: string): Promise<boolean> => {
    const done = await suspend(reason);
    if (done) setAsking(false);
    return done;
  };
  return (
    <>
      {/* one button for both, so that it keeps the focus */}
      <Button
        variant="outlined"
        size="small"
        color={isSuspended ? 'primary' : 'error'}
        aria-label={isSuspended ? texts.restoreNamed(username) : texts.suspendNamed(username)}
        aria-haspopup={isSuspended ? undefined : 'dialog'}
        aria-disabled={restoring || undefined}
        onClick={() => {
          if (!isSuspended) setAsking(true);
          else if (!restoring) void restore();
        }}
      >
        {isSuspended ? texts.restore : texts.suspend}
      </Button>
      {asking && (
        <ReasonDialog
          title={texts.title(username)}
          about={undefined}
          detail={texts.detail[role]}
          reasons={texts.reasons[role]}
          confirmLabel={texts.suspend}
          texts={texts}
          restoresFocus
          onSend={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
