import { Page, PageHeading } from '@/ui/Page';
import { authTexts } from '@contract/texts/auth';

/** Employer login (spec §2.4). */
export const LoginEmployer = () => (
  <Page title={authTexts.employer.title}>
    <PageHeading>{authTexts.employer.title}</PageHeading>
  </Page>
);
