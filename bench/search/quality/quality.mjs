import { rmSync } from 'node:fs';
import pg from 'pg';
import { makeDataDir, startOurHost } from '../../../e2e/ourHost.mjs';
import { freePort } from '../../../tools/freePort.mjs';
import { connectionOf, importPostings } from '../../page/postings.mjs';
import { printTable } from '../../page/tables.mjs';
import { engines, judge } from './judge.mjs';

/** @typedef {import('./judge.mjs').Result} Result */

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
/** @param {string} kind @param {Result[]} results @returns {(string | number)[]} */
const rowOf = (kind, results) => [
  kind,
  results.length,
  ...engines.flatMap((engine) => [
    mean(results.map(({ scores }) => scores[engine].ndcg)).toFixed(3),
    `${Math.round(mean(results.map(({ scores }) => scores[engine].first)) * 100)} %`,
  ]),
];

/** Ours is better than both, or as good as one that is perfect. @param {Result[]} results */
const isBest = (results) => {
  const [ours = 0, ...others] = engines.map((engine) =>
    mean(results.map(({ scores }) => scores[engine].ndcg)),
  );
  return others.every((other) => ours > other || ours === 1);
};

/** @param {Result[]} results @param {Map<string, import('./judge.mjs').Posting>} byId */
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
      const posting = byId.get(id);
      console.log(
        `  - ${grade}: ${[posting?.title, posting?.company, posting?.location].join(' | ')}`,
      );
    }
  }
};

/**
 * Whether search finds what is looked for: judged queries over the real postings, ours beside plain
 * ILIKE and PostgreSQL's default ranking. Prints tables; false where ours is not the best in every
 * kind.
 *
 * @param {{ only?: string }} options
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
