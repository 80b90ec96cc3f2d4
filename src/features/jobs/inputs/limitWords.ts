import { countWords } from '@contract/text/words';

type Input = {
  /** The text of the field before the input. */
  before: string;
  /** Its text now, with the caret right after the inserted part. */
  now: string;
  caret: number;
  /** In words. */
  limit: number;
};

const isSpace = (letter: string | undefined): boolean =>
  letter === undefined || /\p{White_Space}/u.test(letter);
const isLowSurrogate = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '\uDC00' && letter <= '\uDFFF';

/** Returns the first words of a text, without anything after them. */
const firstWords = (text: string, limit: number): string => {
  const ends = text.matchAll(/\P{White_Space}+/gu);
  let end = 0;
  for (const [index, match] of [...ends].entries())
    if (index < limit) end = match.index + match[0].length;
  return text.slice(0, end);
};

/**
 * Returns the length of the longest prefix of `inserted` that fits between head and tail, by binary
 * search: more letters never make fewer words.
 */
const longestFit = (head: string, inserted: string, tail: string, limit: number): number => {
  let [fits, tooMuch] = [0, inserted.length + 1];
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (countWords(head + inserted.slice(0, middle) + tail) <= limit) fits = middle;
    else tooMuch = middle;
  }
  return fits;
};

/**
 * Limits a field to `limit` words (spec §5): cuts excess words from the inserted part, wherever it
 * is; the rest of the text stays, and the caret is right after the accepted part.
 */
export const limitWords = ({
  before,
  now,
  caret,
  limit,
}: Input): { text: string; caret: number } => {
  if (countWords(now) <= limit) return { text: now, caret };
  const tail = now.slice(caret);
  const maxStart = Math.min(caret, before.length - tail.length);
  let start = 0;
  while (start < maxStart && before[start] === now[start]) start += 1;
  if (isLowSurrogate(now[start])) start -= 1;
  const head = now.slice(0, start);
  const inserted = now.slice(start, caret);
  // the text was too long before, for example because a program filled it in
  if (countWords(head + tail) > limit) {
    const text = firstWords(now, limit);
    return { text, caret: Math.min(caret, text.length) };
  }
  const fits = inserted.slice(0, longestFit(head, inserted, tail, limit));
  // a pasted word must not join the next one because its space was cut; a trailing space is cut if
  // the word after it was
  const wholeWords = isSpace(tail[0])
    ? fits
    : fits.replace(/(?<!\P{White_Space})\P{White_Space}+$/u, '');
  const accepted = inserted.length > 1 && isSpace(tail[0]) ? fits.trimEnd() : wholeWords;
  return { text: head + accepted + tail, caret: head.length + accepted.length };
};
