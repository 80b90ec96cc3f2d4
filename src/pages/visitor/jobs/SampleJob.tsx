import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCompany } from '@/features/companies/useCompany';
import { JobBand } from '@/features/jobs/view/JobBand';
import { JobColumns } from '@/features/jobs/view/JobColumns';
import { jobPageTitle } from '@/features/jobs/view/jobFacts';
import { JobSide } from '@/features/jobs/view/JobSide';
import { JobTexts } from '@/features/jobs/view/JobTexts';
import { useCurrentUser } from '@/session/useSession';
import { sampleJobTexts } from '@/texts/jobs/post/sampleJob';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/form/FormAlert';
import { LightChip } from '@/ui/light/LightChip';
import { Page } from '@/ui/page/Page';
import { paths } from '@contract/paths';

const { job } = sampleJobTexts;

/** The static variant of the job view (spec §2.11): a sample IT Administrator posting. */
export const SampleJob = () => {
  const me = useCurrentUser();
  const { readsOnly } = useCompany();
  const post =
    me?.role === 'employer' && me.username ? paths.postJob(me.username) : paths.ownPostJob();
  return (
    <Page title={jobPageTitle(job)}>
      <JobBand job={job} undated>
        <LightChip tone="amber">{sampleJobTexts.example}</LightChip>
      </JobBand>
      <JobColumns
        side={
          <JobSide job={job}>
            <div>
              <Typography variant="h3" component="h2">
                {sampleJobTexts.heading}
              </Typography>
              <Typography variant="body2" sx={{ color: 'ink2', mt: 1 }}>
                {sampleJobTexts.howTo}
              </Typography>
            </div>
            {(me === null || (me.role === 'employer' && !readsOnly)) && (
              <LinkButton variant="outlined" to={post}>
                {sampleJobTexts.post}
              </LinkButton>
            )}
          </JobSide>
        }
      >
        <Box sx={{ mb: 4 }}>
          <Notice tone="amber">{sampleJobTexts.note}</Notice>
        </Box>
        <JobTexts job={job} />
      </JobColumns>
    </Page>
  );
};
