// oxlint-disable-next-line no-control-regex
const plain = /^[\u0000-\u007f]*$/;

/** Text as it is compared: letter case, accents and compatible letters aside. */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase();
  // most texts have no accent; taking them apart costs ten times as much
  return plain.test(lower)
    ? lower
    : lower
        .replaceAll(/[™℠]/gu, ' ')
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f]/gu, '')
        .normalize('NFC');
};

const plainAtom = /[a-z0-9]+(?:\+\+|#(?![a-z0-9]))?|\.net(?![a-z0-9])/g;
const anyAtom = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#(?![\p{L}\p{N}]))?|\.net(?![\p{L}\p{N}])/gu;

/**
 * The smallest parts of a text that are compared, folded: what marks part is parted, so that
 * full-time says "full time" and node.js "node"; c++, c# and .net keep theirs. IT, the trade, is
 * "it#", which the pronoun is not.
 */
export const atomsOf = (text: string): string[] => {
  const folded = foldText(text.includes('IT') ? text.replaceAll(/\bIT\b/g, 'it#') : text);
  return folded.match(plain.test(folded) ? plainAtom : anyAtom) ?? [];
};
