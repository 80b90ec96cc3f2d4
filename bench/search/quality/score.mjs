// Scores a list of results by the grades of the first ten, compared with all available grades.
/** @param {number} grade @param {number} index */
const gain = (grade, index) => (2 ** grade - 1) / Math.log2(index + 2);
/** @param {number[]} grades */
const dcg = (grades) =>
  grades.slice(0, 10).reduce((sum, grade, index) => sum + gain(grade, index), 0);

/**
 * Returns NDCG@10 from 0 to 1, and 1 if the first result has the best available grade, otherwise 0.
 * If nothing is relevant, an empty list is perfect.
 *
 * @param {number[]} shown
 * @param {number[]} there
 */
export const scoreOf = (shown, there) => {
  const ideal = there.toSorted((one, other) => other - one);
  if ((ideal[0] ?? 0) === 0)
    return { ndcg: shown.length === 0 ? 1 : 0, first: shown.length === 0 ? 1 : 0 };
  return { ndcg: dcg(shown) / dcg(ideal), first: shown[0] === ideal[0] ? 1 : 0 };
};

/**
 * Returns the grades of the results, with 0 for duplicates: of postings with the same `card`, only
 * the first counts.
 *
 * @param {{ grade: number, card: string }[]} shown
 */
export const countedOnce = (shown) => {
  /** @type {Set<string>} */
  const cards = new Set();
  return shown.map(({ grade, card }) => {
    const isCopy = cards.has(card);
    cards.add(card);
    return isCopy ? 0 : grade;
  });
};

/** Returns the best grade of each card. @param {{ grade: number, card: string }[]} graded */
export const bestOfEach = (graded) => {
  /** @type {Map<string, number>} */
  const best = new Map();
  for (const { grade, card } of graded) best.set(card, Math.max(grade, best.get(card) ?? 0));
  return [...best.values()];
};
