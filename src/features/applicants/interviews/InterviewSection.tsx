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
import { InterviewDialog } from './InterviewDialog';

const { interview: texts } = letterTexts;
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& > b': { fontWeight: 650 },
  '& > p': { color: theme.vars.palette.ink2, overflowWrap: 'anywhere' },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

const summaryOf = ({ state, times, minutes, chosenAt }: Interview): string => {
  if (state === 'booked' && chosenAt)
    return `${dayAndTimeText(chosenAt).replace(/, [^,]*$/, '')}, ${timeRangeText(chosenAt, minutes)}`;
  if (state === 'offered') return texts.offered(times.length);
  return state === 'declined' ? texts.declined : texts.cancelled;
};

type InterviewSectionProps = {
  applicant: Applicant & { interview?: Interview };
  name: string;
};

/** What has become of an interview, as its employer sees it, and the two things to do about it. */
export const InterviewSection = ({ applicant, name }: InterviewSectionProps) => {
  const { interview } = applicant;
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const [cancelInterview, { isLoading }] = useCancelInterviewMutation();
  const close = (): void => setOpen(null);
  if (!interview) return null;
  const isOn = interview.state === 'offered' || interview.state === 'booked';
  const cancel = async (): Promise<void> => {
    if (isLoading) return;
    try {
      await cancelInterview({ id: applicant._id }).unwrap();
      notify.success(texts.cancelQuestion.done);
    } catch (error) {
      notify.error(refusalText(error, texts.cancelQuestion.failed));
    }
    close();
  };
  return (
    <Frame>
      <b className="num">{summaryOf(interview)}</b>
      {isOn && (
        <p dir="auto">
          {[texts.kinds[interview.kind], interview.place].filter(Boolean).join(' · ')}
        </p>
      )}
      <div className="actions">
        <Button size="small" variant="outlined" onClick={() => setOpen('change')}>
          {texts.change}
        </Button>
        {isOn && (
          <Button size="small" variant="outlined" color="error" onClick={() => setOpen('cancel')}>
            {texts.cancel}
          </Button>
        )}
      </div>
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
          onConfirm={() => void cancel()}
          onCancel={close}
        />
      )}
    </Frame>
  );
};
