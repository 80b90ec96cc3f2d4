import unhomoglyph from 'unhomoglyph';

/**
 * Letters that UTS 39 tells from the Latin ones they pass for, each line behind its Latin letter:
 * small capitals (it maps several Cyrillic and Greek letters to them), turned letters, and digits
 * that are typed for a letter. A capital I is a small l there, so i is one as well.
 */
const lookalikes =
  'a4ᴀ bß8ƅʙᴃ dð∂ᴅ e3ǝəɛɜᴇꞓ g9ɢ hʜ jᴊ kĸᴋ li1ɩᴉ mʍᴍ nŋɴᴎи o0 pþᴘ rяʀᴙᴚ s5ƨ t7ᴛ uμ wωɯ yʏ';
/** Signs that are typed for a letter within a word ("Ca$h"). */
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

/** White letters on black, and those that flags are made of: three alphabets, from their A on. */
const boxedLetters = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const boxedAlphabets = [0x1_f1_e6, 0x1_f1_70, 0x1_f1_50];
const unboxed = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  const first = boxedAlphabets.find((each) => code >= each) ?? code;
  return String.fromCodePoint(0x61 + code - first);
};

/** Longer texts are compared by their beginning. */
const maxLength = 8000;
/** Without accents, what is written by one character for several, and what nobody sees. */
const plain = (text: string): string =>
  text
    .slice(0, maxLength)
    .normalize('NFKD')
    // one character may become eighteen
    .slice(0, 2 * maxLength)
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/gu, '');

const replaceLookalikes = (text: string, which: RegExp): string =>
  text.replaceAll(which, (letter) => latinOf.get(letter) ?? letter);

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** UTS 39's skeleton of letters and digits. What it changes in ASCII is in our own table. */
const withoutConfusables = (letters: string): string =>
  /^[a-z\d]*$/i.test(letters) ? letters : lettersOf(plain(unhomoglyph(letters)));

/**
 * What a reader takes a text for: its letters and digits without case, spaces and signs, and one
 * letter for all that look like it ("Night-NURSE" and "Νіght nur5е" have the same). For comparisons
 * only; it can't be read.
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

/** A text made ready to be compared with many. */
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

/** The share of trigrams that two texts have in common, 0 to 1 (1: the same skeleton). */
export const similarityOf = (one: ComparedText, other: ComparedText): number => {
  if (one.skeleton === other.skeleton) return 1;
  const shared = countShared(one.trigrams, other.trigrams);
  return shared / Math.max(1, one.trigrams.size + other.trigrams.size - shared);
};

/** How much of the shorter text the longer one has, 0 to 1. */
export const containmentOf = (one: ComparedText, other: ComparedText): number =>
  one.skeleton === other.skeleton
    ? 1
    : countShared(one.trigrams, other.trigrams) /
      Math.max(1, Math.min(one.trigrams.size, other.trigrams.size));
