import Button from '@mui/material/Button';
import type { Applicant } from '@/api/jobBoardApi';
import { useCancelPendingMoveMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { letterTexts } from '@/texts/jobs/letters';
import { Notice } from '@/ui/form/FormAlert';
import { notify } from '@/ui/notify/notify';
import { dayAndTimeText } from '@/ui/text/localTimes';

const { dialog: texts } = letterTexts;

type PendingNoteProps = { applicant: Applicant; readsOnly: boolean };

/** A note about a decision not yet sent to the applicant, with a button to withdraw it. */
export const PendingNote = ({ applicant, readsOnly }: PendingNoteProps) => {
  const [cancelPendingMove, { isLoading }] = useCancelPendingMoveMutation();
  const { _id: id, pendingAt } = applicant;
  if (pendingAt === undefined) return null;
  const takeBack = async (): Promise<void> => {
    try {
      await cancelPendingMove({ id }).unwrap();
      notify.success(texts.takenBack);
    } catch (error) {
      notify.error(refusalText(error, texts.failed));
    }
  };
  return (
    <Notice>
      <p className="num">{texts.pending(dayAndTimeText(pendingAt))}</p>
      {!readsOnly && (
        <Button
          size="small"
          variant="text"
          aria-disabled={isLoading || undefined}
          onClick={() => {
            if (!isLoading) void takeBack();
          }}
        >
          {texts.takeBack}
        </Button>
      )}
    </Notice>
  );
};
