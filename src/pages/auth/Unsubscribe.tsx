import { LinkPage } from '@/features/auth/links/LinkPage';
import { StopMail } from '@/features/mail/StopMail';
import { mailTexts } from '@/texts/auth/mail';

/** The target of the unsubscribe links in emails. */
export const Unsubscribe = () => (
  <LinkPage texts={mailTexts.stop}>{(token) => <StopMail key={token} linkKey={token} />}</LinkPage>
);
