import { useId, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { useCompany } from '@/features/companies/useCompany';
import { JobMoves } from '@/features/jobs/life/JobMoves';
import { Removal } from '@/features/jobs/life/Removal';
import { StatusChip } from '@/features/jobs/life/StatusChip';
import { StillOpen } from '@/features/jobs/life/StillOpen';
import { companyTexts } from '@/texts/profiles/company';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { PlusIcon } from '@/ui/art/actionIcons';
import { LinkButton } from '@/ui/button/LinkButton';
import { styled } from '@/ui/styled';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { DeleteJob } from './DeleteJob';
import { canEdit, EditLink } from './EditLink';
import { FiguresLink } from './FiguresLink';
import { jobCountText, OwnJobRows } from './OwnJobRows';
import { PostedBy } from './PostedBy';
import { useOwnJobs } from './useOwnJobs';

const { jobs: texts } = employerProfileTexts;
/** The number of jobs shown in the profile if all of them are on a separate page. */
const newest = 6;
const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  minWidth: 0,
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 16px',
    minHeight: 56,
  },
  '& > .head > .ways': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& h2': { ...theme.typography.h4 },
  '& .count': {
    display: 'block',
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.body2.fontSize,
  },
}));
const Buttons = styled('div')({ display: 'flex', gap: 4 });

type OwnJobsProps = {
  usernameEmployer: string;
  /** Shown beside the number of jobs. */
  summary?: string | undefined;
  /** Content below a job: who applied. */
  below: (job: Job) => ReactNode;
};

type JobsActionsProps = { usernameEmployer: string; hasJobs: boolean };

/** Links to the jobs with inline edit, and to the form for a new job. */
const JobsActions = ({ usernameEmployer, hasJobs }: JobsActionsProps) => (
  <div className="ways">
    {hasJobs && (
      <LinkButton to={paths.employerJobs(usernameEmployer)} variant="outlined">
        {texts.editAll}
      </LinkButton>
    )}
    <LinkButton to={paths.postJob(usernameEmployer)} startIcon={<PlusIcon size={18} />}>
      {texts.post}
    </LinkButton>
  </div>
);

type BelowProps = { job: Job; of: OwnJobsProps['below']; readsOnly: boolean };

/** Who applied, and on our host the job's actions. */
const Below = ({ job, of, readsOnly }: BelowProps) => {
  const { extensions } = useHostConfig();
  return (
    <>
      {extensions && !readsOnly && <Removal job={job} />}
      {of(job)}
      {extensions && (
        <>
          {!readsOnly && <JobMoves job={job} />}
          <FiguresLink job={job} />
          {!readsOnly && <StillOpen job={job} />}
        </>
      )}
    </>
  );
};

/**
 * "Company job applications" (spec §2.8): the employer's jobs with edit, delete and who applied,
 * and a link to post a job; on our host also each job's state and the moves it allows. A job links
 * to its view; a click on the list outside its jobs and "Edit your jobs" open the jobs with inline
 * edit.
 */
export const OwnJobs = ({ usernameEmployer, summary, below }: OwnJobsProps) => {
  const id = useId();
  const navigate = useNavigate();
  const { extensions } = useHostConfig();
  // our host lists all jobs on a separate page
  const list = useOwnJobs(usernameEmployer, extensions ? newest : undefined);
  const { readsOnly } = useCompany();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = jobCountText(list);
  return (
    <Frame aria-labelledby={id}>
      <div className="head">
        <div>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {texts.title}
          </h2>
          {(count !== '' || !list.jobs) && (
            <output className="count num">
              {list.jobs ? [count, summary].filter(Boolean).join(' · ') : '\u00a0'}
            </output>
          )}
        </div>
        {!readsOnly && <JobsActions usernameEmployer={usernameEmployer} hasJobs={count !== ''} />}
      </div>
      <OwnJobRows
        list={list}
        empty={messages.getJobsByEmployer.empty}
        hint={readsOnly ? companyTexts.readsOnly : texts.firstHint}
        heading={heading}
        {...(!readsOnly && {
          onClick: () => void navigate(paths.employerJobs(usernameEmployer)),
        })}
        actions={(job) =>
          !readsOnly && (
            <Buttons>
              {canEdit(job, extensions) && <EditLink job={job} />}
              <DeleteJob job={job} />
            </Buttons>
          )
        }
        chips={(job) =>
          extensions && (
            <>
              <StatusChip job={job} />
              <PostedBy job={job} />
            </>
          )
        }
        below={(job) => <Below job={job} of={below} readsOnly={readsOnly} />}
      />
      {list.unlisted > 0 && (
        <LinkButton to={paths.jobsDesk()} variant="outlined">
          {texts.seeAll(list.found.length)}
        </LinkButton>
      )}
    </Frame>
  );
};
