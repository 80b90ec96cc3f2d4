import { Page, PageHeading } from '@/ui/Page';
import { seekerProfileTexts } from '@contract/texts/seekerProfile';

/** The job seeker's profile (spec §2.7). */
export const JobSeekerProfile = () => (
  <Page title={seekerProfileTexts.page.title}>
    <PageHeading>{seekerProfileTexts.page.title}</PageHeading>
  </Page>
);
