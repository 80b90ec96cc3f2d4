import { styled } from '@mui/material/styles';
import type { Job } from '@/api/jobBoardApi';
import { applyTexts } from '@/texts/jobs/apply';
import { ClockIcon } from '@/ui/art/documentIcons';
import { dayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { day } from '@contract/durations';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '14px 16px',
  borderRadius: theme.shape.radius.lg,
  backgroundColor: theme.vars.palette.brandSoft,
  color: theme.vars.palette.brandText,
  fontSize: theme.typography.body2.fontSize,
  '& > svg': { flex: 'none' },
  '& p': { color: theme.vars.palette.ink2 },
}));

/** "Answers within 5 days", and the date that is if one applies now; nothing without a promise. */
export const PromiseNote = ({ job: { answersWithin } }: { job: Job }) => {
  const now = useNow();
  if (answersWithin === undefined) return null;
  const due = new Date(now + answersWithin * day).toISOString();
  return (
    <Frame>
      <ClockIcon size={20} />
      <div>
        <b>{applyTexts.promise.title(answersWithin)}</b>
        <p className="num">{applyTexts.promise.text(dayText(due, now))}</p>
      </div>
    </Frame>
  );
};
