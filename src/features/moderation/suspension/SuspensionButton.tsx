import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLiftSuspensionMutation, useSuspendAccountMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { moderationTexts } from '@/texts/admin/moderation';
import { useNotified } from '@/ui/notify/useNotified';
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
  const failure = (error: unknown): string => refusalText(error, texts.failed);
  const suspend = useNotified(suspendAccount, { success: texts.done(username), failure });
  const restore = useNotified(liftSuspension, { success: texts.restored(username), failure });
  return {
    restoring: isLoading,
    /** Resolves to whether it succeeded. */
    suspend: async (reason: string): Promise<boolean> => {
      const suspensionInput = { reason, ...(caseId !== undefined && { caseId }) };
      return (await suspend({ role, id, suspensionInput })).ok;
    },
    restore: () => restore({ role, id }),
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
