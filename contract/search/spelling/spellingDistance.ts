/** Minimum lengths of words that are corrected at all, and by two letters. */
const [minLength, minLengthForTwo] = [4, 6];

/** Returns how many letters of a word may be wrong. */
export const maxEditsOf = ({ length }: string): number =>
  length < minLength ? 0 : length < minLengthForTwo ? 1 : 2;

/** The maximum length of words that are compared, in letters. */
export const maxWordLength = 40;
const makeRow = () => new Float64Array(maxWordLength + 1);
/** The rows of the distance table, reused by each comparison. */
let [before, row, next] = [makeRow(), makeRow(), makeRow()];

/** The cost of each edit, by positions from 0: `a` is the typed word, `b` the other one. */
type Costs = {
  changed: (a: string, b: string, i: number, j: number) => number;
  added: (a: string, i: number) => number;
  missing: (b: string, j: number) => number;
  swapped: (a: string, i: number) => number;
};

/**
 * Returns the distance of two words (optimal string alignment): letters changed, added, missing or
 * swapped with their neighbor; Infinity if it is more than `max`.
 */
const alignedDistance = (a: string, b: string, max: number, costs: Costs): number => {
  if (Math.max(a.length, b.length) > maxWordLength) return Infinity;
  row[0] = 0;
  let leastBefore = 0;
  for (let j = 1; j <= b.length; j += 1) row[j] = (row[j - 1] ?? 0) + costs.missing(b, j - 1);
  for (let i = 1; i <= a.length; i += 1) {
    let least = (next[0] = (row[0] ?? 0) + costs.added(a, i - 1));
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = (row[j - 1] ?? 0) + (same ? 0 : costs.changed(a, b, i - 1, j - 1));
      if (!same) {
        cost = Math.min(
          cost,
          (row[j] ?? 0) + costs.added(a, i - 1),
          (next[j - 1] ?? 0) + costs.missing(b, j - 1),
        );
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
          cost = Math.min(cost, (before[j - 2] ?? 0) + costs.swapped(a, i - 1));
      }
      next[j] = cost;
      least = Math.min(least, cost);
    }
    // a swap continues from the row before the previous one
    if (Math.min(least, leastBefore) > max) return Infinity;
    leastBefore = least;
    [before, row, next] = [row, next, before];
  }
  const distance = row[b.length] ?? Infinity;
  return distance > max ? Infinity : distance;
};

const one = () => 1;
const plainCosts: Costs = { changed: one, added: one, missing: one, swapped: one };
/** Returns how many letters differ; Infinity if more than `max`. */
export const editDistance = (a: string, b: string, max: number): number =>
  Math.abs(a.length - b.length) > max ? Infinity : alignedDistance(a, b, max, plainCosts);

const vowels = 'aeiouy';
const isVowel = (letter = ''): boolean => letter !== '' && vowels.includes(letter);
/** Letters that sound the same or similar. */
const alike = new Set(
  'ck cs cq kq sz xs gj dt mn bp fv vw iy'.split(' ').flatMap(([x = '', y = '']) => [x + y, y + x]),
);
/** The additional cost of the first letter, which people seldom get wrong. */
const firstLetterCost = 0.6;

const likelihoodCosts: Costs = {
  changed: (a, b, i, j) => {
    const [from = '', to = ''] = [a[i], b[j]];
    if (alike.has(from + to)) return 0.6;
    if (i === 0 && j === 0) return Infinity;
    return isVowel(from) && isVowel(to) ? 0.7 : 1;
  },
  added: (a, i) => (i > 0 && a[i] === a[i - 1] ? 0.5 : i === 0 ? 1 + firstLetterCost : 1),
  missing: (b, j) => {
    if (j === 0) return 1 + firstLetterCost;
    if (b[j] === b[j - 1]) return 0.5;
    return isVowel(b[j]) || b[j] === 'h' ? 0.7 : 0.9;
  },
  swapped: (a, i) => (isVowel(a[i]) && isVowel(a[i - 1]) ? 0.5 : 0.7),
};

/** Replaces endings that are pronounced "sh": "Electrician", "reception". */
const withSh = (word: string): string =>
  word.replaceAll(/(?:[ct]i|s?si)(?=[aou](?:n|l|us))/gu, 'sh');

/**
 * Returns the approximate sound of a word: words that are confused by ear have the same one. All
 * vowels are the same, doubled letters single, ph is f, c is k or s, and the end of "electrician"
 * is "shun".
 */
export const phoneticKey = (word: string): string =>
  withSh(word)
    .replace(/^(?:kn|gn|pn)/u, 'n')
    .replace(/^wr/u, 'r')
    .replace(/^ps/u, 's')
    .replaceAll('ph', 'f')
    .replaceAll(/s?c(?=[eiy])/gu, 's')
    .replaceAll(/ch|ck|[cq]/gu, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('z', 's')
    .replaceAll(/[aeiouyw]+/gu, 'a')
    .replaceAll(/(.)\1+/gu, '$1');

/** Replaces letters that together sound like one or two others. */
const simplified = (word: string): string =>
  withSh(word).replaceAll('ph', 'f').replaceAll('sch', 'sk').replaceAll('ck', 'k');
const simplifiedCost = 0.4;

/**
 * Returns how unlikely it is that somebody who means `word` types `typed`: 1 per wrong letter, less
 * for common slips (letters doubled, swapped, left out, or that sound similar), more if the first
 * letter is missing or extra. Returns Infinity if the words are too different, or if the first
 * letter is clearly another one.
 */
export const misspellingCost = (typed: string, word: string): number => {
  const [a, b] = [simplified(typed), simplified(word)];
  const plain = costOf(typed, typed, word, word);
  return a === typed && b === word ? plain : Math.min(plain, costOf(typed, a, word, b));
};

/** Returns the cost of the typed word, written as `a`, for the other word, written as `b`. */
const costOf = (typed: string, a: string, word: string, b: string): number => {
  const cost = a.length - typed.length === b.length - word.length ? 0 : simplifiedCost;
  const max = (typed.length < minLengthForTwo ? 1 : typed.length < 8 ? 1.6 : 2) - cost;
  const share = typed.length >= minLengthForTwo && phoneticKey(a) === phoneticKey(b) ? 0.6 : 1;
  return share * alignedDistance(a, b, max / share, likelihoodCosts) + cost;
};
