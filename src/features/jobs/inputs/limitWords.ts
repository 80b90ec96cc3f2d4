import { countWords } from '@contract/text/words';

type Input = {
  /** The field's text before somebody typed or pasted. */
  before: string;
  /** Its text now, and the position of the caret: right after what was inserted. */
  now: string;
  caret: number;
  /** In words. */
  limit: number;
};

const isSpace = (letter: string | undefined): boolean =>
  letter === undefined || /\p{White_Space}/u.test(letter);
const isLowSurrogate = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '\uDC00' && letter <= '\uDFFF';

/** The text's first words, without what follows them. */
const firstWords = (text: string, limit: number): string => {
  const ends = text.matchAll(/\P{White_Space}+/gu);
  let end = 0;
  for (const [index, match] of [...ends].entries())
    if (index < limit) end = match.index + match[0].length;
  return text.slice(0, end);
};

/**
 * The length of the longest part of `inserted` that fits between head and tail, by binary search:
 * more letters never make fewer words.
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
 * What a field of at most `limit` words accepts (spec §5): words beyond it are cut from what was
 * inserted, wherever that was; the rest of the text stays, and the caret is right after what was
 * accepted.
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
  // it was too long before: a program filled it in, say
  if (countWords(head + tail) > limit) {
    const text = firstWords(now, limit);
    return { text, caret: Math.min(caret, text.length) };
  }
  const fits = inserted.slice(0, longestFit(head, inserted, tail, limit));
  // a pasted word whose space was cut would join the word after it; the space before a word that
  // was cut is cut too
  const wholeWords = isSpace(tail[0])
    ? fits
    : fits.replace(/(?<!\P{White_Space})\P{White_Space}+$/u, '');
  const accepted = inserted.length > 1 && isSpace(tail[0]) ? fits.trimEnd() : wholeWords;
  return { text: head + accepted + tail, caret: head.length + accepted.length };
};
