/**
 * The number of postings to read words from. The first ones are the same in a database of any size.
 */
const sampled = 5000;

/** @param {string} text */
const wordsOf = (text) => new Set(text.toLowerCase().match(/[a-z][a-z0-9+#]{2,}/g) ?? []);
/** @param {string[]} texts @returns {Map<string, number>} */
const countIn = (texts) => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const text of texts)
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** @typedef {Awaited<ReturnType<typeof readCorpus>>} Corpus */

/**
 * Reads what to search for from the postings: words by frequency, titles, companies, places and
 * ids.
 *
 * @param {import('pg').Client} client
 */
export const readCorpus = async (client) => {
  const keys = Array.from({ length: sampled }, (_, index) => `bench-${index}`);
  /** @param {string} which @param {unknown[]} values */
  const read = async (which, values) => {
    /** @type {{ rows: { id: string, title: string, company: string, location: string, description: string }[] }} */
    const { rows: some } = await client.query(
      `SELECT id, title, company, location, overview, coalesce(description, '') AS description FROM jobs ${which}`,
      values,
    );
    return some;
  };
  const made = await read('WHERE import_key = ANY($1) ORDER BY created_at, id', [keys]);
  // imported postings have other keys
  const rows = made.length > 0 ? made : await read('ORDER BY import_key LIMIT $1', [sampled]);
  const counts = countIn(
    rows.map(
      ({ title, company, location, description }) =>
        `${title} ${company} ${location} ${description}`,
    ),
  );
  const inTitles = countIn(rows.map(({ title }) => title));
  // without stop words
  /** @type {{ rows: { w: string }[] }} */
  const { rows: meant } = await client.query(
    "SELECT w FROM unnest($1::text[]) w WHERE numnode(plainto_tsquery('english', w)) > 0 ORDER BY w",
    [[...counts.keys()]],
  );
  const words = meant.map(({ w }) => w);
  /**
   * @param {Map<string, number>} tally
   * @param {number} least
   * @param {number} most Shares of all postings.
   */
  const between = (tally, least, most) =>
    words.filter(
      (word) =>
        (tally.get(word) ?? 0) >= least * rows.length &&
        (tally.get(word) ?? 0) <= most * rows.length,
    );
  /** @param {string[]} values */
  const unique = (values) => [...new Set(values)].toSorted((one, other) => (one < other ? -1 : 1));
  return {
    /** in at least a twentieth of the postings */
    common: between(counts, 0.05, 1),
    /** in at least one of two hundred titles */
    ofTitles: between(inTitles, 0.005, 1),
    /** in one to three of five thousand postings */
    rare: words.filter((word) => (counts.get(word) ?? 0) <= 3 && /^[a-z]{5,}$/.test(word)),
    titles: unique(
      rows
        .map(({ title }) => title.toLowerCase())
        .filter((title) => /^[a-z]{2,}( [a-z]{2,}){1,2}$/.test(title)),
    ),
    companies: unique(
      rows.map(({ company }) => company).filter((company) => company !== 'Company not named'),
    ),
    places: unique(rows.map(({ location }) => location)),
    ids: rows.map(({ id }) => id),
  };
};
