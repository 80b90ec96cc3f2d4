const letterOrDigit = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}]*`;
/** Words, with the marks that can be part of one; .net, c++ and c# keep theirs. */
const wordPattern = new RegExp(
  String.raw`\.net(?![\p{L}\p{N}])|${letterOrDigit}(?:['.&/-]${letterOrDigit})*[+#]*`,
  'giu',
);

/**
 * Normalizes a text: what looks alike is written alike, and what is no part of a word becomes a
 * blank. "Quotes" and dashes stay.
 */
export const cleanText = (text: string): string =>
  text
    // digits on keys are emoji, and a trade mark is no "tm"
    .replaceAll(/[™℠]|[0-9#*]\uFE0F?\u20E3/gu, ' ')
    .normalize('NFKC')
    .replaceAll(/[“”„‟«»「」『』]/gu, '"')
    .replaceAll(/[‘’ʼ]/gu, "'")
    .replaceAll(/[‐‑−]/gu, '-')
    // soft hyphens, and marks of writing direction
    .replaceAll(/[\u00AD\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/--+|[^\p{L}\p{M}\p{N}"'.+#&/-]/gu, ' ');

/** "nurse/doctor" and "food&beverage" are two words; 24/7, a/p, at&t and r&d are one. */
const splitWord = (word: string): string[] => {
  const atSlashes = word.split('/');
  if (atSlashes.length > 1 && !atSlashes.every((part) => /^(\p{N}+|\p{L})$/u.test(part)))
    return atSlashes.flatMap(splitWord);
  const atAnds = word.split('&');
  return atAnds.length > 1 && atAnds.some((part) => part.length > 3) ? atAnds : [word];
};

/** "nurse+" is nurse, but c++ and c# differ from c by their marks. */
const withoutEndMarks = (word: string): string =>
  /^(\p{L}[\p{L}\p{N}]*\+\+|\p{L}#)$/u.test(word) ? word : word.replace(/(?<![+#])[+#]+$/u, '');

/**
 * The words of a text that went through `cleanText`, in lower case but for the trade written IT.
 */
export const splitCleanText = (clean: string): string[] =>
  [...clean.matchAll(wordPattern)]
    .flatMap(([found]) => splitWord(found))
    .map(withoutEndMarks)
    .map((word) => (word === 'IT' ? word : word.toLowerCase()));

/**
 * The words of any text: NFKC, in lower case but for IT (the trade; "it" is the pronoun), accents
 * kept, marks around them left out. A hyphen, dot or apostrophe within a word stays: full-time,
 * node.js, master's.
 */
export const splitWords = (text: string): string[] => splitCleanText(cleanText(text));
