import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Admins } from '@/api/jobBoardApi';
import { useWithdrawInvitationMutation } from '@/api/memberApi';
import { administratorsTexts as texts } from '@/texts/admin/administrators';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { notify } from '@/ui/notify/notify';

type Invitation = Admins['invitations'][number];

/** Withdraws an invitation after a confirmation. */
export const WithdrawInvitation = ({ invitation }: { invitation: Invitation }) => {
  const { _id: id, adminname } = invitation;
  const [asking, setAsking] = useState(false);
  const [withdrawInvitation, { isLoading }] = useWithdrawInvitationMutation();
  const confirm = async (): Promise<void> => {
    try {
      await withdrawInvitation({ id }).unwrap();
      notify.success(texts.withdrawn(adminname));
      setAsking(false);
    } catch {
      notify.error(texts.withdrawFailed);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color="error"
        aria-label={texts.withdrawNamed(adminname)}
        data-delete
        onClick={() => setAsking(true)}
      >
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        text={texts.askWithdraw}
        detail={<bdi>{texts.withdrawDetail(adminname)}</bdi>}
        confirmLabel={texts.withdraw}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};
