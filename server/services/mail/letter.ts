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
const escaped = (text: string): string =>
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

/**
 * A name as a mail may show it to an unconfirmed address; '' where it could be read as a link or an
 * address, or our mail would carry anybody's message to anybody.
 */
export const shownName = (name: string): string =>
  /[:/\\@<>]|www\.|[\p{C}\p{Zl}\p{Zp}]|\s.*\s.*\s/iu.test(name) ? '' : name;

/** Renders a letter as subject, text and HTML. */
export const renderLetter = (letter: Letter): Rendered => ({
  subject: letter.subject,
  text: textOf(letter),
  html: htmlOf(letter),
});
