// oxlint-disable-next-line no-control-regex
const ascii = /^[\u0000-\u007f]*$/;

/** Normalizes a text for comparison: ignores letter case, accents and compatibility forms. */
export const normalizeText = (text: string): string => {
  const lower = text.toLowerCase();
  // most texts have no accents, and decomposing costs ten times as much
  return ascii.test(lower)
    ? lower
    : lower
        .replaceAll(/[™℠]/gu, ' ')
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f]/gu, '')
        .normalize('NFC');
};

const asciiToken = /[a-z0-9]+(?:\+\+|#(?![a-z0-9]))?|\.net(?![a-z0-9])/g;
const anyToken =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#(?![\p{L}\p{N}]))?|\.net(?![\p{L}\p{N}])/gu;

/**
 * Returns the normalized tokens of a text. Punctuation separates them, so full-time is "full" and
 * "time", and node.js is "node" and "js"; c++, c# and .net keep theirs. IT, the field, becomes
 * "it#", to differ from the pronoun.
 */
export const tokenize = (text: string): string[] => {
  const normalized = normalizeText(text.includes('IT') ? text.replaceAll(/\bIT\b/g, 'it#') : text);
  return normalized.match(ascii.test(normalized) ? asciiToken : anyToken) ?? [];
};
