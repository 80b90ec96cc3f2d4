import Button from '@mui/material/Button';
import type { Job } from '@/api/jobBoardApi';
import { JobBookmark } from '@/features/inbox/JobBookmark';
import { jobPageTexts } from '@/texts/jobs/jobPage';
import { PrintIcon } from '@/ui/art/actionIcons';
import { ShareJob } from './ShareJob';

export const JobTools = ({ job }: { job: Job }) => (
  <>
    <Button
      variant="outlined"
      size="small"
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      startIcon={<PrintIcon size={18} />}
      onClick={() => window.print()}
    >
      {jobPageTexts.print}
    </Button>
    <ShareJob job={job} />
    <span className="mark">
      <JobBookmark key={job._id} job={job} of="page" />
    </span>
  </>
);
