import { openBaselines } from './baselines.mjs';
import { judged } from './judged.mjs';
import { fold, gradeOf } from './rules.mjs';
import { scoreOf } from './score.mjs';

/** @typedef {'ours' | 'ILIKE' | 'ts_rank'} Engine */
/** @typedef {(q: string, location?: string) => Promise<string[]>} Finder Gives ids, best first. */
/**
 * @typedef {object} Posting
 * @property {string} id
 * @property {string} title
 * @property {string} company
 * @property {string} location
 * @property {string} kind
 * @property {string} text
 * @property {import('./rules.mjs').Folded} folded
 */
/**
 * @typedef {object} Result
 * @property {string} kind
 * @property {string} label
 * @property {Record<Engine, { ndcg: number, first: number }>} scores
 * @property {{ id: string, grade: number }[]} shown What ours shows.
 * @property {number[]} there The grades of all postings that have one.
 */

/** @type {Engine[]} */
export const engines = ['ours', 'ILIKE', 'ts_rank'];
/** Characters of a text that are pasted into the search field. */
const pastedLength = 300;

/** @param {import('pg').Client} client @returns {Promise<Posting[]>} */
const readPostings = async (client) => {
  /** @type {{ rows: Omit<Posting, 'folded'>[] }} */
  const { rows } = await client.query(
    'SELECT id, title, company, location, employment_kind AS kind, coalesce(description, overview) AS text FROM jobs',
  );
  return rows.map((row) => ({
    ...row,
    folded: {
      title: fold(row.title),
      company: fold(row.company),
      place: fold(row.location),
      kind: row.kind,
      text: fold(row.text),
    },
  }));
};

/** @param {string} text */
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * A query as it is typed, and how it grades a posting.
 *
 * @param {import('./judged.mjs').Query} query
 * @param {Posting[]} postings
 */
const prepare = ({ q, location, paste, rules }, postings) => {
  if (!paste)
    return {
      q,
      location,
      label: `"${q}"${location ? ` in "${location}"` : ''}`,
      grade: (/** @type {Posting} */ { folded }) => gradeOf(rules, folded),
    };
  const source = postings.find(
    ({ title, company, text }) =>
      title === paste.title && company === paste.company && text.length > pastedLength,
  );
  if (!source)
    throw new Error(`There is no posting "${paste.title}" of ${paste.company} to paste from.`);
  const begins = source.text.slice(0, pastedLength);
  // postings that differ by an empty line are the same
  const wanted = oneLine(begins);
  return {
    q: begins,
    location,
    label: `(the text of "${paste.title}", ${paste.company})`,
    grade: (/** @type {Posting} */ { text }) =>
      oneLine(text.slice(0, 2 * pastedLength)).startsWith(wanted) ? 3 : 0,
  };
};

/** @param {string} origin @returns {Finder} */
const askHost = (origin) => async (q, location) => {
  const answer = await fetch(
    `${origin}/api/jobs/search?${new URLSearchParams({ q, limit: '10', ...(location && { location }) })}`,
  );
  const { items, message } = await answer.json();
  // a refused query shows nothing
  if (!answer.ok) console.log(`${answer.status} for ${JSON.stringify(q.slice(0, 60))}: ${message}`);
  return answer.ok ? items.map((/** @type {{ _id: string }} */ { _id }) => _id) : [];
};

/**
 * Grades what each engine found for a query.
 *
 * @param {string} kind
 * @param {ReturnType<typeof prepare>} query
 * @param {Record<Engine, string[]>} found
 * @param {Posting[]} postings
 * @returns {Result}
 */
const resultOf = (kind, { label, grade }, found, postings) => {
  /** @type {Map<string, number>} */
  const grades = new Map();
  for (const posting of postings) {
    const graded = grade(posting);
    if (graded > 0) grades.set(posting.id, graded);
  }
  if (grades.size === 0 && kind !== 'nothing to find')
    throw new Error(`No posting is graded for ${label}.`);
  const there = [...grades.values()];
  /** @param {string} id */
  const gradeOfId = (id) => grades.get(id) ?? 0;
  /** @param {Engine} engine */
  const score = (engine) => scoreOf(found[engine].map(gradeOfId), there);
  return {
    kind,
    label,
    scores: { ours: score('ours'), ILIKE: score('ILIKE'), ts_rank: score('ts_rank') },
    shown: found.ours.map((id) => ({ id, grade: gradeOfId(id) })),
    there,
  };
};

/**
 * Asks every judged query (of the kinds that `only` is part of the name of) and grades the answers.
 *
 * @param {string} origin
 * @param {import('pg').Client} client
 * @param {string} [only]
 */
export const judge = async (origin, client, only) => {
  const postings = await readPostings(client);
  const { ilike, ranked } = await openBaselines(client);
  /** @type {Record<Engine, Finder>} */
  const finders = { ours: askHost(origin), ILIKE: ilike, ts_rank: ranked };
  const asked = Object.entries(judged)
    .filter(([kind]) => only === undefined || kind.includes(only))
    .flatMap(([kind, queries]) =>
      queries.map((query) => ({
        kind,
        query: prepare(query, postings),
        /** @type {Record<Engine, string[]>} */
        found: { ours: [], ILIKE: [], ts_rank: [] },
      })),
    );
  // one engine after the other, and grading last: it takes a while, and connections don't wait
  for (const engine of engines)
    for (const { query, found } of asked)
      found[engine] = await finders[engine](query.q, query.location);
  return {
    results: asked.map(({ kind, query, found }) => resultOf(kind, query, found, postings)),
    byId: new Map(postings.map((posting) => [posting.id, posting])),
    count: postings.length,
  };
};
