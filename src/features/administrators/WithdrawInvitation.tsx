import type { Admins } from '@/api/jobBoardApi';
import { useWithdrawInvitationMutation } from '@/api/memberApi';
import { administratorsTexts as texts } from '@/texts/admin/administrators';
import { useNotified } from '@/ui/notify/useNotified';
import { DeleteButton } from '@/ui/table/DeleteButton';

type Invitation = Admins['invitations'][number];

/** Withdraws an invitation after a confirmation. */
export const WithdrawInvitation = ({ invitation }: { invitation: Invitation }) => {
  const { _id: id, adminname } = invitation;
  const [withdrawInvitation, { isLoading }] = useWithdrawInvitationMutation();
  const withdraw = useNotified(withdrawInvitation, {
    success: texts.withdrawn(adminname),
    failure: texts.withdrawFailed,
  });
  return (
    <DeleteButton
      text={texts.withdraw}
      label={texts.withdrawNamed(adminname)}
      question={texts.askWithdraw}
      detail={<bdi>{texts.withdrawDetail(adminname)}</bdi>}
      busy={isLoading}
      onDelete={async () => (await withdraw({ id })).ok}
    />
  );
};
