import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { styled } from '@/ui/styled';
import { payText, hasPay } from './payText';

const Frame = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& > b': { fontWeight: 700 },
  '& > span': { color: theme.vars.palette.ink3, fontSize: theme.typography.body2.fontSize },
}));

/** The pay of a job, followed by "a month" if it is an amount. */
export const Pay = ({ job }: { job: Pick<Job, 'monthlysalary1' | 'monthlysalary2'> }) => (
  <Frame>
    <b>{payText(job)}</b>
    {hasPay(job) && <span> {jobTexts.aMonth}</span>}
  </Frame>
);
