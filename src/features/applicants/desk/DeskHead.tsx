import { skipToken } from '@reduxjs/toolkit/query';
import { useGetEmployerPromiseQuery } from '@/api/jobBoardApi';
import { useSession } from '@/session/useSession';
import { applicantTexts } from '@/texts/jobs/applicants';
import { jobTexts } from '@/texts/jobs/job';
import { LinkButton } from '@/ui/button/LinkButton';
import { PageHeading } from '@/ui/page/Page';
import { styled } from '@/ui/styled';
import { Chip, type ChipTone } from '@/ui/text/Chip';
import { TextLink } from '@/ui/text/TextLink';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import { paths } from '@contract/paths';
import { countAll } from '../stages';
import { useDeskJob } from './useDeskJob';
import type { DeskLists } from './useDeskLists';
import type { DeskSearch } from './useDeskSearch';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 16px',
  '& > div:first-of-type': { flex: '1 1 260px', minWidth: 0 },
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& h1': { fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)', overflowWrap: 'anywhere' },
  '& output': { display: 'block', marginTop: 4, minHeight: 26, color: theme.vars.palette.ink2 },
  '& .crumb': { fontSize: theme.typography.body2.fontSize },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 10 },
  // two lines on phones
  [theme.breakpoints.down('sm')]: { '& output': { minHeight: 52 } },
}));
const tones: Partial<Record<JobStatus, ChipTone>> = { live: 'good', removed: 'bad' };

/**
 * Returns what the job's applicants are promised, and how well the employer keeps it; `null` if
 * nothing.
 */
const usePromiseText = (days: number | undefined): string | null => {
  const { usernameEmployer } = useSession();
  const { currentData: promise } = useGetEmployerPromiseQuery(
    days && usernameEmployer ? { usernameEmployer } : skipToken,
  );
  if (!days) return null;
  // the rate is known only once enough promises were due
  return promise && promise.due > 0
    ? applicantTexts.kept(days, promise.kept, promise.due)
    : applicantTexts.promised(days);
};

/**
 * Returns the number of applications, how many are waiting, and the promise; or the number found by
 * the search.
 */
const countText = (
  { isFiltered, job: jobId }: DeskSearch,
  { summary, table }: DeskLists,
  promise: string | null,
): string | null => {
  if (!summary) return null;
  const jobs = summary.jobs.filter(({ _id }) => jobId === undefined || _id === jobId);
  const all = jobs.reduce((sum, { count }) => sum + count, 0);
  const found = table.page ? table.page.total : countAll(summary.found);
  if (all === 0) return null;
  if (isFiltered) return applicantTexts.found(found, all);
  const counts = applicantTexts.counts(all, summary);
  return promise === null ? counts : `${counts}. ${promise}.`;
};

type DeskHeadProps = { search: DeskSearch; lists: DeskLists; children: React.ReactNode };

/** The heading of the desk: all applications, or those of one job. `children` are the actions. */
export const DeskHead = ({ search, lists, children }: DeskHeadProps) => {
  const { job, details, isAwaited } = useDeskJob(search, lists);
  const promise = usePromiseText(details?.answersWithin);
  const isOneJob = search.job !== undefined;
  return (
    <Frame>
      <div>
        {isOneJob && (
          <TextLink className="crumb" to={{ search: search.searchOf({ job: undefined }) }}>
            ‹ {applicantTexts.allJobs}
          </TextLink>
        )}
        <div className="title">
          <PageHeading dir="auto" aria-busy={isAwaited || undefined}>
            {isOneJob ? job?.jobtitle || applicantTexts.title : applicantTexts.title}
          </PageHeading>
          {isOneJob && job?.status && (
            <Chip tone={tones[job.status] ?? 'neutral'}>{jobTexts.status[job.status]}</Chip>
          )}
        </div>
        <output className="num">{countText(search, lists, promise)}</output>
      </div>
      <div className="ways">
        {search.job !== undefined && job && job.status !== 'removed' && (
          <LinkButton to={paths.jobView(search.job)} variant="outlined" size="small">
            {applicantTexts.viewJob}
          </LinkButton>
        )}
        {children}
      </div>
    </Frame>
  );
};
