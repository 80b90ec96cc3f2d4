import { rmSync } from 'node:fs';
import pg from 'pg';
import { makeDataDir, startOurHost } from '../../../e2e/ourHost.mjs';
import { connectionOf, importPostings } from '../../page/postings.mjs';
import { printTable } from '../../page/tables.mjs';
import { freePort } from '../freePort.mjs';
import { openBaselines } from './baselines.mjs';
import { judged } from './judged.mjs';
import { fold, gradeOf } from './rules.mjs';
import { scoreOf } from './score.mjs';

const engines = ['ours', 'ILIKE', 'ts_rank'];
const pasted = 300;

const readPostings = async (client) => {
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

/** A query as it is typed, and how it grades a posting. */
const prepare = ({ q, location, paste, rules }, postings) => {
  if (!paste) return { q, location, grade: ({ folded }) => gradeOf(rules, folded) };
  const source = postings.find(
    ({ title, company, text }) =>
      title === paste.title && company === paste.company && text.length > pasted,
  );
  if (!source)
    throw new Error(`There is no posting "${paste.title}" of ${paste.company} to paste from.`);
  const begins = source.text.slice(0, pasted);
  // an empty line more makes no other posting
  const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
  const wanted = oneLine(begins);
  return {
    q: begins,
    location,
    label: `(the text of "${paste.title}", ${paste.company})`,
    grade: ({ text }) => (oneLine(text.slice(0, 2 * pasted)).startsWith(wanted) ? 3 : 0),
  };
};

const askHost = (origin) => async (q, location) => {
  const answer = await fetch(
    `${origin}/api/jobs/search?${new URLSearchParams({ q, limit: '10', ...(location && { location }) })}`,
  );
  const { items, message } = await answer.json();
  // what is refused is shown nothing
  if (!answer.ok) console.log(`${answer.status} for ${JSON.stringify(q.slice(0, 60))}: ${message}`);
  return answer.ok ? items.map(({ _id }) => _id) : [];
};

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const rowOf = (kind, results) => [
  kind,
  results.length,
  ...engines.flatMap((engine) => [
    mean(results.map(({ scores }) => scores[engine].ndcg)).toFixed(3),
    `${Math.round(mean(results.map(({ scores }) => scores[engine].first)) * 100)} %`,
  ]),
];

/** Ours is better than both, or as good as one that can't be bettered. */
const isBest = (results) => {
  const [ours, ...others] = engines.map((engine) =>
    mean(results.map(({ scores }) => scores[engine].ndcg)),
  );
  return others.every((other) => ours > other || ours === 1);
};

const printWeak = (results, byId) => {
  const weak = results.filter(
    ({ scores }) =>
      scores.ours.ndcg < 0.8 ||
      engines.some((engine) => scores.ours.ndcg < scores[engine].ndcg - 1e-9),
  );
  console.log(
    `${weak.length} queries where ours is under 0.8 or behind another; what it shows, best first, with the grades:\n`,
  );
  for (const { kind, label, scores, shown, there } of weak) {
    console.log(
      `- ${label} [${kind}]: ${engines.map((engine) => `${engine} ${scores[engine].ndcg.toFixed(2)}`).join(', ')}; there are ${[3, 2, 1].map((grade) => `${there.filter((each) => each === grade).length} of ${grade}`).join(', ')}`,
    );
    for (const { id, grade } of shown.slice(0, 5)) {
      const { title, company, location } = byId.get(id);
      console.log(`  - ${grade}: ${[title, company, location].join(' | ')}`);
    }
  }
};

const judge = async (origin, client, only) => {
  const postings = await readPostings(client);
  const byId = new Map(postings.map((posting) => [posting.id, posting]));
  const { ilike, ranked } = await openBaselines(client);
  const finders = { ours: askHost(origin), ILIKE: ilike, ts_rank: ranked };
  const asked = Object.entries(judged)
    .filter(([kind]) => only === undefined || kind.includes(only))
    .flatMap(([kind, queries]) =>
      queries.map((query) => ({ kind, ...prepare(query, postings), found: {} })),
    );
  // one engine after the other, and grading last: it takes a while, and connections don't wait
  for (const engine of engines)
    for (const { q, location, found } of asked) found[engine] = await finders[engine](q, location);
  const results = asked.map(
    ({
      kind,
      q,
      location,
      label = `"${q}"${location ? ` in "${location}"` : ''}`,
      grade,
      found,
    }) => {
      const grades = new Map(
        postings.map((posting) => [posting.id, grade(posting)]).filter(([, each]) => each > 0),
      );
      if (grades.size === 0 && kind !== 'nothing to find')
        throw new Error(`No posting is graded for ${label}.`);
      const there = [...grades.values()];
      const gradesOf = (engine) => found[engine].map((id) => grades.get(id) ?? 0);
      const scores = Object.fromEntries(
        engines.map((engine) => [engine, scoreOf(gradesOf(engine), there)]),
      );
      return {
        kind,
        label,
        scores,
        shown: found.ours.map((id) => ({ id, grade: grades.get(id) ?? 0 })),
        there,
      };
    },
  );
  return { results, byId, count: postings.length };
};

/**
 * Whether search finds what is looked for: judged queries over the real postings, ours beside plain
 * ILIKE and PostgreSQL's default ranking. Prints tables; false where ours is not the best in every
 * kind.
 */
export const measureQuality = async ({ only }) => {
  const dataDir = makeDataDir();
  try {
    if (importPostings(dataDir) === undefined)
      throw new Error('There are no real postings: POSTINGS_DIR names their folder.');
    const host = await startOurHost({ port: await freePort(), dataDir, env: { DEMO: 'off' } });
    const client = new pg.Client(connectionOf(dataDir));
    try {
      await client.connect();
      const { results, byId, count } = await judge(host.origin, client, only);
      const kinds = [...new Set(results.map(({ kind }) => kind))].map((kind) => ({
        kind,
        results: results.filter((each) => each.kind === kind),
      }));
      const lost = kinds.filter((each) => !isBest(each.results));
      printTable(
        `${results.length} judged queries over ${count.toLocaleString('en-US')} postings: NDCG@10, and how often the first is right`,
        ['kind', 'queries', ...engines.flatMap((engine) => [engine, 'first']), 'ours is best'],
        [
          ...kinds.map((each) => [
            ...rowOf(each.kind, each.results),
            lost.includes(each) ? '**no**' : 'yes',
          ]),
          [...rowOf('all', results), ''],
        ],
      );
      printWeak(results, byId);
      if (lost.length > 0)
        console.log(`\nOurs is not the best in: ${lost.map(({ kind }) => kind).join(', ')}.`);
      return lost.length === 0;
    } finally {
      await client.end();
      await host.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
