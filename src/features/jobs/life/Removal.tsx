import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useAnswerRemovalMutation, type Job } from '@/api/jobBoardApi';
import { commonTexts } from '@/texts/common';
import { jobTexts } from '@/texts/jobs/job';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextArea } from '@/ui/form/TextArea';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { whyNot } from './useJobMoves';

const { removal: texts } = jobLifeTexts;
const longestAnswer = 2000;
const Frame = styled('div')(({ theme }) => ({
  width: '100%',
  display: 'grid',
  justifyItems: 'start',
  gap: 10,
  padding: '14px 16px',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.sunk,
  border: `1px solid ${theme.vars.palette.line}`,
  fontSize: '.9375rem',
  overflowWrap: 'anywhere',
  '& dt': { fontSize: '.8125rem', fontWeight: 650, color: theme.vars.palette.ink2 },
  '& dd': { margin: '2px 0 0', whiteSpace: 'pre-line' },
  '& dl': { display: 'grid', gap: 10, margin: 0 },
}));

/** Why an own job was taken down, what one said to that, and once the way to say it. */
export const Removal = ({ job }: { job: Job }) => {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const facts = useRef<HTMLDivElement>(null);
  const answered = job.removalAnswer !== undefined;
  // the button that opened the form, which had the focus again, goes when the answer has come
  useEffect(() => {
    if (sent && answered && document.activeElement === document.body) facts.current?.focus();
  }, [sent, answered]);
  if (job.status !== 'removed') return null;
  const title = job.jobtitle || jobTexts.untitled;
  return (
    <Frame as="section" ref={facts} tabIndex={-1} aria-label={texts.of(title)}>
      <dl>
        <div>
          <dt>{job.removalReason === undefined ? texts.suspended : texts.reason}</dt>
          {job.removalReason !== undefined && <dd dir="auto">{job.removalReason}</dd>}
        </div>
        {answered && (
          <div>
            <dt>{texts.yours}</dt>
            <dd dir="auto">{job.removalAnswer}</dd>
          </div>
        )}
      </dl>
      {job.removalReason !== undefined && !answered && (
        <Button
          variant="outlined"
          size="small"
          aria-label={texts.answerOf(title)}
          onClick={() => setOpen(true)}
        >
          {texts.answer}
        </Button>
      )}
      {open && (
        <AnswerForm
          job={job}
          title={title}
          onClose={() => setOpen(false)}
          onSent={() => {
            setSent(true);
            setOpen(false);
          }}
        />
      )}
    </Frame>
  );
};

const AnswerForm = ({
  job,
  title,
  onClose,
  onSent,
}: {
  job: Job;
  title: string;
  onClose: () => void;
  onSent: () => void;
}) => {
  const id = useId();
  const [answerRemoval] = useAnswerRemovalMutation();
  const { form, field, problem, busy } = useCheckedForm<'answer'>({
    start: { answer: '' },
    missing: { answer: texts.missing },
    check: ({ answer }, stopped) =>
      stopped.length === 0 && answer.trim() === ''
        ? { field: { name: 'answer', message: texts.missing } }
        : null,
    send: async ({ answer }) => {
      try {
        await answerRemoval({ jobId: job._id, removalAnswer: { answer } }).unwrap();
        notify.success(texts.sent);
        onSent();
        return null;
      } catch (error) {
        return { problem: { text: jobLifeTexts.because(texts.failed, whyNot(error)) } };
      }
    },
  });
  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
    >
      <DialogTitle id={id} dir="auto">
        {texts.answerOf(title)}
      </DialogTitle>
      <DialogContent>
        <FormStack {...form} sx={{ pt: 1, pb: 2 }}>
          {problem && <FormAlert>{problem.text}</FormAlert>}
          {/* who opened the dialog wants to write */}
          <TextArea
            {...field('answer')}
            label={texts.label}
            hint={texts.hint}
            maxLength={longestAnswer}
            rows={5}
            dir="auto"
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
          <div style={{ display: 'flex', gap: 8 }}>
            <SubmitButton busy={busy}>{texts.send}</SubmitButton>
            <Button
              variant="outlined"
              onClick={() => {
                if (!busy) onClose();
              }}
            >
              {commonTexts.cancel}
            </Button>
          </div>
        </FormStack>
      </DialogContent>
    </Dialog>
  );
};
