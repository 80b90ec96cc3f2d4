import { Page, PageHeading } from '@/ui/Page';
import { authTexts } from '@contract/texts/auth';

/** Job seeker login (spec §2.4). */
export const Login = () => (
  <Page title={authTexts.jobseeker.title}>
    <PageHeading>{authTexts.jobseeker.title}</PageHeading>
  </Page>
);
