import { useEffect, useId, useRef, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { limits } from '@contract/limits';
import { messages } from '@contract/messages';
import { employerProfileTexts } from '@contract/texts/employerProfile';
import { jobTexts } from '@contract/texts/job';
import { paths } from '@/app/paths';
import type { Job } from '@/api/jobBoardApi';
import { Chip } from '@/ui/Chip';
import { EmptyMessage } from '@/ui/EmptyMessage';
import { PlusIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Loading } from '@/ui/Loading';
import { Pager } from '@/ui/Pager';
import { TextInput } from '@/ui/TextInput';
import { TryAgain } from '@/ui/TryAgain';
import { DeleteJob } from './DeleteJob';
import { JobCard } from './JobCard';
import { useOwnJobs } from './useOwnJobs';

const { jobs: texts } = employerProfileTexts;
const Frame = styled('section')(({ theme }) => ({
  display: 'grid', gap: 16, alignContent: 'start', minWidth: 0,
  '& > .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 16px', minHeight: 56 },
  '& h2': { ...theme.typography.h4 },
  '& .count': { display: 'block', color: theme.vars.palette.ink3, fontSize: '.875rem' },
  '& .below': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', '&:empty': { display: 'none' } },
}));
const Rows = styled('ul')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

type OwnJobsProps = {
  usernameEmployer: string;
  /** What else is said of the jobs, beside their number. */
  summary?: string | undefined;
  /** Below a job: who applied. */
  below: (job: Job) => ReactNode;
};

/** "Company job applications" (spec §2.8): the employer's jobs with delete and who applied, and the way to post one. */
export const OwnJobs = ({ usernameEmployer, summary, below }: OwnJobsProps) => {
  const id = useId();
  const { jobs, isFetching, isError, refetch, filter, setFilter, found, shown, page, pages, searchOf } = useOwnJobs(usernameEmployer);
  // the field has its own text while somebody types in it: the address follows a moment later
  const field = useRef<HTMLInputElement>(null);
  const showAll = (): void => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    setFilter('');
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const count = jobs?.length ?? 0;
  const counted = useRef(count);
  // the button of a job that was deleted is gone, and with it the focus: it goes to the list's heading
  useEffect(() => {
    if (count < counted.current && document.activeElement === document.body) heading.current?.focus();
    counted.current = count;
  }, [count]);
  const many = count > limits.pageSize || filter !== '';
  const list = () => {
    if (!jobs && isFetching) return <Loading shape="list" rows={3} />;
    if (!jobs || count === 0) {
      // a failure is only logged (spec §8)
      return <EmptyMessage text={messages.getJobsByEmployer.empty}>{isError ? <TryAgain onClick={() => void refetch()} /> : texts.firstHint}</EmptyMessage>;
    }
    if (found.length === 0) return <EmptyMessage text={texts.noneFound}><Button variant="outlined" size="small" onClick={showAll}>{texts.clear}</Button></EmptyMessage>;
    return (
      <Rows>
        {shown.map((job) => (
          <li key={job._id}>
            <JobCard job={job} to={paths.jobOfEmployer(job._id)} actions={<DeleteJob job={job} />}>
              <div className="below">
                {job.status && job.status !== 'live' && <Chip tone="amber">{jobTexts.status[job.status]}</Chip>}
                {below(job)}
              </div>
            </JobCard>
          </li>
        ))}
      </Rows>
    );
  };
  return (
    <Frame aria-labelledby={id}>
      <div className="head">
        <div>
          <h2 id={id} ref={heading} tabIndex={-1}>{texts.title}</h2>
          {count > 0 && <output className="count num">{[filter ? texts.found(found.length, count) : texts.counted(count), summary].filter(Boolean).join(' · ')}</output>}
        </div>
        <LinkButton to={paths.postJob(usernameEmployer)} startIcon={<PlusIcon size={18} />}>{texts.post}</LinkButton>
      </div>
      {many && <TextInput ref={field} type="search" label={texts.filter} defaultValue={filter} onChange={({ target }) => setFilter(target.value)} />}
      {list()}
      <Pager page={page} pages={pages} searchOf={searchOf} />
    </Frame>
  );
};
