import { RegistrationForm } from '@/features/auth/registration/RegistrationForm';
import { RegistrationFrame } from '@/features/auth/registration/RegistrationFrame';
import { registrationTexts } from '@/texts/auth/registration';
import { Page } from '@/ui/page/Page';

/** The job seeker's registration (spec §2.5). */
export const SignUp = () => (
  <Page title={registrationTexts.jobseeker.title}>
    <RegistrationFrame role="jobseeker">
      <RegistrationForm role="jobseeker" />
    </RegistrationFrame>
  </Page>
);
