import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { jobTexts } from '@contract/texts/job';
import { jobEditTexts } from '@contract/texts/jobEdit';
import { paths } from '@/app/paths';
import type { Job } from '@/api/jobBoardApi';
import { EditIcon } from '@/ui/icons';

/** Goes to the job's own edit form (spec §2.9). */
export const EditLink = ({ job }: { job: Job }) => (
  <IconButton component={Link} to={paths.editJob(job._id)} aria-label={jobEditTexts.editJob(job.jobtitle || jobTexts.untitled)}><EditIcon /></IconButton>
);
