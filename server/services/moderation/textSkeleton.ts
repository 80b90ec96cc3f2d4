import unhomoglyph from 'unhomoglyph';

/**
 * Lookalikes that UTS 39 keeps distinct, each group preceded by its Latin letter: small capitals
 * (to which UTS 39 maps several Cyrillic and Greek letters), turned letters, and digits typed
 * instead of letters. UTS 39 maps a capital I to a small l, so i maps to l as well.
 */
const lookalikes =
  'a4ᴀ bß8ƅʙᴃ dð∂ᴅ e3ǝəɛɜᴇꞓ g9ɢ hʜ jᴊ kĸᴋ li1ɩᴉ mʍᴍ nŋɴᴎи o0 pþᴘ rяʀᴙᴚ s5ƨ t7ᴛ uμ wωɯ yʏ';
/** Symbols typed instead of letters within a word ("Ca$h"). */
const signs = 'a@ e€ l|! s$';
const toLatin = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines.split(' ').flatMap((line) => {
      const [latin = '', ...others] = line;
      return others.map((other): [string, string] => [other, latin]);
    }),
  );
const latinOf = toLatin(`${lookalikes} ${signs}`);
const lookalike = /[0-9iß-\uffff]/g;

/** White-on-black letters and regional indicators (flags): three alphabets, by their letter A. */
const boxedLetters = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const boxedAlphabets = [0x1_f1_e6, 0x1_f1_70, 0x1_f1_50];
const unboxed = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  const first = boxedAlphabets.find((each) => code >= each) ?? code;
  return String.fromCodePoint(0x61 + code - first);
};

/** Longer texts are compared by their beginning only. */
const maxLength = 8000;
/** Removes accents and invisible characters, and decomposes ligatures. */
const plain = (text: string): string =>
  text
    .slice(0, maxLength)
    .normalize('NFKD')
    // normalization may turn one character into eighteen
    .slice(0, 2 * maxLength)
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/gu, '');

const replaceLookalikes = (text: string, which: RegExp): string =>
  text.replaceAll(which, (letter) => latinOf.get(letter) ?? letter);

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Applies UTS 39's skeleton. Skips plain ASCII, for which the table above is used. */
const withoutConfusables = (letters: string): string =>
  /^[a-z\d]*$/i.test(letters) ? letters : lettersOf(plain(unhomoglyph(letters)));

/**
 * Returns a text as a reader perceives it: letters and digits without case, spaces and punctuation,
 * with all lookalikes mapped to one letter ("Night-NURSE" and "Νіght nur5е" are equal). Suitable
 * for comparison only, not for display.
 */
export const skeletonOf = (text: string): string => {
  const words = plain(text).replaceAll(boxedLetters, unboxed);
  const letters = lettersOf(replaceLookalikes(words, /(?<=\p{L})[@$€!|](?=[\p{L}\p{N}])/gu));
  return replaceLookalikes(withoutConfusables(letters).toLowerCase(), lookalike)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
};

const trigramsOf = (skeleton: string): Set<string> => {
  const found = new Set<string>();
  for (let at = 0; at + 3 <= skeleton.length; at += 1) found.add(skeleton.slice(at, at + 3));
  return found;
};

/** A text prepared for comparison with many others. */
export type ComparedText = { skeleton: string; trigrams: ReadonlySet<string> };

export const toCompared = (text: string): ComparedText => {
  const skeleton = skeletonOf(text);
  return { skeleton, trigrams: trigramsOf(skeleton) };
};

const countShared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared += 1;
  return shared;
};

/** The share of trigrams that two texts have in common, from 0 to 1 (the same skeleton). */
export const similarityOf = (one: ComparedText, other: ComparedText): number => {
  if (one.skeleton === other.skeleton) return 1;
  const shared = countShared(one.trigrams, other.trigrams);
  return shared / Math.max(1, one.trigrams.size + other.trigrams.size - shared);
};

/** The share of the shorter text's trigrams that the longer one contains, from 0 to 1. */
export const containmentOf = (one: ComparedText, other: ComparedText): number =>
  one.skeleton === other.skeleton
    ? 1
    : countShared(one.trigrams, other.trigrams) /
      Math.max(1, Math.min(one.trigrams.size, other.trigrams.size));
