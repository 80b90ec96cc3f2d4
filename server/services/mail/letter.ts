import { letterLimits } from '@contract/jobs/applicantLetters';
import { mailTexts, type Letter } from '../../texts/mail';
import { button, cell, escaped, linkStyle, mailFrame } from './frame';

export type Rendered = { subject: string; text: string; html: string };

const text = 'font-size:16px;line-height:26px;color:#10242a';
const paragraph = (inner: string): string =>
  `<p class="e1" dir="auto" style="margin:18px 0 0;overflow-wrap:anywhere;${text}">${inner}</p>`;
const smallPrint = (inner: string): string =>
  `<p class="e2" style="margin:0 0 10px;font-size:14px;line-height:22px;color:#47595f">${inner}</p>`;
const link = (label: string, url: string): string =>
  `<a class="lk" href="${escaped(url)}" style="${linkStyle};font-weight:600">${escaped(label)}</a>`;

const htmlOf = ({
  subject,
  greeting,
  paragraphs,
  quote,
  links,
  after,
  unsubscribe,
}: Letter): string =>
  mailFrame({
    title: escaped(subject),
    preview: '',
    head: '',
    card: [
      paragraph(escaped(greeting)),
      ...paragraphs.map((each) => paragraph(escaped(each))),
      ...(quote === undefined
        ? []
        : [
            `<blockquote class="e1 ln" dir="auto" style="margin:18px 0 0;padding:0 0 0 14px;border-left:3px solid #7d9a9e;white-space:pre-wrap;overflow-wrap:anywhere;${text}">${escaped(quote)}</blockquote>`,
          ]),
      ...links.map(({ label, url }, index) =>
        index === 0
          ? `<div style="padding-top:22px">${button('bt', label, url)}</div>`
          : paragraph(link(label, url)),
      ),
      ...after.map((each) => paragraph(escaped(each))),
    ].join('\n'),
    below: cell(
      smallPrint(escaped(mailTexts.footer)) +
        (unsubscribe === undefined ? '' : smallPrint(link(mailTexts.unsubscribe, unsubscribe))),
    ),
  });

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
 * Returns how a mail addresses the account it is sent to. Both are '' if its owner never confirmed
 * the address: otherwise anybody could use our mail to send a name of their choice to anybody.
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

// the ASCII dot and its equivalents in domain names (RFC 3490)
const dotInWord = /(?<=[\S\uFEFF])[.。．｡](?=[\S\uFEFF])/gu;
const wordJoiner = '\u2060';
/**
 * Makes a person's text safe for a mail to somebody else: nothing in it becomes a link. Removes
 * URLs, spells out email addresses, and adds invisible characters to everything that could be a
 * domain in any script (even "Node.js"), which keep mail programs from linking it.
 */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(/[a-z][a-z0-9+.-]{0,30}:\/\/\S*|\bwww[.。．｡]\S*/giu, '[link]')
    .replaceAll(/(?<=[^\s@])[@＠](?=[^\s@])/gu, ' (at) ')
    .replaceAll(/\b(mailto|tel|sms|data|javascript):(?=\S)/giu, '$1: ')
    .replaceAll(dotInWord, (dot) => `${wordJoiner}${dot}${wordJoiner}`);

/**
 * Maximum length of another person's text in a mail, in characters; the rest can be read on the
 * site.
 */
const maxQuoteLength = letterLimits.body;
const shortened = (text: string): string =>
  text.length <= maxQuoteLength ? text : `${text.slice(0, maxQuoteLength).trimEnd()} …`;

/**
 * Makes a letter with other people's text safe: limits its length, and removes all links but the
 * letter's own.
 */
export const sanitizeLetter = ({ paragraphs, quote, links, after, ...letter }: Letter): Letter => ({
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
