// oxlint-disable-next-line no-control-regex
const ascii = /^[\u0000-\u007f]*$/;

/** Text as it is compared: letter case, accents and compatibility forms aside. */
export const normalizeText = (text: string): string => {
  const lower = text.toLowerCase();
  // most texts have no accent, and decomposing them costs ten times as much
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
 * The tokens of a text, normalized. Marks separate them, so full-time is "full" and "time", and
 * node.js is "node" and "js"; c++, c# and .net keep theirs. IT, the trade, is "it#", which the
 * pronoun is not.
 */
export const tokenize = (text: string): string[] => {
  const normalized = normalizeText(text.includes('IT') ? text.replaceAll(/\bIT\b/g, 'it#') : text);
  return normalized.match(ascii.test(normalized) ? asciiToken : anyToken) ?? [];
};
