import { countWords } from '@contract/words';

type Input = {
  /** The field's text before somebody typed or pasted. */
  before: string;
  /** Its text now, and the caret's place in it: behind what was put in. */
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
 * How much of `inserted` fits between head and tail; more letters never make fewer words, so
 * halving finds it.
 */
const fitting = (head: string, inserted: string, tail: string, limit: number): number => {
  let [fits, tooMuch] = [0, inserted.length + 1];
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (countWords(head + inserted.slice(0, middle) + tail) <= limit) fits = middle;
    else tooMuch = middle;
  }
  return fits;
};

/**
 * What a field of at most `limit` words takes (spec §5): words beyond it are cut from what was put
 * in, wherever that was; what stood there stays, and the caret stays behind what was taken.
 */
export const takeWords = ({
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
  // it was too long before: a text of another program, say
  if (countWords(head + tail) > limit) {
    const text = firstWords(now, limit);
    return { text, caret: Math.min(caret, text.length) };
  }
  const fits = inserted.slice(0, fitting(head, inserted, tail, limit));
  // a pasted word whose space was cut would grow onto the word behind it; the space before a word
  // that was cut goes with it
  const whole = isSpace(tail[0]) ? fits : fits.replace(/\P{White_Space}+$/u, '');
  const taken = inserted.length > 1 && isSpace(tail[0]) ? fits.trimEnd() : whole;
  return { text: head + taken + tail, caret: head.length + taken.length };
};
