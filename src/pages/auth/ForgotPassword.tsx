import { useSearchParams } from 'react-router-dom';
import { AskReset } from '@/features/auth/links/AskReset';
import { LinkFrame } from '@/features/auth/links/LinkFrame';
import { RoleSwitch } from '@/features/auth/registration/RoleSwitch';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { mailedLinksTexts } from '@/texts/auth/mailedLinks';
import { paths } from '@contract/paths';

const { ask: texts } = mailedLinksTexts;
const pages = {
  employer: paths.forgotPassword('employer'),
  jobseeker: paths.forgotPassword('jobseeker'),
};

/** Asks for a password reset link; the role is in the query string. */
export const ForgotPassword = () => {
  const [params] = useSearchParams();
  const role = params.get('role') === 'employer' ? 'employer' : 'jobseeker';
  return (
    <OwnHostOnly>
      <LinkFrame title={texts.title} text={texts.text}>
        <div style={{ marginTop: 24, maxWidth: 460 }}>
          <RoleSwitch role={role} pages={pages} />
        </div>
        <AskReset role={role} />
      </LinkFrame>
    </OwnHostOnly>
  );
};
