import { Page, PageHeading } from '@/ui/Page';
import { jobPostTexts } from '@contract/texts/jobPost';

/** The job post form (spec §2.12). */
export const JobPost = () => (
  <Page title={jobPostTexts.page.title}>
    <PageHeading>{jobPostTexts.page.title}</PageHeading>
  </Page>
);
