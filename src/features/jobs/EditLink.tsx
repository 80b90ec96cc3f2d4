import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import type { Job } from '@/api/jobBoardApi';
import { paths } from '@/app/paths';
import { EditIcon } from '@/ui/icons';
import { jobTexts } from '@contract/texts/job';
import { jobEditTexts } from '@contract/texts/jobEdit';

/** Our own host lets nobody but an administrator change a job that was taken down. */
export const canEdit = (job: Job, extensions: boolean): boolean =>
  !extensions || job.status !== 'removed';

/** Goes to the job's own edit form (spec §2.9). */
export const EditLink = ({ job }: { job: Job }) => (
  <IconButton
    component={Link}
    to={paths.editJob(job._id)}
    aria-label={jobEditTexts.editJob(job.jobtitle || jobTexts.untitled)}
  >
    <EditIcon />
  </IconButton>
);
