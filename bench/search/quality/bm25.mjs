/** BM25's parameters: saturation of term frequency, and length normalization. */
const k1 = 1.2;
const b = 0.75;

/** @param {string} text Folded. @returns {string[]} */
const wordsOf = (text) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Creates a plain BM25 search over title, company, place and text as one field, in memory. Every
 * word of a query is optional; nothing is stemmed or corrected. A `location` must occur in the
 * posting's place. Postings are passed newest first, which breaks ties.
 *
 * @param {import('./postings.mjs').Posting[]} postings
 */
export const openBm25 = (postings) => {
  /** @type {Map<string, { index: number, count: number }[]>} */
  const entries = new Map();
  const lengths = postings.map(({ folded }, index) => {
    const words = wordsOf([folded.title, folded.company, folded.place, folded.text].join(' '));
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
      const list = entries.get(word);
      if (list) list.push({ index, count });
      else entries.set(word, [{ index, count }]);
    }
    return words.length;
  });
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / postings.length;
  /**
   * @param {string} q Folded.
   * @param {string} [location] Folded.
   * @returns {string[]} Ids of the ten best.
   */
  return (q, location) => {
    const scores = new Float64Array(postings.length);
    for (const word of new Set(wordsOf(q))) {
      const list = entries.get(word) ?? [];
      const idf = Math.log(1 + (postings.length - list.length + 0.5) / (list.length + 0.5));
      for (const { index, count } of list) {
        const length = (lengths[index] ?? 0) / averageLength;
        scores[index] =
          (scores[index] ?? 0) + (idf * count * (k1 + 1)) / (count + k1 * (1 - b + b * length));
      }
    }
    return [...scores.keys()]
      .filter(
        (index) =>
          (scores[index] ?? 0) > 0 && postings[index]?.folded.place.includes(location ?? ''),
      )
      .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
      .slice(0, 10)
      .map((index) => postings[index]?.id ?? '');
  };
};
