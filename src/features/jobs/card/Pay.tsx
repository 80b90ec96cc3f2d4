import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { styled } from '@/ui/styled';
import type { PayPeriod } from '@contract/jobs/payPeriods';
import { payText, hasPay } from './payText';

const Frame = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& > b': { fontWeight: 700 },
  '& > span': { color: theme.vars.palette.ink3, fontSize: theme.typography.body2.fontSize },
}));

type PayProps = {
  job: Pick<Job, 'monthlysalary1' | 'monthlysalary2'>;
  /** A period to convert it to as well. */
  period?: PayPeriod | undefined;
};

/** The pay of a job, followed by "a month" if it is an amount (spec §9). */
export const Pay = ({ job, period = 'month' }: PayProps) => {
  const { per, payAbout } = jobTexts;
  return (
    <Frame>
      <b>{payText(job)}</b>
      {hasPay(job) && <span> {per.month}</span>}
      {hasPay(job) && period !== 'month' && (
        <span> {payAbout(payText(job, period), per[period])}</span>
      )}
    </Frame>
  );
};
