import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Applicant, Interview } from '@/api/jobBoardApi';
import { useCancelInterviewMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { letterTexts } from '@/texts/jobs/letters';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { notify } from '@/ui/notify/notify';
import { dayAndTimeText, timeRangeText } from '@/ui/text/localTimes';
import { useNow } from '@/ui/text/now';
import { minute } from '@contract/durations';
import { usePressedFocus } from '../panel/usePressedFocus';
import { InterviewDialog } from './InterviewDialog';

const { interview: texts } = letterTexts;
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& > b': { fontWeight: 650 },
  '& > p': { color: theme.vars.palette.ink2, overflowWrap: 'anywhere' },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

const summaryOf = ({ state, times, minutes, chosenAt }: Interview, name: string): string => {
  if (state === 'booked' && chosenAt)
    return `${dayAndTimeText(chosenAt).replace(/, [^,]*$/, '')}, ${timeRangeText(chosenAt, minutes)}`;
  if (state === 'offered') return texts.offered(times.length);
  if (state === 'cancelled') return texts.cancelled;
  return chosenAt === undefined ? texts.declined : texts.givenUp(name);
};

/** Cancels the interview of an application, and says how that went. */
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
};

/** Whether it is booked and has taken place. */
const isOver = ({ state, chosenAt = '', minutes }: Interview, now: number): boolean =>
  state === 'booked' && Date.parse(chosenAt) + minutes * minute <= now;

/** What has become of an interview, as its employer sees it, and the two things to do about it. */
export const InterviewSection = ({ applicant, name }: InterviewSectionProps) => {
  const { interview } = applicant;
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const now = useNow();
  const close = (): void => setOpen(null);
  const notePress = usePressedFocus(interview?.state ?? '', open !== null);
  const { cancel, isLoading } = useCancel(applicant._id, close);
  if (!interview) return null;
  const isOn = interview.state === 'offered' || interview.state === 'booked';
  const cancelIt = (): void => {
    if (!isLoading) notePress();
    void cancel();
  };
  return (
    <Frame>
      <b className="num">{summaryOf(interview, name)}</b>
      {isOn && (
        <p dir="auto">
          {[texts.kinds[interview.kind], interview.place].filter(Boolean).join(' · ')}
        </p>
      )}
      {applicant.state !== 'withdrawn' && (
        <div className="actions">
          <Button size="small" variant="outlined" onClick={() => setOpen('change')}>
            {texts.change}
          </Button>
          {isOn && !isOver(interview, now) && (
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
