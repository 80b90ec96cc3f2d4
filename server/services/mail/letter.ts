import { letterLimits } from '@contract/applicantLetters';
import { site } from '@contract/constants/site';
import { mailTexts, type Letter } from '../../texts/mail';

export type Rendered = { subject: string; text: string; html: string };

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Escapes text for elements and quoted attributes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');

// the reader's own colors, light or dark; only the button sets its own
const frame = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
${body}
</div>
</body>
</html>
`;
const paragraph = (inner: string, style = '') => `<p style="margin:0 0 16px${style}">${inner}</p>`;
const smallStyle = ';font-size:14px';
const buttonStyle =
  'display:inline-block;padding:11px 20px;border-radius:8px;background:#0e3b43;color:#ffffff;text-decoration:none;font-weight:600';

const htmlOf = ({
  subject,
  greeting,
  paragraphs,
  quote,
  links,
  after,
  unsubscribe,
}: Letter): string => {
  const buttons = links.map(({ label, url }, index) =>
    index === 0
      ? paragraph(`<a href="${escaped(url)}" style="${buttonStyle}">${escaped(label)}</a>`)
      : paragraph(`<a href="${escaped(url)}">${escaped(label)}</a>`),
  );
  return frame(
    escaped(subject),
    [
      paragraph(`<strong>${escaped(site.name)}</strong>`),
      paragraph(escaped(greeting)),
      ...paragraphs.map((text) => paragraph(escaped(text))),
      ...(quote === undefined
        ? []
        : [
            `<blockquote style="margin:0 0 20px;padding:0 0 0 14px;border-left:3px solid #7d9a9e;white-space:pre-wrap;overflow-wrap:anywhere">${escaped(quote)}</blockquote>`,
          ]),
      ...buttons,
      ...after.map((text) => paragraph(escaped(text))),
      paragraph(escaped(mailTexts.footer), smallStyle),
      ...(unsubscribe === undefined
        ? []
        : [
            paragraph(
              `<a href="${escaped(unsubscribe)}">${escaped(mailTexts.unsubscribe)}</a>`,
              smallStyle,
            ),
          ]),
    ].join('\n'),
  );
};

const textOf = ({ greeting, paragraphs, quote, links, after, unsubscribe }: Letter): string =>
  [
    greeting,
    ...paragraphs,
    ...(quote === undefined
      ? []
      : [
          quote
            .split(/\r\n|[\r\n]/)
            .map((line) => `> ${line}`.trimEnd())
            .join('\n'),
        ]),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...after,
    `-- \n${mailTexts.footer}${unsubscribe === undefined ? '' : `\n${mailTexts.unsubscribe}: ${unsubscribe}`}`,
  ].join('\n\n') + '\n';

const unseen = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * What a mail calls the account that it goes to. Both are '' where its owner never confirmed the
 * address: our mail would carry anybody's message to anybody.
 */
export const namesOf = ({
  firstName,
  username,
  confirmedEmail,
}: {
  firstName: string;
  username: string;
  confirmedEmail: string | null;
}): { name: string; username: string } =>
  confirmedEmail === null
    ? { name: '', username: '' }
    : {
        name: withoutLinks(firstName.replaceAll(unseen, '')),
        username: username.replaceAll(unseen, ''),
      };

// the ASCII dot and those that domain names may have instead of it (RFC 3490)
const dotInWord = /(?<=[\S\uFEFF])[.。．｡](?=[\S\uFEFF])/gu;
const wordJoiner = '\u2060';
/**
 * Text of one person as another's mail shows it: nothing in it is a link. A URL is left out, an
 * email address is spelled out, and what could be a domain in any script ("Node.js" as well) gets
 * invisible characters that keep mail programs from making it a link.
 */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(/[a-z][a-z0-9+.-]{0,30}:\/\/\S*|\bwww[.。．｡]\S*/giu, '[link]')
    .replaceAll(/(?<=[^\s@])[@＠](?=[^\s@])/gu, ' (at) ')
    .replaceAll(/\b(mailto|tel|sms|data|javascript):(?=\S)/giu, '$1: ')
    .replaceAll(dotInWord, (dot) => `${wordJoiner}${dot}${wordJoiner}`);

/** The longest text of another person in a mail, in characters; the rest is read on the site. */
const maxQuoteLength = letterLimits.body;
const shortened = (text: string): string =>
  text.length <= maxQuoteLength ? text : `${text.slice(0, maxQuoteLength).trimEnd()} …`;

/** A letter that carries other people's text: bounded, and nothing but its own links is a link. */
export const harmless = ({ paragraphs, quote, links, after, ...letter }: Letter): Letter => ({
  ...letter,
  paragraphs: paragraphs.map(withoutLinks),
  ...(quote !== undefined && { quote: withoutLinks(shortened(quote)) }),
  links: links.map(({ label, url }) => ({ label: withoutLinks(label), url })),
  after: after.map(withoutLinks),
});

/** Renders a letter as subject, text and HTML. */
export const renderLetter = (letter: Letter): Rendered => ({
  subject: letter.subject,
  text: textOf(letter),
  html: htmlOf(letter),
});
