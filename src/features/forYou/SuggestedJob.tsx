import type { JobForYou } from '@/api/jobBoardApi';
import { sourceState } from '@/features/applications/source';
import { JobMarks } from '@/features/inbox/JobMarks';
import { CompanyTile } from '@/features/jobs/card/CompanyTile';
import { Pay } from '@/features/jobs/card/Pay';
import { forYouTexts } from '@/texts/jobs/forYou';
import { jobTexts } from '@/texts/jobs/job';
import { LightCard } from '@/ui/light/LightCard';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { paths } from '@contract/paths';
import { placeText } from '@contract/search/places/placeText';

const Frame = styled(LightCard)(({ theme }) => ({
  height: '100%',
  padding: '16px 18px',
  display: 'grid',
  gap: 10,
  gridTemplateRows: '1fr auto',
  overflowWrap: 'anywhere',
  '& .head': {
    display: 'flex',
    gap: 14,
    alignItems: 'flex-start',
    '& > div': { minWidth: 0, paddingRight: 20 },
  },
  '& h3': { ...theme.typography.h3, fontSize: theme.typography.lead.fontSize },
  '& .second, & .pay, & .why': { fontSize: theme.typography.body2.fontSize },
  '& .second': { color: theme.vars.palette.ink2 },
  '& .pay': { marginTop: 4 },
  '& .why': {
    paddingTop: 10,
    borderTop: `1px solid ${theme.vars.palette.line}`,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.caption.fontSize,
  },
}));

/** A suggested job, and the job it was suggested for. */
export const SuggestedJob = ({ suggested: { job, because } }: { suggested: JobForYou }) => (
  <Frame as="article" interactive>
    <div className="head">
      <CompanyTile job={job} size={40} />
      <div>
        <h3 dir="auto">
          <Link className="cover" to={paths.jobView(job._id)} state={sourceState('similar')}>
            {job.jobtitle || jobTexts.untitled}
          </Link>
        </h3>
        <p className="second" dir="auto">
          {[job.companyname, placeText(job.location)].filter(Boolean).join(' · ')}
        </p>
        <p className="pay">
          <Pay job={job} />
        </p>
      </div>
    </div>
    <p className="why" dir="auto">
      {forYouTexts.reasons[because.kind](because.jobtitle || jobTexts.untitled)}
    </p>
    <JobMarks job={job} />
  </Frame>
);
