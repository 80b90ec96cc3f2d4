/** A part of the typed text: `from` its first character, `to` the one after its last. */
export type Span = { from: number; to: number };

/** A word of the typed text, for reading. */
export type TypedWord = Span & {
  /** As words are compared here: lower case, without accents and apostrophes. */
  key: string;
  /** Part of one word with the word before: the "time" of "part-time", the "t" of "at&t". */
  joined: boolean;
  /** A comma, a bracket or the like separates it from the word before. */
  apart: boolean;
  /** In quotes, negated, or read already as something else: it means what it says. */
  sealed: boolean;
};

const letterOrDigit = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ‘]\p{L}+)*/gu;
const quoted = /["“”„‟«»「」『』][^"“”„‟«»「」『』]*["“”„‟«»「」『』]?/gu;
const negated = /(?<!\S)[-−‐‑][^\s"“”„‟«»「」『』-]\S*/gu;
const joint = /^(?:[-−‐‑.&'’_@]|)$/u;
const oneLetterOrNumber = /^(?:\p{L}|\p{N}+)$/u;

/** The quoted and the negated parts of the text, as `parseQuery` has them. */
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

/** "24/7" and "a/p" are one word, "remote/hybrid" is two. */
const isJoint = (glue: string, before: string, word: string): boolean =>
  glue === '/' ? oneLetterOrNumber.test(before) && oneLetterOrNumber.test(word) : joint.test(glue);

/**
 * The words of the typed text with their positions in it. `taken`: parts that are read already, as
 * places are; they are sealed like quoted and negated ones.
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
