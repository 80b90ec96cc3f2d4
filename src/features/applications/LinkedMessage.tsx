import { Fragment } from 'react';
import { TextLink } from '@/ui/text/TextLink';

const addresses = /(https?:\/\/\S+)/;

const pathOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).pathname : undefined;

/**
 * A letter's text in which the URLs of known pages are links with readable text. `words` maps paths
 * of this site to link texts; other URLs stay text.
 */
export const LinkedMessage = ({
  text,
  words,
}: {
  text: string;
  words: Readonly<Partial<Record<string, string>>>;
}) =>
  text.split(addresses).map((part, index) => {
    const path = addresses.test(part) ? pathOf(part) : undefined;
    const word = path === undefined ? undefined : words[path];
    return (
      <Fragment key={index}>
        {path !== undefined && word !== undefined ? <TextLink to={path}>{word}</TextLink> : part}
      </Fragment>
    );
  });
