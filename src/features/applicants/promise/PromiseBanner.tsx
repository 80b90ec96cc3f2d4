import type { Applicant } from '@/api/jobBoardApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { CheckIcon } from '@/ui/art/icons';
import { styled } from '@/ui/styled';
import { dayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { dueText, promiseDay } from './promiseDay';
import { PromisePips } from './PromisePips';

const { promise: texts } = applicantTexts;
const Frame = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  margin: '0 20px 14px',
  padding: '8px 12px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.brandSoft,
  color: theme.vars.palette.brandText,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  '& > b': { marginLeft: 'auto' },
}));

/** The day by which the open applicant was promised an answer, or how soon they got it. */
export const PromiseBanner = ({ applicant }: { applicant: Applicant }) => {
  const now = useNow();
  const promise = promiseDay(applicant, now);
  if (!promise) return null;
  const { kind, days, all } = promise;
  if (kind === 'answered')
    return (
      <Frame className="num">
        <CheckIcon size={15} />
        <span>{texts.answered(dayText(applicant.answeredAt ?? '', now), days)}</span>
      </Frame>
    );
  const dayOf = days === 0 ? texts.sentToday : texts.day(days, all);
  return (
    <Frame className="num">
      <PromisePips promise={promise} />
      <span>{kind === 'late' ? texts.late(days) : dayOf}</span>
      <b>{texts.by(dueText(applicant.dueAt ?? '', now))}</b>
    </Frame>
  );
};
