import { LoginForm } from '@/features/auth/LoginForm';
import { LoginNotice } from '@/features/auth/LoginNotice';
import { LoginSplit } from '@/features/auth/LoginSplit';
import { authTexts } from '@/texts/auth/auth';
import { Page } from '@/ui/page/Page';

/** The job seeker's login (spec §2.4). */
export const Login = () => (
  <Page title={authTexts.jobseeker.title}>
    <LoginSplit role="jobseeker" notice={<LoginNotice page="jobseeker" />}>
      <LoginForm role="jobseeker" />
    </LoginSplit>
  </Page>
);
