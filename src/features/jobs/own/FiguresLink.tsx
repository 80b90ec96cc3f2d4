import type { Job } from '@/api/jobBoardApi';
import { figuresTexts } from '@/texts/jobs/figures';
import { jobTexts } from '@/texts/jobs/job';
import { ChartIcon } from '@/ui/art/factIcons';
import { LinkButton } from '@/ui/button/LinkButton';
import { paths } from '@contract/paths';

/** A link to a job's views and applications; renders nothing for a job that was never public. */
export const FiguresLink = ({ job }: { job: Job }) =>
  job.status === undefined || job.status === 'draft' || job.status === 'waiting' ? null : (
    <LinkButton
      to={paths.jobFigures(job._id)}
      variant="outlined"
      size="small"
      startIcon={<ChartIcon size={18} />}
      aria-label={figuresTexts.linkOf(job.jobtitle || jobTexts.untitled)}
    >
      {figuresTexts.link}
    </LinkButton>
  );
