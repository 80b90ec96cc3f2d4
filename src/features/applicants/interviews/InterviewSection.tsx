import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Applicant, Interview } from '@/api/jobBoardApi';
import { useCancelInterviewMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { letterTexts } from '@/texts/jobs/letters';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { notify } from '@/ui/notify/notify';
import { styled } from '@/ui/styled';
import { dayAndTimeText, timeRangeText } from '@/ui/text/localTimes';
import { useNow } from '@/ui/text/now';
import { openStates } from '@contract/jobs/applicationLife';
import { usePressedFocus } from '../panel/usePressedFocus';
import { InterviewDialog } from './InterviewDialog';
import { isOver, unbookedText } from './interviewText';

const { interview: texts } = letterTexts;
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& > b': { fontWeight: 650 },
  '& > p': { color: theme.vars.palette.ink2, overflowWrap: 'anywhere' },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

const summaryOf = (interview: Interview, name: string): string => {
  const { state, minutes, chosenAt } = interview;
  return state === 'booked' && chosenAt
    ? `${dayAndTimeText(chosenAt).replace(/, [^,]*$/, '')}, ${timeRangeText(chosenAt, minutes)}`
    : unbookedText(interview, name);
};

const isOn = ({ state }: Interview): boolean => state === 'offered' || state === 'booked';

/**
 * Returns what the employer can do about an interview. Offering other times isn't possible once the
 * application is decided, since it would undo the decision.
 */
const waysOf = ({ state }: Applicant, interview: Interview, now: number) => ({
  mayOffer: openStates.includes(state),
  mayCancel: isOn(interview) && !isOver(interview, now) && state !== 'withdrawn',
});
const noWays = { mayOffer: false, mayCancel: false };

/** Returns a function that cancels an application's interview and shows the outcome in a toast. */
const useCancel = (id: string, onEnd: () => void) => {
  const [cancelInterview, { isLoading }] = useCancelInterviewMutation();
  const cancel = async (): Promise<void> => {
    if (isLoading) return;
    try {
      await cancelInterview({ id }).unwrap();
      notify.success(texts.cancelQuestion.done);
    } catch (error) {
      notify.error(refusalText(error, texts.cancelQuestion.failed));
    }
    onEnd();
  };
  return { cancel, isLoading };
};

type InterviewSectionProps = {
  applicant: Applicant & { interview?: Interview };
  name: string;
  readsOnly: boolean;
};

/** The state of an interview for the employer, with the actions to change or cancel it. */
export const InterviewSection = ({ applicant, name, readsOnly }: InterviewSectionProps) => {
  const { interview } = applicant;
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const now = useNow();
  const close = (): void => setOpen(null);
  const notePress = usePressedFocus(interview?.state ?? '', open !== null);
  const { cancel, isLoading } = useCancel(applicant._id, close);
  if (!interview) return null;
  const { mayOffer, mayCancel } = readsOnly ? noWays : waysOf(applicant, interview, now);
  const cancelIt = (): void => {
    if (!isLoading) notePress();
    void cancel();
  };
  return (
    <Frame>
      <b className="num">{summaryOf(interview, name)}</b>
      {isOn(interview) && (
        <p dir="auto">
          {[texts.kinds[interview.kind], interview.place].filter(Boolean).join(' · ')}
        </p>
      )}
      {(mayOffer || mayCancel) && (
        <div className="actions">
          {mayOffer && (
            <Button size="small" variant="outlined" onClick={() => setOpen('change')}>
              {texts.change}
            </Button>
          )}
          {mayCancel && (
            <Button size="small" variant="outlined" color="error" onClick={() => setOpen('cancel')}>
              {texts.cancel}
            </Button>
          )}
        </div>
      )}
      {open === 'change' && (
        <InterviewDialog
          {...{ applicant, name }}
          former={interview}
          onSent={close}
          onClose={close}
        />
      )}
      {open === 'cancel' && (
        <ConfirmDialog
          open
          text={texts.cancelQuestion.title}
          detail={texts.cancelQuestion.text(name)}
          confirmLabel={texts.cancelQuestion.confirm}
          cancelLabel={texts.cancelQuestion.back}
          busy={isLoading}
          onConfirm={cancelIt}
          onCancel={close}
        />
      )}
    </Frame>
  );
};
