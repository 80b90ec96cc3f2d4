/** A part of the typed text: `from` is its first character, `to` the one after its last. */
export type Span = { from: number; to: number };

/** A word of the typed text with its position. */
export type TypedWord = Span & {
  /** The word for comparisons: lower case, without accents and apostrophes. */
  key: string;
  /** Part of the same word as the previous one: the "time" of "part-time", the "t" of "at&t". */
  joined: boolean;
  /** Separated from the previous word by a comma, a bracket or the like. */
  apart: boolean;
  /** Quoted, negated, or already read as something else: not to be read again. */
  sealed: boolean;
};

const letterOrDigit = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ‘]\p{L}+)*/gu;
const quoted = /["“”„‟«»「」『』][^"“”„‟«»「」『』]*["“”„‟«»「」『』]?/gu;
const negated = /(?<!\S)[-−‐‑][^\s"“”„‟«»「」『』-]\S*/gu;
const joint = /^(?:[-−‐‑.&'’_@]|)$/u;
const oneLetterOrNumber = /^(?:\p{L}|\p{N}+)$/u;

/** Returns the quoted and the negated parts of the text; the same as in `parseQuery`. */
const sealedSpans = (typed: string): Span[] =>
  [quoted, negated].flatMap((pattern) =>
    [...typed.matchAll(pattern)].map(({ 0: text, index }) => ({
      from: index,
      to: index + text.length,
    })),
  );

const keyOf = (word: string): string =>
  (/^[\w]+$/.test(word)
    ? word
    : word.normalize('NFKD').replaceAll(/[\p{M}'’ʼ‘]/gu, '')
  ).toLowerCase();

/** Whether the words are parts of one: "24/7" and "a/p" are, "remote/hybrid" isn't. */
const isJoint = (glue: string, before: string, word: string): boolean =>
  glue === '/' ? oneLetterOrNumber.test(before) && oneLetterOrNumber.test(word) : joint.test(glue);

/**
 * Returns the words of the typed text with their positions. `taken`: parts that were already read,
 * such as places; they are sealed like quoted and negated ones.
 */
export const typedWords = (typed: string, taken: readonly Span[] = []): TypedWord[] => {
  const sealed = /["“”„‟«»「」『』−‐‑-]/.test(typed) ? [...sealedSpans(typed), ...taken] : taken;
  const words: TypedWord[] = [];
  for (const { 0: word, index: from } of typed.matchAll(letterOrDigit)) {
    const before = words.at(-1);
    const to = from + word.length;
    const glue = typed.slice(before?.to ?? from, from);
    words.push({
      from,
      to,
      key: keyOf(word),
      joined: before !== undefined && isJoint(glue, typed.slice(before.from, before.to), word),
      apart: /[^\s/&%.−‐‑-]/.test(glue),
      sealed: sealed.some((span) => span.from < to && span.to > from),
    });
  }
  return words;
};
