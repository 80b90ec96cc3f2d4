import { ConfirmEmail } from '@/features/auth/links/ConfirmEmail';
import { LinkPage } from '@/features/auth/links/LinkPage';
import { mailedLinksTexts } from '@/texts/auth/mailedLinks';

/** The target of emailed confirmation links. */
export const VerifyEmail = () => (
  <LinkPage texts={mailedLinksTexts.verify}>
    {(token) => <ConfirmEmail key={token} token={token} />}
  </LinkPage>
);
