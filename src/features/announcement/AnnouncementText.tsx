import type { Announcement } from '@/api/hostConfig';
import { announcementTexts as texts } from '@/texts/announcement';
import { breakable } from '@/ui/text/breakable';
import { TextLink } from '@/ui/text/TextLink';

/** An announcement's text with its link, on this site or elsewhere. */
export const AnnouncementText = ({ text, link }: Pick<Announcement, 'text' | 'link'>) => (
  <p dir="auto" style={{ overflowWrap: 'anywhere' }}>
    {breakable(text)}{' '}
    {link !== '' && (
      <TextLink to={link} sx={{ textDecoration: 'underline' }}>
        {texts.more}
      </TextLink>
    )}
  </p>
);
