import { styled } from '@mui/material/styles';
import { useId, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { JobMoves } from '@/features/jobs/life/JobMoves';
import { Removal } from '@/features/jobs/life/Removal';
import { StatusChip } from '@/features/jobs/life/StatusChip';
import { StillOpen } from '@/features/jobs/life/StillOpen';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { PlusIcon } from '@/ui/art/actionIcons';
import { LinkButton } from '@/ui/button/LinkButton';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { DeleteJob } from './DeleteJob';
import { canEdit, EditLink } from './EditLink';
import { FiguresLink } from './FiguresLink';
import { jobCountText, JobRows } from './JobRows';
import { useOwnJobs } from './useOwnJobs';

const { jobs: texts } = employerProfileTexts;
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
  /** Below a job: who applied. */
  below: (job: Job) => ReactNode;
};

/**
 * "Company job applications" (spec §2.8): the employer's jobs with edit, delete and who applied,
 * and a link to post one; on our own host also each job's state and the moves it allows. A job
 * links to its view; a click on the list beside its jobs and "Edit your jobs" open the jobs with
 * inline edit.
 */
export const OwnJobs = ({ usernameEmployer, summary, below }: OwnJobsProps) => {
  const id = useId();
  const navigate = useNavigate();
  const { extensions } = useHostConfig();
  const list = useOwnJobs(usernameEmployer);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = jobCountText(list);
  const editAll = paths.employerJobs(usernameEmployer);
  return (
    <Frame aria-labelledby={id}>
      <div className="head">
        <div>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {texts.title}
          </h2>
          {count !== '' && (
            <output className="count num">{[count, summary].filter(Boolean).join(' · ')}</output>
          )}
        </div>
        <div className="ways">
          {count !== '' && (
            <LinkButton to={editAll} variant="outlined">
              {texts.editAll}
            </LinkButton>
          )}
          <LinkButton to={paths.postJob(usernameEmployer)} startIcon={<PlusIcon size={18} />}>
            {texts.post}
          </LinkButton>
        </div>
      </div>
      <JobRows
        list={list}
        empty={messages.getJobsByEmployer.empty}
        hint={texts.firstHint}
        heading={heading}
        onClick={() => void navigate(editAll)}
        actions={(job) => (
          <Buttons>
            {canEdit(job, extensions) && <EditLink job={job} />}
            <DeleteJob job={job} />
          </Buttons>
        )}
        chips={(job) => extensions && <StatusChip job={job} />}
        below={(job) => (
          <>
            {extensions && <Removal job={job} />}
            {below(job)}
            {extensions && (
              <>
                <JobMoves job={job} />
                <FiguresLink job={job} />
                <StillOpen job={job} />
              </>
            )}
          </>
        )}
      />
    </Frame>
  );
};
