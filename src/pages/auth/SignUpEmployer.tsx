import { RegistrationForm } from '@/features/auth/registration/RegistrationForm';
import { RegistrationFrame } from '@/features/auth/registration/RegistrationFrame';
import { registrationTexts } from '@/texts/auth/registration';
import { Page } from '@/ui/page/Page';

/** The employer's registration (spec §2.5). */
export const SignUpEmployer = () => (
  <Page title={registrationTexts.employer.title}>
    <RegistrationFrame role="employer">
      <RegistrationForm role="employer" />
    </RegistrationFrame>
  </Page>
);
