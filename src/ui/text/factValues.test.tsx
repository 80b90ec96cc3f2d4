import { render, screen } from '@testing-library/react';
import { mailValue, websiteValue } from './factValues';

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  'acme.example',
  'javascript://https://acme.example',
  ' https://acme.example',
  'mailto:a@b.example',
])('what any host sends as a website and is no address of the web stays a text: %j', (text) => {
  render(<>{websiteValue(text)}</>);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
test('an address of the web is a link that tells the other site nothing', () => {
  render(<>{websiteValue('https://acme.example/a')}</>);
  expect(screen.getByRole('link', { name: 'https://acme.example/a' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
});
test('an email address brings no other recipients or words along', () => {
  render(<>{mailValue('a?bcc=b@evil.example&body=x#y')}</>);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    'mailto:a%3Fbcc=b@evil.example%26body=x%23y',
  );
});
