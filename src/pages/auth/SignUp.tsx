import { Page, PageHeading } from '@/ui/Page';
import { registrationTexts } from '@contract/texts/registration';

/** Job seeker registration (spec §2.5). */
export const SignUp = () => (
  <Page title={registrationTexts.jobseeker.title}>
    <PageHeading>{registrationTexts.jobseeker.title}</PageHeading>
  </Page>
);
