import IconButton from '@mui/material/IconButton';
import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { jobEditTexts } from '@/texts/jobs/post/jobEdit';
import { EditIcon } from '@/ui/art/actionIcons';
import { Link } from '@/ui/text/Link';
import { paths } from '@contract/paths';
import { openedInApp } from '../openedInApp';

/**
 * Whether a job can be edited: on our host, only administrators can change a job that was taken
 * down.
 */
export const canEdit = (job: Job, extensions: boolean): boolean =>
  !extensions || job.status !== 'removed';

/** A link to the job's edit page (spec §2.9). */
export const EditLink = ({ job }: { job: Job }) => (
  <IconButton
    component={Link}
    to={paths.editJob(job._id)}
    state={openedInApp}
    aria-label={jobEditTexts.editJob(job.jobtitle || jobTexts.untitled)}
  >
    <EditIcon />
  </IconButton>
);
