import { useLocation } from 'react-router-dom';
import { LinkFrame } from '@/features/auth/LinkFrame';
import { SetPassword } from '@/features/auth/SetPassword';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { mailedLinksTexts } from '@/texts/auth/mailedLinks';

const { set: texts } = mailedLinksTexts;

/**
 * Where the link of a forgotten password leads: the token stands in the fragment, which no host's
 * log and no referrer holds.
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
