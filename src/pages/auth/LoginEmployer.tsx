import { useLocation } from 'react-router-dom';
import { FoldedLogin } from '@/features/auth/FoldedLogin';
import { LoginForm } from '@/features/auth/LoginForm';
import { LoginNotice } from '@/features/auth/LoginNotice';
import { LoginSplit } from '@/features/auth/LoginSplit';
import { readLoginState } from '@/session/loginState';
import { authTexts } from '@/texts/auth/auth';
import { Page } from '@/ui/page/Page';

/**
 * The employer's login (spec §2.4). Both roles get here after registering (spec §2.5): for a job
 * seeker the form is collapsed until the page is reloaded.
 */
export const LoginEmployer = () => {
  const { registered, isNewcomer } = readLoginState(useLocation().state);
  const isFolded = isNewcomer && registered?.role === 'jobseeker';
  const form = <LoginForm role="employer" />;
  return (
    <Page title={authTexts.employer.title}>
      <LoginSplit role="employer" notice={<LoginNotice page="employer" />}>
        {isFolded ? <FoldedLogin>{form}</FoldedLogin> : form}
      </LoginSplit>
    </Page>
  );
};
