import Button from '@mui/material/Button';
import type { Company } from '@/api/jobBoardApi';
import {
  useInviteColleagueMutation,
  useWithdrawColleagueInvitationMutation,
} from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { companyTexts } from '@/texts/profiles/company';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { notify } from '@/ui/notify/notify';
import { Card } from '@/ui/page/Card';
import { breakable } from '@/ui/text/breakable';
import { dateText } from '@/ui/text/dateTexts';
import { RoleChip } from './RoleChip';

const { pending: texts, invite } = companyTexts;
type Invitation = Company['invitations'][number];

/** Somebody who was invited and hasn't answered: send it again, or take it back. */
export const PendingInvitation = ({ invitation }: { invitation: Invitation }) => {
  const { _id: id, email, role, allJobs, jobIds, invitedBy, expiresAt } = invitation;
  const [inviteAgain, again] = useInviteColleagueMutation();
  const [takeBack, back] = useWithdrawColleagueInvitationMutation();
  const busy = again.isLoading || back.isLoading;
  const attempt = async (work: Promise<unknown>, done: string, failed: string): Promise<void> => {
    try {
      await work;
      notify.success(done);
    } catch (error) {
      notify.error(refusalText(error, failed));
    }
  };
  const send = (): void => {
    if (busy) return;
    const colleagueInvitationInput = { email, role, allJobs, jobIds };
    const sent = inviteAgain({ colleagueInvitationInput }).unwrap();
    void attempt(sent, invite.done(email), invite.failed);
  };
  const withdraw = (): void => {
    if (!busy) void attempt(takeBack({ id }).unwrap(), texts.takenBack, texts.failed);
  };
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
        <Button size="small" variant="outlined" aria-label={texts.againOf(email)} onClick={send}>
          {texts.again}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={texts.takeBackOf(email)}
          data-delete
          onClick={withdraw}
        >
          {texts.takeBack}
        </Button>
      </div>
    </Card>
  );
};
