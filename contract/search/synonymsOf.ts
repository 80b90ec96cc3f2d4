import { splitWords } from './splitWords';
import { synonymLines } from './synonyms';

/**
 * The words without the last one's plural: "sales" loses its own s too, wherever it is compared.
 */
const singular = (words: string): string => words.toLowerCase().replace(/(?<=\p{L}[^s])s$/u, '');
/** What is looked up: front-end and front end are one. */
const keyOf = (words: string): string => singular(words).replaceAll('-', ' ');

const readSynonyms = (lines: string): Map<string, string[]> => {
  const known = new Map<string, string[]>();
  const add = (typed: string, meant: readonly string[]): void => {
    known.set(keyOf(typed), [...new Set([...(known.get(keyOf(typed)) ?? []), ...meant])]);
  };
  for (const line of lines
    .split('\n')
    .map((each) => each.replace(/(^|\s)#\s.*$/u, '').trim())
    .filter(Boolean)) {
    const [left = '', right] = line.split(' > ');
    const members = (text: string, between: string): string[] =>
      text.split(between).map((each) => splitWords(each).join(' '));
    if (right === undefined)
      for (const typed of members(left, ' = ')) add(typed, members(left, ' = '));
    else add(splitWords(left).join(' '), members(right, ', '));
  }
  return known;
};

const known = readSynonyms(synonymLines);

/**
 * What else means the same as these words (as `parseQuery` writes them), each to be said as a
 * phrase; [] for most.
 */
export const synonymsOf = (words: string): readonly string[] =>
  (known.get(keyOf(words)) ?? []).filter((other) => singular(other) !== singular(words));
