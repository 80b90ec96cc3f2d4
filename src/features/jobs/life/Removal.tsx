import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { styled } from '@/ui/styled';
import { AnswerRemoval } from './AnswerRemoval';

const { removal: texts } = jobLifeTexts;
const Frame = styled('div')(({ theme }) => ({
  width: '100%',
  display: 'grid',
  justifyItems: 'start',
  gap: 10,
  padding: '14px 16px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.sunk,
  border: `1px solid ${theme.vars.palette.line}`,
  fontSize: theme.typography.dense.fontSize,
  overflowWrap: 'anywhere',
  '& dt': {
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 650,
    color: theme.vars.palette.ink2,
  },
  '& dd': { margin: '2px 0 0', whiteSpace: 'pre-line' },
  '& dl': { display: 'grid', gap: 10, margin: 0 },
}));

/** Why the employer's job was taken down, and the form to answer that, which can be sent once. */
export const Removal = ({ job }: { job: Job }) => {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const facts = useRef<HTMLDivElement>(null);
  const answered = job.removalAnswer !== undefined;
  // the button that opened the form gets the focus back, but disappears once the answer is sent
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
        <AnswerRemoval
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
