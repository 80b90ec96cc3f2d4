import { LinkPage } from '@/features/auth/links/LinkPage';
import { SetPassword } from '@/features/auth/links/SetPassword';
import { mailedLinksTexts } from '@/texts/auth/mailedLinks';

/** The target of emailed password reset links. */
export const ResetPassword = () => (
  <LinkPage texts={mailedLinksTexts.set}>
    {(token) => <SetPassword key={token} token={token} />}
  </LinkPage>
);
