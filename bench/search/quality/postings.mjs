import { fold } from './rules.mjs';

/**
 * @typedef {object} Posting
 * @property {string} id
 * @property {string} title
 * @property {string} company
 * @property {string} location
 * @property {string} kind
 * @property {string} text
 * @property {string} said All searchable text, in lower case.
 * @property {import('./rules.mjs').Folded} folded
 * @property {string} card What a list shows of it. Postings with the same card look like one job.
 */
/**
 * @typedef {object} Row
 * @property {string} id
 * @property {string} title
 * @property {string} company
 * @property {string} location
 * @property {string} kind
 * @property {string} text
 * @property {string} overview
 * @property {boolean} remote
 * @property {string} category
 * @property {number} payFrom
 * @property {number} payTo
 * @property {number} days
 */

/**
 * Reads all live postings, newest first.
 *
 * @param {import('pg').Client} client
 * @returns {Promise<Posting[]>}
 */
export const readPostings = async (client) => {
  /** @type {{ rows: Row[] }} */
  const { rows } = await client.query(`
    SELECT id, title, company, location, employment_kind AS kind, coalesce(description, overview) AS text, overview, remote, category,
      pay_from::integer AS "payFrom", pay_to::integer AS "payTo", extract(epoch FROM now() - created_at)::float8 / 86400 AS days
    FROM jobs WHERE status = 'live' AND deleted_at IS NULL AND expires_at > now() ORDER BY created_at DESC, id`);
  return rows.map((row) => {
    const { id, title, company, location, kind, text, overview, ...facts } = row;
    const folded = {
      ...facts,
      title: fold(title),
      company: fold(company),
      place: fold(location),
      kind,
      text: fold(text),
    };
    const card = [folded.title, folded.company, folded.place].join('\n');
    const said = [title, company, location, overview, text].join(' ').toLowerCase();
    return { id, title, company, location, kind, text, said, folded, card };
  });
};
