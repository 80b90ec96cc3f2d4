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
