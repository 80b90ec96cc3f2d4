import { useLocation } from 'react-router-dom';
import { LinkFrame } from '@/features/auth/LinkFrame';
import { SetPassword } from '@/features/auth/SetPassword';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { mailedLinksTexts } from '@/texts/auth/mailedLinks';

const { set: texts } = mailedLinksTexts;

/**
 * The target of mailed password reset links: the token is in the URL's fragment, which appears in
 * no server log and no referrer.
 */
export const ResetPassword = () => {
  const token = useLocation().hash.slice(1);
  return (
    <OwnHostOnly>
      <LinkFrame
        title={texts.title}
        text={texts.text}
        missing={token === '' ? texts.missing : undefined}
      >
        <SetPassword key={token} token={token} />
      </LinkFrame>
    </OwnHostOnly>
  );
};
