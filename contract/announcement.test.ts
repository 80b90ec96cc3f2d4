import { isAnnouncementLink } from './announcement';

test.each(['/', '/jobdescription?q=nurse', 'https://status.example/now', 'http://a.example'])(
  'an announcement may lead to %s',
  (link) => expect(isAnnouncementLink(link)).toBe(true),
);
test.each([
  '',
  'jobline.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  ' data:text/html,x',
  'https://',
  '/two words',
])('but not to "%s"', (link) => expect(isAnnouncementLink(link)).toBe(false));
