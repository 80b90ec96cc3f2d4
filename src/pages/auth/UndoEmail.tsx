import { useLocation } from 'react-router-dom';
import { LinkFrame } from '@/features/auth/links/LinkFrame';
import { UndoEmailChange } from '@/features/auth/links/UndoEmailChange';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { undoEmailTexts as texts } from '@/texts/auth/undoEmail';

/**
 * The target of the link in the warning about a changed email address; the token is in the URL's
 * fragment.
 */
export const UndoEmail = () => {
  const token = useLocation().hash.slice(1);
  return (
    <OwnHostOnly>
      <LinkFrame
        title={texts.title}
        text={texts.text}
        missing={token === '' ? texts.missing : undefined}
      >
        <UndoEmailChange key={token} token={token} />
      </LinkFrame>
    </OwnHostOnly>
  );
};
