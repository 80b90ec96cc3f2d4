import { RegistrationForm } from '@/features/auth/registration/RegistrationForm';
import { RegistrationFrame } from '@/features/auth/registration/RegistrationFrame';
import { Page } from '@/ui/Page';
import { registrationTexts } from '@contract/texts/registration';

/** The employer's registration (spec §2.5). */
export const SignUpEmployer = () => (
  <Page title={registrationTexts.employer.title}>
    <RegistrationFrame role="employer">
      <RegistrationForm role="employer" />
    </RegistrationFrame>
  </Page>
);
