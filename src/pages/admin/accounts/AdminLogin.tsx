import { LoginForm } from '@/features/auth/LoginForm';
import { LoginNotice } from '@/features/auth/LoginNotice';
import { LoginSplit } from '@/features/auth/LoginSplit';
import { authTexts } from '@/texts/auth/auth';
import { Page } from '@/ui/page/Page';

/** The administrator's login (spec §2.16). */
export const AdminLogin = () => (
  <Page title={authTexts.admin.title}>
    <LoginSplit role="admin" notice={<LoginNotice page="admin" />}>
      <LoginForm role="admin" />
    </LoginSplit>
  </Page>
);
