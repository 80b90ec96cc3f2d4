import Button from '@mui/material/Button';
import { useRef, useState, type RefObject } from 'react';
import type { CandidateDetails } from '@/api/jobBoardApi';
import { useWithdrawCandidateInvitationMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { candidateTexts } from '@/texts/candidates/candidates';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { notify } from '@/ui/notify/notify';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { dayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';

const { invite: texts } = candidateTexts;
type Sent = CandidateDetails['invitations'][number];

const Withdraw = ({ id, invitation }: { id: string; invitation: Sent }) => {
  const [asking, setAsking] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawCandidateInvitationMutation();
  const { jobId, jobtitle } = invitation;
  const confirm = async (): Promise<void> => {
    try {
      await withdraw({ id, jobId }).unwrap();
      notify.success(texts.withdrawn);
    } catch (error) {
      // for example, the candidate answered first
      notify.error(refusalText(error, texts.withdrawFailed));
    }
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        data-delete
        aria-label={texts.withdrawNamed(jobtitle)}
        onClick={() => setAsking(true)}
      >
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        text={texts.askWithdraw}
        detail={texts.withdrawDetail}
        confirmLabel={texts.withdraw}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};

type SentInvitationsProps = {
  candidate: CandidateDetails;
  /** Readers of a company can't withdraw invitations. */
  readsOnly: boolean;
  /** Takes the focus once the last invitation is withdrawn. */
  heading: RefObject<HTMLElement | null>;
};

/** A candidate's unanswered invitations, each with a button to withdraw it. */
export const SentInvitations = ({ candidate, readsOnly, heading }: SentInvitationsProps) => {
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const sent = candidate.invitations.filter(({ state }) => state === 'sent');
  useFocusAfterDelete(
    list,
    heading,
    sent.map(({ _id }) => _id),
  );
  return (
    <div ref={list} style={{ display: 'contents' }}>
      {sent.map((invitation) => (
        <div className="sent" key={invitation._id}>
          <p>
            {candidateTexts.invited.sent(invitation.jobtitle, dayText(invitation.createdAt, now))}
          </p>
          {!readsOnly && <Withdraw id={candidate._id} invitation={invitation} />}
        </div>
      ))}
    </div>
  );
};
