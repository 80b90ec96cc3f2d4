import { isRecord } from '@contract/isRecord';
import { limits } from '@contract/limits';
import { markdownWords } from '@contract/markdown/markdownText';
import { importedHeadings } from '../../../texts/sources';
import { textOf, type Section } from './sourceRow';

/** More isn't a plausible requirement. */
const maxMonths = 600;
const durationOf = (months: unknown): string => {
  const count = Math.trunc(Number(textOf(months)));
  if (!(count > 0 && count <= maxMonths)) return '';
  const [number, unit] = count % 12 === 0 ? [count / 12, 'year'] : [count, 'month'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
};
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the texts of a JSON-LD value, which is a text or a node. */
const textsOf = (value: unknown): string[] => {
  if (!isRecord(value)) return [textOf(value)];
  const names = ['description', 'name', '@value'].map((name) => textOf(value[name]));
  return [
    names.find(Boolean) ?? capitalized(textOf(value['credentialCategory'])),
    durationOf(value['monthsOfExperience']),
  ];
};

/**
 * Keeps the texts that fit into a description and slightly more, so that the result is recognized
 * as cut.
 */
const withinRoom = (texts: readonly string[]): string[] => {
  let room = limits.longDescription + 10;
  return texts.flatMap((text) => {
    const cut = text.slice(0, Math.max(0, room)).replace(/[\ud800-\udbff]$/, '');
    room -= text.length;
    return cut === '' ? [] : [cut];
  });
};

/** Returns sections from a JobPosting's other properties. */
export const sectionsOf = (posting: Record<string, unknown>): Section[] =>
  Object.entries(importedHeadings)
    .map(([name, heading]) => ({
      heading,
      texts: withinRoom([posting[name]].flat().flatMap(textsOf)),
    }))
    .filter(({ texts }) => texts.length > 0);

/** Reduces a text to its words, so that containment can be checked regardless of punctuation. */
const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).join(' ')} `;

/** Joins texts: several short ones become a list. */
const joined = (texts: readonly string[]): string =>
  texts.length > 1 && texts.every((text) => !text.includes('\n'))
    ? texts.map((text) => `- ${text}`).join('\n')
    : texts.join('\n\n');

/** Appends sections to a description, except texts whose lines are all in it already. */
export const withSections = (
  description: string,
  sections: readonly Section[],
  markdownOf: (text: string) => string,
): string =>
  sections.reduce((whole, { heading, texts }) => {
    const known = wordsOf(markdownWords(whole));
    const isNew = (text: string): boolean =>
      markdownWords(text)
        .split('\n')
        .some((line) => !known.includes(wordsOf(line)));
    const added = [...new Set(texts.map(markdownOf))].filter(isNew);
    if (added.length === 0) return whole;
    return [whole, `## ${heading}`, joined(added)].filter(Boolean).join('\n\n');
  }, description);
