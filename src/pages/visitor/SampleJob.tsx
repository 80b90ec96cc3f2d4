import { paths } from '@/app/paths';
import { sampleJobTexts } from '@contract/texts/sampleJob';
import { useWhoAmI } from '@/session/useSession';
import { JobBand } from '@/features/jobs/JobBand';
import { JobColumns } from '@/features/jobs/JobColumns';
import { jobPageTitle } from '@/features/jobs/jobFacts';
import { JobSide } from '@/features/jobs/JobSide';
import { JobTexts } from '@/features/jobs/JobTexts';
import { Chip } from '@/ui/Chip';
import { LinkButton } from '@/ui/LinkButton';
import { Page } from '@/ui/Page';

const { job } = sampleJobTexts;

/** The static variant of the job view (spec §2.11): a sample IT Administrator posting. */
export const SampleJob = () => {
  const me = useWhoAmI();
  const post = me?.role === 'employer' && me.username ? paths.postJob(me.username) : paths.loginEmployer();
  return (
    <Page title={jobPageTitle(job)}>
      <JobBand job={job}><Chip tone="amber">{sampleJobTexts.example}</Chip></JobBand>
      <JobColumns
        side={(
          <JobSide job={job}>
            <div>
              <h2>{sampleJobTexts.heading}</h2>
              <p>{sampleJobTexts.howTo}</p>
            </div>
            <LinkButton variant="outlined" to={post}>{sampleJobTexts.post}</LinkButton>
          </JobSide>
        )}
      >
        <JobTexts job={job} />
        <p>{sampleJobTexts.note}</p>
      </JobColumns>
    </Page>
  );
};
