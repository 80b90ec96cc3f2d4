/** Returns a LIKE pattern that matches a word anywhere. @param {string} word */
const like = (word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Creates a search that finds what `ILIKE '%word%'` finds for all words of a query, newest first,
 * as ids. Runs in memory, because PostgreSQL would read all texts for each query.
 *
 * @param {import('./postings.mjs').Posting[]} postings Newest first.
 */
export const openIlike =
  (postings) =>
  /** @param {string} q @param {string} [location] */
  (q, location) => {
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    const place = location?.toLowerCase() ?? '';
    return postings
      .filter(
        (posting) =>
          posting.location.toLowerCase().includes(place) &&
          words.every((word) => posting.said.includes(word)),
      )
      .slice(0, 10)
      .map(({ id }) => id);
  };

/**
 * Creates a search with PostgreSQL's default ranking, on a temporary table. Returns ids, best
 * first.
 *
 * @param {import('pg').Client} client
 */
export const openTsRank = async (client) => {
  await client.query(`
    CREATE TEMP TABLE said AS SELECT id, location, created_at,
      to_tsvector('english', concat_ws(' ', title, company, location, overview, description)) AS search
    FROM jobs WHERE status = 'live' AND deleted_at IS NULL AND expires_at > now();
    CREATE INDEX ON said USING gin (search);
    ANALYZE said`);
  /** @param {string} q @param {string} [location] */
  return async (q, location) => {
    /** @type {{ rows: { id: string }[] }} */
    const { rows } = await client.query(
      `SELECT id FROM said WHERE search @@ plainto_tsquery('english', $1) AND location ILIKE $2
      ORDER BY ts_rank(search, plainto_tsquery('english', $1)) DESC, created_at DESC, id LIMIT 10`,
      [q, like(location ?? '')],
    );
    return rows.map(({ id }) => id);
  };
};
