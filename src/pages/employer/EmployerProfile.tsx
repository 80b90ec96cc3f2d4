import { Page, PageHeading } from '@/ui/Page';
import { employerProfileTexts } from '@contract/texts/employerProfile';

/** The employer's profile (spec §2.8). */
export const EmployerProfile = () => (
  <Page title={employerProfileTexts.page.title}>
    <PageHeading>{employerProfileTexts.page.title}</PageHeading>
  </Page>
);
