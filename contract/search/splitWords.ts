const letterOrDigit = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}]*`;
/** A word, with the characters that may be inside it; .net, c++ and c# keep theirs. */
const wordPattern = new RegExp(
  String.raw`\.net(?![\p{L}\p{N}])|${letterOrDigit}(?:['.&/-]${letterOrDigit})*[+#]*`,
  'giu',
);

/**
 * Normalizes a text: unifies characters that look alike, and replaces what can't be part of a word
 * with a space. Keeps "quotes" and dashes.
 */
export const cleanText = (text: string): string =>
  text
    // keycap digits are emoji, and a trademark sign is no "tm"
    .replaceAll(/[™℠]|[0-9#*]\uFE0F?\u20E3/gu, ' ')
    .normalize('NFKC')
    .replaceAll(/[“”„‟«»「」『』]/gu, '"')
    .replaceAll(/[‘’ʼ]/gu, "'")
    .replaceAll(/[‐‑−]/gu, '-')
    // soft hyphens and bidirectional control characters
    .replaceAll(/[\u00AD\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/--+|[^\p{L}\p{M}\p{N}"'.+#&/-]/gu, ' ');

/**
 * Splits words at slashes and ampersands: "nurse/doctor" and "food&beverage" are two words; 24/7,
 * a/p, at&t and r&d are one.
 */
const splitWord = (word: string): string[] => {
  const atSlashes = word.split('/');
  if (atSlashes.length > 1 && !atSlashes.every((part) => /^(\p{N}+|\p{L})$/u.test(part)))
    return atSlashes.flatMap(splitWord);
  const atAnds = word.split('&');
  return atAnds.length > 1 && atAnds.some((part) => part.length > 3) ? atAnds : [word];
};

/** Removes trailing + and #: "nurse+" is nurse, but c++ and c# keep theirs. */
const withoutEndMarks = (word: string): string =>
  /^(\p{L}[\p{L}\p{N}]*\+\+|\p{L}#)$/u.test(word) ? word : word.replace(/(?<![+#])[+#]+$/u, '');

/** Returns the words of a text returned by `cleanText`, in lower case except for IT, the field. */
export const splitCleanText = (clean: string): string[] =>
  [...clean.matchAll(wordPattern)]
    .flatMap(([found]) => splitWord(found))
    .map(withoutEndMarks)
    .map((word) => (word === 'IT' ? word : word.toLowerCase()));

/**
 * Returns the words of any text: NFKC, in lower case except for IT (the field; "it" is the
 * pronoun), with accents, without surrounding punctuation. A hyphen, dot or apostrophe within a
 * word is kept: full-time, node.js, master's.
 */
export const splitWords = (text: string): string[] => splitCleanText(cleanText(text));
