import { useHostConfig } from '@/api/hostConfig';
import { useGetEmployerPromiseQuery, type Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { promiseTexts } from '@/texts/jobs/promise';
import { ClockIcon } from '@/ui/art/documentIcons';
import { styled } from '@/ui/styled';
import { shortDateText } from '@/ui/text/dateTexts';
import { useNow } from '@/ui/text/now';
import { day } from '@contract/time/durations';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 12px',
  margin: '0 -24px',
  padding: '16px 24px',
  backgroundColor: theme.vars.palette.brandSoft,
  borderBlock: `1px solid ${theme.vars.palette.line}`,
  '& > svg': { marginTop: 3, color: theme.vars.palette.brandText },
  '& b': { color: theme.vars.palette.brandText },
  '& p': {
    gridColumn: 2,
    // avoids a single word in the last line
    textWrap: 'pretty',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
}));

/** The employer's promise to answer: by which day, and how well earlier promises were kept. */
export const PromiseBox = ({ job }: { job: Job }) => {
  const now = useNow();
  const { extensions } = useHostConfig();
  const { answersWithin, usernameEmployer = '' } = job;
  const isPromised = answersWithin !== undefined && answersWithin > 0 && job.status === 'live';
  const { currentData: kept } = useGetEmployerPromiseQuery(
    { usernameEmployer },
    { skip: !extensions || !isPromised || usernameEmployer === '' },
  );
  if (!isPromised) return null;
  return (
    <Frame>
      <ClockIcon size={20} />
      <b>{jobTexts.answersWithin(answersWithin)}</b>
      <p>{promiseTexts.by(shortDateText(new Date(now + answersWithin * day).toISOString()))}</p>
      {kept !== undefined && kept.due > 0 && job.companyname && (
        <p>{promiseTexts.kept(job.companyname, kept.kept, kept.due)}</p>
      )}
    </Frame>
  );
};
