import { LinkPage } from '@/features/auth/links/LinkPage';
import { AnswerConfirmation } from '@/features/jobs/hiring/AnswerConfirmation';
import { confirmationTexts } from '@/texts/jobs/confirmation';

/** The target of the emailed question whether a job is still open. */
export const JobConfirmation = () => (
  <LinkPage texts={confirmationTexts}>
    {(token) => <AnswerConfirmation key={token} token={token} />}
  </LinkPage>
);
