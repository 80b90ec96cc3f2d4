import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { LinkFrame } from './LinkFrame';

type LinkPageProps = {
  texts: { title: string; text: string; missing: string };
  /** Renders the link's action, given its token. */
  children: (token: string) => ReactNode;
};

/**
 * The page of an emailed link, on our own host. The token is in the URL's fragment, so it appears
 * in no server log and no Referer header.
 */
export const LinkPage = ({ texts: { title, text, missing }, children }: LinkPageProps) => {
  const token = useLocation().hash.slice(1);
  return (
    <OwnHostOnly>
      <LinkFrame title={title} text={text} {...(token === '' && { missing })}>
        {children(token)}
      </LinkFrame>
    </OwnHostOnly>
  );
};
