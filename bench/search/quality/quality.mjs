import path from 'node:path';
import pg from 'pg';
import { startOurHost } from '../../../e2e/ourHost.mjs';
import { freePort } from '../../../tools/freePort.mjs';
import { connectionOf } from '../../page/postings.mjs';
import { printTable } from '../../page/tables.mjs';
import { waitUntilIdle } from '../speed/waitUntilIdle.mjs';
import { openDataFolder } from './dataFolder.mjs';
import { engines, judge } from './judge.mjs';

/** @typedef {import('./judge.mjs').Result} Result */
/** @typedef {import('./judge.mjs').Engine} Engine */
/** @typedef {import('./judge.mjs').Half} Half */

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
/** @param {Engine} engine @param {Result[]} results */
const ndcg = (engine, results) => mean(results.map(({ scores }) => scores[engine].ndcg));
/** @param {Engine} engine @param {Result[]} results */
const firstRight = (engine, results) => mean(results.map(({ scores }) => scores[engine].first));
/** @param {Engine} engine @param {Result[]} results */
const first = (engine, results) => `${Math.round(firstRight(engine, results) * 100)} %`;
/** @param {Half} half @param {Result[]} results */
const ofHalf = (half, results) => results.filter((each) => each.half === half);
/** @param {number} score */
const rounded = (score) => (Number.isNaN(score) ? '' : score.toFixed(3));

const columns = ['kind', 'queries', 'fitted half', 'held-out half', ...engines, 'first is right'];
/** @param {string} kind @param {Result[]} results @returns {(string | number)[]} */
const rowOf = (kind, results) => [
  kind,
  results.length,
  rounded(ndcg('ours', ofHalf('fitted', results))),
  rounded(ndcg('ours', ofHalf('held out', results))),
  ...engines.map((engine) => rounded(ndcg(engine, results))),
  first('ours', results),
];

/** Whether ours is better than all others, or perfect. @param {Result[]} results */
const isBest = (results) => {
  const [ours = 0, ...others] = engines.map((engine) => ndcg(engine, results));
  return others.every((other) => ours > other || ours === 1);
};

/** @param {Result[]} results @param {Map<string, import('./postings.mjs').Posting>} byId */
const printWeak = (results, byId) => {
  const weak = results.filter(
    ({ scores }) =>
      scores.ours.ndcg < 0.8 ||
      engines.some((engine) => scores.ours.ndcg < scores[engine].ndcg - 1e-9),
  );
  console.log(
    `${weak.length} queries where ours is under 0.8 or behind another; what it shows, best first, with the grades:\n`,
  );
  for (const { kind, half, label, scores, shown, there } of weak) {
    console.log(
      `- ${label} [${kind}, ${half}]: ${engines.map((engine) => `${engine} ${scores[engine].ndcg.toFixed(2)}`).join(', ')}; there are ${[3, 2, 1].map((grade) => `${there.filter((each) => each === grade).length} of ${grade}`).join(', ')}`,
    );
    for (const { id, grade } of shown.slice(0, 5)) {
      const posting = byId.get(id);
      console.log(
        `  - ${grade}: ${[posting?.title, posting?.company, posting?.location].join(' | ')}`,
      );
    }
  }
};

/** The targets of the held-out half: NDCG@10, and how often the first result is right. */
const promised = { ndcg: 0.93, first: 0.9 };

/**
 * Prints whether the held-out half of all kinds together meets the targets, and returns it.
 *
 * @param {Result[]} results
 */
const printPromised = (results) => {
  const heldOut = ofHalf('held out', results);
  const [score, right] = [ndcg('ours', heldOut), firstRight('ours', heldOut)];
  /** @param {boolean} isKept */
  const said = (isKept) => (isKept ? 'kept' : '**missed**');
  console.log(
    `Held-out half: NDCG@10 ${score.toFixed(3)} (promised ${promised.ndcg}: ${said(score >= promised.ndcg)}), first is right ${(right * 100).toFixed(1)} % (promised ${promised.first * 100} %: ${said(right >= promised.first)}).`,
  );
  return score >= promised.ndcg && right >= promised.first;
};

/** Formats each engine's score in a kind. @param {string} kind @param {Result[]} results */
const inEach = (kind, results) =>
  `"${kind}" (${results.length} queries): ${engines.map((engine) => `${engine} ${rounded(ndcg(engine, results))}`).join(', ')}`;

/**
 * Prints the scores by kind. Returns whether ours is the best in every kind and its held-out half.
 *
 * @param {Result[]} results
 * @param {number} count
 */
const printKinds = (results, count) => {
  const kinds = [...new Set(results.map(({ kind }) => kind))].map((kind) => ({
    kind,
    results: results.filter((each) => each.kind === kind),
  }));
  const lost = kinds.filter((each) => !isBest(each.results));
  const lostHeldOut = kinds.filter((each) => !isBest(ofHalf('held out', each.results)));
  printTable(
    `${results.length} judged queries over ${count.toLocaleString('en-US')} postings: NDCG@10 of ours (both halves) and of others, and how often our first is right`,
    [...columns, 'ours is best', 'on the held-out half'],
    [
      ...kinds.map((each) => [
        ...rowOf(each.kind, each.results),
        ...[lost, lostHeldOut].map((those) => (those.includes(each) ? '**no**' : 'yes')),
      ]),
      [...rowOf('all', results), '', ''],
    ],
  );
  console.log(
    `First is right: ${engines.map((engine) => `${engine} ${first(engine, results)}`).join(', ')}; ours on the held-out half ${first('ours', ofHalf('held out', results))}.`,
  );
  for (const each of lost)
    console.log(`Ours is not the best in ${inEach(each.kind, each.results)}.`);
  for (const each of lostHeldOut)
    console.log(
      `Ours is not the best on the held-out half of ${inEach(each.kind, ofHalf('held out', each.results))}.`,
    );
  return lost.length + lostHeldOut.length === 0;
};

/**
 * Measures the quality of search with judged queries over the real postings, compared with ILIKE,
 * PostgreSQL's default ranking and BM25. Prints the kinds, and the weak queries unless `quiet`; if
 * `weak` is given, those of the kinds whose names contain it. Returns `false` if ours isn't the
 * best in every kind and its held-out half, or if the held-out half of all kinds misses the
 * targets.
 *
 * @param {{ only?: string; keep?: string; quiet: boolean; weak?: string }} options
 */
export const measureQuality = async ({ only, keep, quiet, weak }) => {
  const { dataDir, remove } = openDataFolder(keep);
  try {
    const host = await startOurHost({ port: await freePort(), dataDir, env: { DEMO: 'off' } });
    const client = new pg.Client(connectionOf(dataDir));
    try {
      await client.connect();
      // ranking and spelling correction need the word counts, which the host loads after it started
      await waitUntilIdle(client);
      const { results, byId, count } = await judge(host.origin, client, {
        only,
        remember: keep && path.join(dataDir, 'baselines.json'),
      });
      const isBestInAll = printKinds(results, count);
      // the targets apply only to all kinds together
      const isKept = only !== undefined || printPromised(results);
      const listed =
        weak === undefined ? results : results.filter(({ kind }) => kind.includes(weak));
      if (!quiet || weak !== undefined) printWeak(listed, byId);
      return isBestInAll && isKept;
    } finally {
      await client.end();
      await host.stop();
    }
  } finally {
    remove();
  }
};
