import { openIlike, openTsRank } from './baselines.mjs';
import { openBm25 } from './bm25.mjs';
import { judged } from './judged.mjs';
import { readPostings } from './postings.mjs';
import { openRemembered } from './remembered.mjs';
import { fold, graderOf } from './rules.mjs';
import { bestOfEach, countedOnce, scoreOf } from './score.mjs';

/** @typedef {import('./postings.mjs').Posting} Posting */
/** @typedef {'ours' | 'ILIKE' | 'ts_rank' | 'BM25'} Engine */
/** @typedef {(q: string, location?: string) => string[] | Promise<string[]>} Finder Gives ids, best first. */
/**
 * The ranking weights are fitted on one half of each kind's queries, and evaluated on the other.
 *
 * @typedef {'fitted' | 'held out'} Half
 */
/**
 * @typedef {object} Prepared A query as it is typed, and how it grades a posting.
 * @property {string} kind
 * @property {Half} half
 * @property {string} q
 * @property {string} [location]
 * @property {string} label
 * @property {(posting: Posting) => number} grade
 */
/**
 * @typedef {object} Result
 * @property {string} kind
 * @property {Half} half
 * @property {string} label
 * @property {Record<Engine, { ndcg: number, first: number }>} scores
 * @property {{ id: string, grade: number }[]} shown Our results; duplicates have the grade 0.
 * @property {number[]} there The grades of all relevant postings, duplicates counted once.
 */

/** @type {Engine[]} */
export const engines = ['ours', 'ILIKE', 'ts_rank', 'BM25'];
/** The number of characters of a text that are pasted into the search field. */
const pastedLength = 300;

/** @param {string} text */
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * @param {import('./judged/query.mjs').Query} query
 * @param {Posting[]} postings
 * @returns {Pick<Prepared, 'q' | 'location' | 'label' | 'grade'>}
 */
const prepare = ({ q, location, paste, rules }, postings) => {
  if (!paste) {
    const grade = graderOf(rules);
    return {
      q,
      location,
      label: `"${q}"${location ? ` in "${location}"` : ''}`,
      grade: ({ folded }) => grade(folded),
    };
  }
  const source = postings.find(
    ({ title, company, text }) =>
      title === paste.title && company === paste.company && text.length > pastedLength,
  );
  if (!source)
    throw new Error(`There is no posting "${paste.title}" of ${paste.company} to paste from.`);
  const begins = source.text.slice(0, pastedLength);
  // ignores differences in whitespace
  const wanted = oneLine(begins);
  return {
    q: begins,
    location,
    label: `(the text of "${paste.title}", ${paste.company})`,
    grade: ({ text }) => (oneLine(text.slice(0, 2 * pastedLength)).startsWith(wanted) ? 3 : 0),
  };
};

/**
 * Returns the judged queries of all kinds, or of those whose names contain `only`. Every second
 * query of a kind is held out.
 *
 * @param {Posting[]} postings
 * @param {string} [only]
 * @returns {Prepared[]}
 */
export const prepareQueries = (postings, only) =>
  Object.entries(judged)
    .filter(([kind]) => only === undefined || kind.includes(only))
    .flatMap(([kind, queries]) =>
      queries.map((query, index) => ({
        kind,
        half: index % 2 === 0 ? 'fitted' : 'held out',
        ...prepare(query, postings),
      })),
    );

/**
 * Returns all postings with a grade above 0 for a query. Throws if there are none, unless the kind
 * is "nothing to find".
 *
 * @param {Prepared} query
 * @param {Posting[]} postings
 */
export const gradesOf = ({ kind, label, grade }, postings) => {
  const graded = postings
    .map((posting) => ({ id: posting.id, card: posting.card, grade: grade(posting) }))
    .filter((each) => each.grade > 0);
  if (graded.length === 0 && kind !== 'nothing to find')
    throw new Error(`No posting is graded for ${label}.`);
  return graded;
};

/** @param {string} origin @returns {Finder} */
const askHost = (origin) => async (q, location) => {
  const answer = await fetch(
    `${origin}/api/jobs/search?${new URLSearchParams({ q, limit: '10', ...(location && { location }) })}`,
  );
  const { items, message } = await answer.json();
  // a refused query has no results
  if (!answer.ok) console.log(`${answer.status} for ${JSON.stringify(q.slice(0, 60))}: ${message}`);
  return answer.ok ? items.map((/** @type {{ _id: string }} */ { _id }) => _id) : [];
};

/**
 * Grades each engine's results for a query.
 *
 * @param {Prepared} query
 * @param {Record<Engine, string[]>} found
 * @param {Posting[]} postings
 * @param {Map<string, Posting>} byId
 * @returns {Result}
 */
const resultOf = (query, found, postings, byId) => {
  const { kind, half, label, grade } = query;
  const there = bestOfEach(gradesOf(query, postings));
  /** @param {Engine} engine */
  const gradesShown = (engine) =>
    countedOnce(
      found[engine].map((id) => {
        const posting = byId.get(id);
        return { grade: posting ? grade(posting) : 0, card: posting?.card ?? id };
      }),
    );
  /** @param {Engine} engine */
  const score = (engine) => scoreOf(gradesShown(engine), there);
  const grades = gradesShown('ours');
  return {
    kind,
    half,
    label,
    scores: {
      ours: score('ours'),
      ILIKE: score('ILIKE'),
      ts_rank: score('ts_rank'),
      BM25: score('BM25'),
    },
    shown: found.ours.map((id, index) => ({ id, grade: grades[index] ?? 0 })),
    there,
  };
};

/**
 * Creates the engines. Some baselines are built on first use.
 *
 * @param {string} origin
 * @param {import('pg').Client} client
 * @param {Posting[]} postings
 * @returns {Record<Engine, Finder>}
 */
const openEngines = (origin, client, postings) => {
  /** @param {() => Finder | Promise<Finder>} open @returns {Finder} */
  const lazy = (open) => {
    /** @type {ReturnType<typeof open> | undefined} */
    let opened;
    return async (q, location) => (await (opened ??= open()))(q, location);
  };
  return {
    ours: askHost(origin),
    ILIKE: openIlike(postings),
    ts_rank: lazy(() => openTsRank(client)),
    BM25: lazy(() => {
      const bm25 = openBm25(postings);
      return (q, location) => bm25(fold(q), location && fold(location));
    }),
  };
};

/**
 * Runs all judged queries, or those of the kinds whose names contain `only`, and grades the
 * results.
 *
 * @param {string} origin
 * @param {import('pg').Client} client
 * @param {{ only?: string, remember?: string }} options `remember`: the file that caches the
 *   baselines' results.
 */
export const judge = async (origin, client, { only, remember }) => {
  const postings = await readPostings(client);
  const finders = openEngines(origin, client, postings);
  const { remembered, save } = openRemembered(remember);
  const asked = prepareQueries(postings, only).map((query) => ({
    query,
    /** @type {Record<Engine, string[]>} */
    found: { ours: [], ILIKE: [], ts_rank: [], BM25: [] },
  }));
  // runs one engine after the other and grades last: grading takes long enough for idle connections
  // to be closed
  for (const engine of engines) {
    const find = engine === 'ours' ? finders[engine] : remembered(engine, finders[engine]);
    for (const { query, found } of asked) found[engine] = await find(query.q, query.location);
    save();
  }
  const byId = new Map(postings.map((posting) => [posting.id, posting]));
  return {
    results: asked.map(({ query, found }) => resultOf(query, found, postings, byId)),
    byId,
    count: postings.length,
  };
};
