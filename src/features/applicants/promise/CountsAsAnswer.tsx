import type { Applicant } from '@/api/jobBoardApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { CheckIcon } from '@/ui/art/icons';
import { styled } from '@/ui/styled';
import { dayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { promiseDay } from './promiseDay';

const { promise: texts } = applicantTexts;
const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.brandSoft,
  color: theme.vars.palette.brandText,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  '& > svg': { flex: 'none' },
}));

/**
 * Says that sending this keeps the promised answer, and how early; renders nothing if it was given
 * already.
 */
export const CountsAsAnswer = ({ applicant }: { applicant: Applicant }) => {
  const now = useNow();
  const promise = promiseDay(applicant, now);
  if (!promise || promise.kind === 'answered') return null;
  const { kind, days, all } = promise;
  return (
    <Line className="num">
      <CheckIcon size={16} />
      {kind === 'late'
        ? texts.countsLate(days)
        : texts.counts(all - days, dayText(applicant.dueAt ?? '', now))}
    </Line>
  );
};
