import Button from '@mui/material/Button';
import type { Company } from '@/api/jobBoardApi';
import {
  useInviteColleagueMutation,
  useWithdrawColleagueInvitationMutation,
} from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { companyTexts } from '@/texts/profiles/company';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { useNotified } from '@/ui/notify/useNotified';
import { Card } from '@/ui/page/Card';
import { DeleteButton } from '@/ui/table/DeleteButton';
import { breakable } from '@/ui/text/breakable';
import { dateText } from '@/ui/text/dateTexts';
import { RoleChip } from './RoleChip';

const { pending: texts, invite } = companyTexts;
type Invitation = Company['invitations'][number];

/** An unanswered invitation, which can be sent again or withdrawn. */
export const PendingInvitation = ({ invitation }: { invitation: Invitation }) => {
  const { _id: id, email, role, allJobs, jobIds, invitedBy, expiresAt } = invitation;
  const [inviteAgain, again] = useInviteColleagueMutation();
  const [withdrawInvitation, withdrawal] = useWithdrawColleagueInvitationMutation();
  const send = useNotified(inviteAgain, {
    success: invite.done(email),
    failure: (error) => refusalText(error, invite.failed),
  });
  const withdraw = useNotified(withdrawInvitation, {
    success: texts.withdrawn,
    failure: (error) => refusalText(error, texts.withdrawFailed),
  });
  return (
    <Card>
      <InitialsTile name={email} size={44} round />
      <div className="who">
        <h3 dir="auto">
          <span>{breakable(email)}</span>
        </h3>
        <p dir="auto">{texts.until(invitedBy, dateText(expiresAt))}</p>
      </div>
      <RoleChip role={role} />
      <div className="ways">
        <Button
          size="small"
          variant="outlined"
          aria-label={texts.againOf(email)}
          onClick={() => {
            if (!again.isLoading)
              void send({ colleagueInvitationInput: { email, role, allJobs, jobIds } });
          }}
        >
          {texts.again}
        </Button>
        <DeleteButton
          text={texts.withdraw}
          label={texts.withdrawOf(email)}
          question={texts.askWithdraw}
          detail={<bdi>{texts.withdrawDetail(email)}</bdi>}
          busy={withdrawal.isLoading}
          onDelete={async () => {
            await withdraw({ id });
            // closes after a failure, too
            return true;
          }}
        />
      </div>
    </Card>
  );
};
