import { LoginForm } from '@/features/auth/LoginForm';
import { LoginNotice } from '@/features/auth/LoginNotice';
import { LoginSplit } from '@/features/auth/LoginSplit';
import { authTexts } from '@/texts/auth/auth';
import { Page } from '@/ui/page/Page';

/** The employer's login (spec §2.4). */
export const LoginEmployer = () => (
  <Page title={authTexts.employer.title}>
    <LoginSplit role="employer" notice={<LoginNotice page="employer" />}>
      <LoginForm role="employer" />
    </LoginSplit>
  </Page>
);
