import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useRef } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { canEdit } from '@/features/jobs/own/EditLink';
import { jobCountText, OwnJobRows } from '@/features/jobs/own/OwnJobRows';
import { PostedBy } from '@/features/jobs/own/PostedBy';
import type { OwnJobsList } from '@/features/jobs/own/useOwnJobs';
import { jobTexts } from '@/texts/jobs/job';
import { jobEditTexts } from '@/texts/jobs/post/jobEdit';
import { EditIcon } from '@/ui/art/actionIcons';
import { LinkButton } from '@/ui/button/LinkButton';
import { PageHeading } from '@/ui/page/Page';
import { styled } from '@/ui/styled';
import { Chip } from '@/ui/text/Chip';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { JobMoves } from '../life/JobMoves';
import { Removal } from '../life/Removal';
import { StatusChip } from '../life/StatusChip';
import { StillOpen } from '../life/StillOpen';
import { FiguresLink } from '../own/FiguresLink';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: 40,
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '12px 24px',
  },
  '& > .head > *': { minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
  '& > .head > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .second': { color: theme.vars.palette.ink2, marginTop: 4 },
}));

type EditableJobsProps = {
  heading: string;
  list: OwnJobsList;
  /** The employer whose jobs they are; '' if none is named. */
  usernameEmployer: string;
  /** Whether to show edit controls. */
  mayEdit: boolean;
  /** The job edited last: its Edit button takes the focus when the list is shown again. */
  editedId: string | undefined;
  onEdit: (job: Job) => void;
};
const editButtonId = (jobId: string): string => `edit-${jobId}`;

type EditButtonProps = { job: Job; onEdit: (job: Job) => void };

const EditButton = ({ job, onEdit }: EditButtonProps) => (
  <IconButton
    id={editButtonId(job._id)}
    aria-label={jobEditTexts.editJob(job.jobtitle || jobTexts.untitled)}
    onClick={() => onEdit(job)}
    edge="end"
  >
    <EditIcon />
  </IconButton>
);

type HeadProps = Pick<EditableJobsProps, 'heading' | 'list' | 'mayEdit' | 'onEdit'>;

/** The heading with the number of jobs, and an Edit button for the first of them. */
const Head = ({ heading, list, mayEdit, onEdit }: HeadProps) => {
  const { extensions } = useHostConfig();
  const howTo = useId();
  const first = list.shown.find((job) => canEdit(job, extensions));
  const count = jobCountText(list);
  return (
    <div className="head">
      <div>
        <PageHeading>{heading}</PageHeading>
        {count !== '' && <output className="second num">{count}</output>}
        {mayEdit && first && (
          <p className="second" id={howTo} dir="auto">
            {jobEditTexts.howTo(first.jobtitle || jobTexts.untitled)}
          </p>
        )}
      </div>
      {mayEdit && (
        <div>
          {first && (
            <Button
              aria-describedby={howTo}
              onClick={() => onEdit(first)}
              startIcon={<EditIcon size={18} />}
            >
              {jobEditTexts.edit}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};

/**
 * View mode of the employer's jobs (spec §2.9): an Edit button for the first job, and one for each.
 */
export const EditableJobs = (props: EditableJobsProps) => {
  const { heading, list, usernameEmployer, mayEdit, editedId, onEdit } = props;
  const { extensions } = useHostConfig();
  const frame = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLElement>(null);
  // closing the form doesn't change the URL, so no navigation moves the focus
  useEffect(() => {
    title.current = frame.current?.querySelector('h1') ?? null;
    if (editedId === undefined) return;
    (document.getElementById(editButtonId(editedId)) ?? title.current)?.focus();
  }, [editedId]);
  const ownerParts = {
    actions: (job: Job) => canEdit(job, extensions) && <EditButton {...{ job, onEdit }} />,
    ...(extensions && {
      below: (job: Job) => (
        <>
          <Removal job={job} />
          <JobMoves job={job} />
          <FiguresLink job={job} />
          <StillOpen job={job} />
        </>
      ),
    }),
  };
  return (
    <Frame ref={frame}>
      <Head {...{ heading, list, mayEdit, onEdit }} />
      <OwnJobRows
        list={list}
        empty={messages.getJobsByEmployer.inlineEmpty}
        heading={title}
        level={2}
        hint={
          mayEdit &&
          usernameEmployer !== '' && (
            <LinkButton to={paths.postJob(usernameEmployer)}>{jobEditTexts.post}</LinkButton>
          )
        }
        {...(mayEdit && ownerParts)}
        chips={(job) => (
          <>
            {job.categoryName && <Chip>{job.categoryName}</Chip>}
            {mayEdit && extensions && <PostedBy job={job} />}
            {mayEdit && extensions && <StatusChip job={job} />}
          </>
        )}
      />
    </Frame>
  );
};
