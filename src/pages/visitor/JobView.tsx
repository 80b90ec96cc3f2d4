import { jobTexts } from '@contract/texts/job';
import { Page, PageHeading } from '@/ui/Page';

export const JobView = () => (
  <Page title={jobTexts.apply}>
    <PageHeading>{jobTexts.apply}</PageHeading>
  </Page>
);
