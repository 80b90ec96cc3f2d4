import { useLocation } from 'react-router-dom';
import { LinkFrame } from '@/features/auth/LinkFrame';
import { AnswerConfirmation } from '@/features/jobs/hiring/AnswerConfirmation';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { confirmationTexts as texts } from '@/texts/jobs/confirmation';

/**
 * The target of the mailed question whether a job is still open; the token is in the URL's
 * fragment.
 */
export const JobConfirmation = () => {
  const token = useLocation().hash.slice(1);
  return (
    <OwnHostOnly>
      <LinkFrame
        title={texts.title}
        text={texts.text}
        missing={token === '' ? texts.missing : undefined}
      >
        <AnswerConfirmation key={token} token={token} />
      </LinkFrame>
    </OwnHostOnly>
  );
};
