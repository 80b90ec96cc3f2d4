import { Page, PageHeading } from '@/ui/Page';
import { registrationTexts } from '@contract/texts/registration';

/** Employer registration (spec §2.5). */
export const SignUpEmployer = () => (
  <Page title={registrationTexts.employer.title}>
    <PageHeading>{registrationTexts.employer.title}</PageHeading>
  </Page>
);
