import { jobTexts } from '@/texts/jobs/job';
import { LightLoading } from '@/ui/light/LightLoading';
import { Page } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';

/** A job's page while the job is loading. */
export const JobLoading = () => (
  <Page title={jobTexts.title}>
    <Wrap sx={{ pt: 5 }}>
      <LightLoading shape="page" />
    </Wrap>
  </Page>
);
