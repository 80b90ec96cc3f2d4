import { useLocation } from 'react-router-dom';
import { LinkFrame } from '@/features/auth/LinkFrame';
import { StopMail } from '@/features/mail/StopMail';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { mailTexts } from '@/texts/auth/mail';

const { stop: texts } = mailTexts;

/** The target of the unsubscribe links in mails; the key is in the URL's fragment. */
export const Unsubscribe = () => {
  const linkKey = useLocation().hash.slice(1);
  return (
    <OwnHostOnly>
      <LinkFrame
        title={texts.title}
        text={texts.text}
        missing={linkKey === '' ? texts.missing : undefined}
      >
        <StopMail key={linkKey} linkKey={linkKey} />
      </LinkFrame>
    </OwnHostOnly>
  );
};
