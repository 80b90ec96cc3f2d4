/**
 * Fits the ranking weights (`contract/search/relevance/weights.ts`) on the fitted half of the
 * judged queries. Prints them, and the quality of the ranking with the current and the new weights
 * on the fitted half, by cross-validation on it, and on the held-out half.
 *
 * `npm run bench:fit -- --keep DIR` uses the folder that `npm run bench:search -- --keep DIR`
 * imported. `--l2 0.01` regularizes harder towards the current weights, `--kinds` prints every
 * kind.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale, root } from '../../tools/builds.mjs';
import { printTable } from '../page/tables.mjs';
import { fitWeights, meanScore } from './fit/fitWeights.mjs';
import { readRankings } from './fit/rankings.mjs';
import { openDataFolder } from './quality/dataFolder.mjs';

const { values: options } = parseArgs({
  options: {
    keep: { type: 'string' },
    l2: { type: 'string', default: '0.002' },
    kinds: { type: 'boolean', default: false },
  },
});
const l2 = Number(options.l2);
const folds = 5;

/** Reads the names and current weights of the features, in their order. */
const readWeights = () => {
  const text = readFileSync(path.join(root, 'contract/search/relevance/weights.ts'), 'utf8');
  const known = new Map(
    [...text.matchAll(/^ {2}(\w+): (-?[\d.]+),$/gm)].map(([, name = '', weight]) => [
      name,
      Number(weight),
    ]),
  );
  const features = readFileSync(path.join(root, 'contract/search/relevance/features.ts'), 'utf8');
  const list = /featureNames = \[([^\]]*)\]/.exec(features)?.[1] ?? '';
  const names = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  return { names, weights: names.map((name) => known.get(name) ?? 0) };
};

await buildStale(['server']);
process.env.POSTINGS_DIR = path.resolve(root, process.env.POSTINGS_DIR ?? '../shared/data');
const { dataDir, remove } = openDataFolder(options.keep);
try {
  const rankings = await readRankings(dataDir);
  const { names, weights } = readWeights();
  const fitted = rankings.filter(({ half }) => half === 'fitted');
  const heldOut = rankings.filter(({ half }) => half === 'held out');
  const crossed = Array.from({ length: folds }, (_, fold) => {
    const isLeftOut = (/** @type {unknown} */ _ranking, /** @type {number} */ index) =>
      index % folds === fold;
    const others = fitted.filter((ranking, index) => !isLeftOut(ranking, index));
    return meanScore(fitted.filter(isLeftOut), fitWeights(others, weights, { l2 })).ndcg;
  });
  const best = fitWeights(fitted, weights, { l2 });
  /** @param {number[]} by */
  const row = (by) => [fitted, heldOut].map((those) => meanScore(those, by).ndcg.toFixed(3));
  printTable(
    `${rankings.length} judged queries, NDCG@10 of what was ranked`,
    ['weights', 'fitted half', 'held-out half'],
    [
      ['present', ...row(weights)],
      ['fitted', ...row(best)],
    ],
  );
  console.log(
    `Left out of the fit, ${folds} times a fifth: ${(crossed.reduce((sum, each) => sum + each, 0) / folds).toFixed(3)}\n`,
  );
  for (const [index, name] of names.entries())
    console.log(`  ${name}: ${(best[index] ?? 0).toFixed(2)},`);
  if (options.kinds)
    for (const kind of new Set(rankings.map((each) => each.kind))) {
      const those = rankings.filter((each) => each.kind === kind);
      console.log(
        `${kind}: ${meanScore(those, weights).ndcg.toFixed(3)} → ${meanScore(those, best).ndcg.toFixed(3)}`,
      );
    }
} finally {
  remove();
}
