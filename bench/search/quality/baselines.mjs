const live = "j.status = 'live' AND j.deleted_at IS NULL AND j.expires_at > now()";
/** @param {string} word A pattern that matches it anywhere. */
const like = (word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * What a board without a search of its own does, over tables that are the benchmark's alone and
 * gone with its data. Each finds the ids of its ten best.
 *
 * @param {import('pg').Client} client
 */
export const openBaselines = async (client) => {
  await client.query(`
    CREATE SCHEMA bench;
    CREATE TABLE bench.said AS SELECT id, location, concat_ws(' ', title, company, location, overview, description) AS words,
      to_tsvector('english', concat_ws(' ', title, company, location, overview, description)) AS search FROM jobs;
    CREATE INDEX ON bench.said (id);
    CREATE INDEX ON bench.said USING gin (search);
    ANALYZE bench.said`);
  /**
   * @param {string} condition
   * @param {string} order
   * @param {string[]} values
   * @param {string} [location]
   * @returns {Promise<string[]>}
   */
  const find = async (condition, order, values, location) => {
    const place =
      location === undefined ? '' : `AND s.location ILIKE $${values.push(like(location))}`;
    /** @type {{ rows: { id: string }[] }} */
    const { rows } = await client.query(
      `
      SELECT j.id FROM jobs j JOIN bench.said s ON s.id = j.id WHERE ${live} AND ${condition} ${place} ORDER BY ${order} j.created_at DESC, j.id LIMIT 10`,
      values,
    );
    return rows.map(({ id }) => id);
  };
  return {
    /** @param {string} q @param {string} [location] */
    ilike: (q, location) => {
      const words = q.split(/\s+/).filter((word) => word !== '');
      return find(
        words.map((_, index) => `s.words ILIKE $${index + 1}`).join(' AND ') || 'true',
        '',
        words.map(like),
        location,
      );
    },
    /** @param {string} q @param {string} [location] */
    ranked: (q, location) =>
      find(
        "s.search @@ plainto_tsquery('english', $1)",
        "ts_rank(s.search, plainto_tsquery('english', $1)) DESC,",
        [q],
        location,
      ),
  };
};
