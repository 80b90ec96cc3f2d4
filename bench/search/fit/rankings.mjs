import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { root } from '../../../tools/builds.mjs';
import { connectionOf } from '../../page/postings.mjs';
import { gradesOf, prepareQueries } from '../quality/judge.mjs';
import { readPostings } from '../quality/postings.mjs';
import { bestOfEach } from '../quality/score.mjs';

/**
 * @typedef {object} RankedJob
 * @property {number} grade
 * @property {string} card Jobs with the same card look the same, and count as one.
 * @property {number[]} features
 */
/**
 * @typedef {object} JudgedRanking A judged query, with what was ranked for it in groups: a later group comes behind.
 * @property {string} kind
 * @property {import('../quality/judge.mjs').Half} half
 * @property {string} label
 * @property {number[]} there The grades of all that could be shown.
 * @property {RankedJob[][]} groups
 */

/**
 * Returns what our search ranks for each judged query in the data folder, with features and grades.
 *
 * @param {string} dataDir
 * @returns {Promise<JudgedRanking[]>}
 */
export const readRankings = async (dataDir) => {
  const tool = spawn('node', [path.join(root, 'dist/server/explain.mjs'), '--lines'], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: tool.stdout })[Symbol.asyncIterator]();
  /** @param {object} search */
  const ask = async (search) => {
    tool.stdin.write(`${JSON.stringify(search)}\n`);
    const { value } = await lines.next();
    if (typeof value !== 'string') throw new Error('The tool that explains searches ended.');
    return JSON.parse(value);
  };
  // the first response shows that the database is open
  await ask({ q: '' });
  const client = new pg.Client(connectionOf(dataDir));
  await client.connect();
  try {
    const postings = await readPostings(client);
    const cards = new Map(postings.map(({ id, card }) => [id, card]));
    /** @type {JudgedRanking[]} */
    const rankings = [];
    for (const query of prepareQueries(postings)) {
      const { ranked } = await ask({
        q: query.q,
        ...(query.location && { location: query.location }),
      });
      const graded = gradesOf(query, postings);
      const grades = new Map(graded.map(({ id, grade }) => [id, grade]));
      rankings.push({
        kind: query.kind,
        half: query.half,
        label: query.label,
        there: bestOfEach(graded),
        groups: ranked.map((/** @type {[string, ...number[]][]} */ group) =>
          group.map(([id, ...features]) => ({
            grade: grades.get(id) ?? 0,
            card: cards.get(id) ?? id,
            features,
          })),
        ),
      });
    }
    return rankings;
  } finally {
    await client.end();
    tool.stdin.end();
    await new Promise((resolve) => tool.once('exit', resolve));
  }
};
