import { isHarmlessWebsite } from './website';

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'javascript\u200b:alert(1)',
  '\u00a0javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  '&#0000106avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  '&amp;#106;avascript:alert(1)',
  'ｊａｖａｓｃｒｉｐｔ：alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'VbScRiPt:x',
  'blob:https://x',
  'file:///etc/passwd',
  'filesystem:http://x',
  'about:blank',
  'view-source:http://x',
  'javascript://acme.example/%0aalert(1)',
])('%j is no website', (text) => {
  expect(isHarmlessWebsite(text)).toBe(false);
});

test.each([
  '',
  'acme.example',
  'www.acme.example/jobs?a=1&b=2',
  'https://acme.example',
  'HTTP://ACME.EXAMPLE',
  'acme.example:8080',
  'https://acme.example/javascript:void',
  'We have none',
  'Website: acme.example',
  'https://acme.example/data:here',
  'datafactory.example',
  'https://straße.example/?q=a&amp;b',
  'javascript.example',
  '&#9999999999;x',
])('%j may stand', (text) => {
  expect(isHarmlessWebsite(text)).toBe(true);
});
