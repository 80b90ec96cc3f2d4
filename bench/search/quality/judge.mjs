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
 * Weights are fitted on one half of each kind's queries, and shown on the other.
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
 * @property {{ id: string, grade: number }[]} shown What ours shows; copies are graded 0.
 * @property {number[]} there The grades of all postings that have one, copies once.
 */

/** @type {Engine[]} */
export const engines = ['ours', 'ILIKE', 'ts_rank', 'BM25'];
/** Characters of a text that are pasted into the search field. */
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
  // postings that differ by an empty line are the same
  const wanted = oneLine(begins);
  return {
    q: begins,
    location,
    label: `(the text of "${paste.title}", ${paste.company})`,
    grade: ({ text }) => (oneLine(text.slice(0, 2 * pastedLength)).startsWith(wanted) ? 3 : 0),
  };
};

/**
 * Every judged query, of the kinds that `only` is part of the name of. Every second query of a kind
 * is held out.
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
 * Every posting that has a grade above 0 with it.
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
  // a refused query shows nothing
  if (!answer.ok) console.log(`${answer.status} for ${JSON.stringify(q.slice(0, 60))}: ${message}`);
  return answer.ok ? items.map((/** @type {{ _id: string }} */ { _id }) => _id) : [];
};

/**
 * Grades what each engine found for a query.
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
 * The engines; a baseline is made when it is first asked.
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
 * Asks every judged query (of the kinds that `only` is part of the name of) and grades the answers.
 *
 * @param {string} origin
 * @param {import('pg').Client} client
 * @param {{ only?: string, remember?: string }} options `remember`: the file that keeps what
 *   baselines found.
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
  // one engine after the other, and grading last: it takes a while, and connections don't wait
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
