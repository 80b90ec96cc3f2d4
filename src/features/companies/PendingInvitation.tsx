import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Company } from '@/api/jobBoardApi';
import {
  useInviteColleagueMutation,
  useWithdrawColleagueInvitationMutation,
} from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { companyTexts } from '@/texts/profiles/company';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { notify } from '@/ui/notify/notify';
import { Card } from '@/ui/page/Card';
import { breakable } from '@/ui/text/breakable';
import { dateText } from '@/ui/text/dateTexts';
import { RoleChip } from './RoleChip';

const { pending: texts, invite } = companyTexts;
type Invitation = Company['invitations'][number];

/** Shows the outcome of a call as a toast. */
const attempt = async (work: Promise<unknown>, done: string, failed: string): Promise<void> => {
  try {
    await work;
    notify.success(done);
  } catch (error) {
    notify.error(refusalText(error, failed));
  }
};

/** An unanswered invitation, which can be sent again or withdrawn. */
export const PendingInvitation = ({ invitation }: { invitation: Invitation }) => {
  const { _id: id, email, role, allJobs, jobIds, invitedBy, expiresAt } = invitation;
  const [inviteAgain, again] = useInviteColleagueMutation();
  const [withdrawInvitation, withdrawal] = useWithdrawColleagueInvitationMutation();
  const [asking, setAsking] = useState(false);
  const send = (): void => {
    if (again.isLoading) return;
    const colleagueInvitationInput = { email, role, allJobs, jobIds };
    const sent = inviteAgain({ colleagueInvitationInput }).unwrap();
    void attempt(sent, invite.done(email), invite.failed);
  };
  const withdraw = async (): Promise<void> => {
    const withdrawn = withdrawInvitation({ id }).unwrap();
    await attempt(withdrawn, texts.withdrawn, texts.withdrawFailed);
    setAsking(false);
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
          aria-label={texts.withdrawOf(email)}
          data-delete
          onClick={() => setAsking(true)}
        >
          {texts.withdraw}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        text={texts.askWithdraw}
        detail={<bdi>{texts.withdrawDetail(email)}</bdi>}
        confirmLabel={texts.withdraw}
        busy={withdrawal.isLoading}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
};
