import type { Job } from '@/api/jobBoardApi';
import { sourceState, type Source } from '@/features/applications/source';
import { JobMarks } from '@/features/inbox/JobMarks';
import { jobTexts } from '@/texts/jobs/job';
import { LightCard } from '@/ui/light/LightCard';
import { LightChip } from '@/ui/light/LightChip';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';
import { placeText } from '@contract/search/places/placeText';
import { ageText } from './ageText';
import { CompanyTile } from './CompanyTile';
import { ElsewhereChip } from './ElsewhereChip';
import { Pay } from './Pay';
import { PromiseChip } from './PromiseChip';

/** A grid of job cards. */
export const JobGrid = styled('ul')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
});
const Frame = styled(LightCard)(({ theme }) => ({
  height: '100%',
  padding: 22,
  display: 'grid',
  gap: 18,
  gridTemplateRows: '1fr auto auto',
  overflowWrap: 'anywhere',
  '& .head': {
    display: 'flex',
    gap: 16,
    alignItems: 'flex-start',
    '& > div': { minWidth: 0, paddingRight: 20 },
  },
  '& h3': { ...theme.typography.h3, fontSize: theme.typography.lead.fontSize },
  '& .company': {
    marginTop: 3,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
  '& .chips': { display: 'flex', gap: 8, flexWrap: 'wrap', minHeight: 28 },
  '& .last': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    gap: '4px 12px',
    paddingTop: 16,
    borderTop: `1px solid ${theme.vars.palette.line}`,
  },
  '& .age': { color: theme.vars.palette.ink3, fontSize: theme.typography.body2.fontSize },
}));

/**
 * A card of a featured job on the home page: title and place on one line joined by a dash, the
 * company below (spec §2.3); pay, type and age.
 */
export const FeaturedJob = ({ job, source }: { job: Job; source: Source }) => {
  const now = useNow();
  return (
    <Frame as="article" interactive>
      <div className="head">
        <CompanyTile job={job} />
        <div>
          <h3 dir="auto">
            <Link className="cover" to={paths.jobView(job._id)} state={sourceState(source)}>
              {[job.jobtitle || jobTexts.untitled, placeText(job.location)]
                .filter(Boolean)
                .join(' - ')}
            </Link>
          </h3>
          <p className="company" dir="auto">
            {job.companyname}
          </p>
        </div>
      </div>
      <div className="chips">
        {job.employementtype && <LightChip>{job.employementtype}</LightChip>}
        <PromiseChip job={job} />
        <ElsewhereChip job={job} />
      </div>
      <div className="last">
        <Pay job={job} />
        <span className="age num">{ageText(job, now)}</span>
      </div>
      <JobMarks job={job} />
    </Frame>
  );
};
