/**
 * `npm run test:quick`: runs the most useful checks of a change in about a minute, and prints the
 * time of each. Format, types, lint and import rules cover everything; type-aware lint rules and
 * tests cover only the changes since `origin/main` (`-- --since COMMIT` for another base).
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './builds.mjs';
import { baseCommit, changedSince } from './changes.mjs';
import { binary, createRunner, npmRun, run, secondsSince } from './steps.mjs';

/** @import { Outcome, Output, Step } from './steps.mjs' */

/** The maximum number of test files to run: more take too long on two cores. */
const maxTestFiles = 20;

const { values: options } = parseArgs({ options: { since: { type: 'string' } } });
const base = options.since ?? baseCommit();
const changed = changedSince(base);
const sources = changed.filter((file) => /\.([cm]?[jt]sx?)$/.test(file));

/**
 * @param {string} file
 * @returns {number} The number of folder steps to the nearest changed file.
 */
const distanceToChange = (file) =>
  Math.min(
    ...sources.map((source) => {
      const way = path.relative(path.dirname(source), path.dirname(file));
      return way === '' ? 0 : way.split(path.sep).length;
    }),
  );

/** Lists the test files that import a changed file, directly or indirectly, the nearest first. */
const relatedTests = async () => {
  let listed = '';
  await run(binary('jest'), ['--listTests', '--findRelatedTests', ...sources], {
    output: (part) => {
      listed += part.toString('utf8');
    },
  });
  return listed
    .split('\n')
    .filter((line) => /\.test\.tsx?$/.test(line))
    .map((file) => path.relative(root, file))
    .toSorted((one, other) => distanceToChange(one) - distanceToChange(other));
};

/** @param {Output} [output] @returns {Promise<Outcome>} */
const lint = async (output) => {
  const all = await run(binary('oxlint'), [], { output });
  if (!all.ok || sources.length === 0) return all;
  const args = ['--type-aware', '--no-error-on-unmatched-pattern', ...sources];
  return run(binary('oxlint'), args, { output });
};

const runTests = async () => {
  const related = sources.length === 0 ? [] : await relatedTests();
  if (related.length === 0) {
    console.log('No test reaches what changed.');
    return { ok: true };
  }
  const chosen = related.slice(0, maxTestFiles);
  if (chosen.length < related.length)
    console.log(
      `The ${chosen.length} nearest of ${related.length} test files that reach what changed; npm run test:unit runs all.`,
    );
  return run(binary('jest'), ['--runTestsByPath', ...chosen]);
};

const startedAt = performance.now();
console.log(`${changed.length} changed files since ${base.slice(0, 12)}`);
const { total, failedSteps, runStep, runConcurrently } = createRunner();
await runConcurrently([
  [{ title: 'Types', run: npmRun('test:types') }],
  [
    { title: 'Format', run: npmRun('test:format') },
    { title: 'Lint', run: lint },
    { title: 'Import rules', run: npmRun('test:deps') },
  ],
]);
await runStep({ title: 'Tests of what changed', run: runTests });
console.log(
  `\nIt took ${secondsSince(startedAt)}.${failedSteps.length > 0 ? ` Failed: ${failedSteps.join(', ')}.` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
