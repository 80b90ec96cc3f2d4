import { useLocation } from 'react-router-dom';
import { ConfirmEmail } from '@/features/auth/ConfirmEmail';
import { LinkFrame } from '@/features/auth/LinkFrame';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { mailedLinksTexts } from '@/texts/auth/mailedLinks';

const { verify: texts } = mailedLinksTexts;

/** The target of mailed confirmation links; the token is in the URL's fragment. */
export const VerifyEmail = () => {
  const token = useLocation().hash.slice(1);
  return (
    <OwnHostOnly>
      <LinkFrame
        title={texts.title}
        text={texts.text}
        missing={token === '' ? texts.missing : undefined}
      >
        <ConfirmEmail key={token} token={token} />
      </LinkFrame>
    </OwnHostOnly>
  );
};
