/**
 * `npm test`: runs every check and prints `N passed, N failed` as its last line. After a failure,
 * it continues with the steps that don't depend on the failed one. A check counts as one; Jest and
 * Playwright count their tests, even if a test covers several requirements of the specification.
 *
 * In the browser, it tests the specification's requirements and one full journey, from a job to the
 * employer's answer to an applicant. `--all`, which `.ci/run` uses, runs every browser test once,
 * on the configuration where it is most useful. Some of the host's tests run again on the server of
 * TEST_DATABASE_URL and through PgBouncer, if available. `npm run test:full` runs all tests in
 * every configuration: embedded database and server, with and without PgBouncer, both kinds of
 * host, wide and narrow screens.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './builds.mjs';
import { ensureChromium } from './chromium.mjs';
import { hasPooler, throughPooler } from './pooler.mjs';
import { createRunner, npmRun, run, secondsSince } from './steps.mjs';

/** @import { Counts, Outcome, Step } from './steps.mjs' */

const results = path.join(root, 'test-results');
const serverUrl = process.env.TEST_DATABASE_URL;
const isFull = process.argv.includes('--full');
const isAll = isFull || process.argv.includes('--all');
/** The set of browser tests to run (playwright.config.mts). */
const places = isFull ? 'everywhere' : isAll ? 'once' : 'main';

/** @param {string} file */
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * A test file that could not be loaded has no tests; it counts as one failure.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} report
 * @returns {Counts}
 */
const countJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Step['run']}
 */
const jest = (name, args, env) => async () => {
  const file = path.join(results, `${name}.json`);
  rmSync(file, { force: true });
  const jestArgs = ['jest', '--json', `--outputFile=${file}`, '--silent=false', ...args];
  const { ok } = await run('npx', jestArgs, { env });
  const report = readReport(file);
  return { ok, counts: report && countJest(report) };
};

/**
 * Flaky tests count as failed: they passed only on a retry, and retries are off here. An error
 * outside of any test counts as one failure.
 *
 * @param {import('@playwright/test/reporter').JSONReport} report
 * @returns {Counts}
 */
const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/** @returns {Promise<Outcome>} */
const playwright = async () => {
  const file = path.join(results, 'e2e.json');
  rmSync(file, { force: true });
  ensureChromium();
  const { ok } = await run(
    'npx',
    ['playwright', 'test', '--reporter=list,json,./e2e/spec/sections.ts'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_PLACES: places } },
  );
  const report = readReport(file);
  return { ok, counts: report && countPlaywright(report) };
};

/**
 * Counts each screenshot. Where screenshots can't be compared, the script says so and counts none.
 *
 * @type {Step['run']}
 */
const pictures = async (output) => {
  const file = path.join(results, 'pictures/report.json');
  rmSync(file, { force: true });
  const { ok } = await npmRun('test:pictures')(output);
  return { ok, counts: readReport(file) };
};

/** @type {Step[]} */
const lightSteps = [
  { title: 'Format', run: npmRun('test:format') },
  { title: 'Lint', run: npmRun('test:lint') },
  { title: 'Import rules', run: npmRun('test:deps') },
  { title: 'Unused code', run: npmRun('test:unused') },
  { title: 'Generated code up to date', run: npmRun('test:generated') },
  { title: 'OpenAPI rules', run: npmRun('test:api') },
  { title: 'Paths in documents', run: npmRun('test:docs') },
  { title: 'Files in each folder', run: npmRun('test:rooms') },
  { title: 'Deploy files', run: npmRun('test:deploy') },
];

/** @type {Record<string, string>} */
const onServer = serverUrl ? { TEST_DATABASE_URL: serverUrl } : {};
/**
 * Tests to repeat elsewhere: one of every call, and those that another version of PostgreSQL or a
 * transaction-mode pooler may break.
 */
const hostTestsElsewhere =
  'server/(database/|test/(upgrades/|backup/|security/everyCall|search/(search|searchCases|jobsForYou)\\.|jobs/(jobs|addJob|changeJob|sweep)\\.|inbox/(events|messages)|limits/limits|accounts/sessions|alerts/alertRuns|faults/exactlyOnce))';
/** @param {string} title @param {string} name @param {Record<string, string>} env */
const hostTests = (title, name, env, patterns = 'server/') => ({
  title,
  run: jest(name, ['--selectProjects', 'host', '--testPathPatterns', patterns], env),
});
const severalWays = [
  ...(serverUrl ? [hostTests('Host tests on a PostgreSQL server', 'jest-server', onServer)] : []),
  ...(hasPooler
    ? [hostTests('Host tests through PgBouncer', 'jest-pooler', { ...onServer, ...throughPooler })]
    : []),
];
const oneWay = hostTests(
  `Host tests${serverUrl ? ' on a PostgreSQL server' : ''}${hasPooler ? ' through PgBouncer' : ''}`,
  'jest-server',
  { ...onServer, ...(hasPooler && throughPooler) },
  hostTestsElsewhere,
);
/** @type {Step[]} */
const jestSteps = [
  { title: 'Unit, component and host tests', run: jest('jest', [], { TEST_DATABASE_URL: '' }) },
  ...(isFull ? severalWays : serverUrl || hasPooler ? [oneWay] : []),
];

/** @type {Step} */
const build = { title: 'Build', run: npmRun('build') };
/** @type {Step[]} */
const processSteps = [
  { title: 'Sizes of the first pages', needs: build, run: npmRun('test:sizes') },
  { title: 'Crash safety', needs: build, run: npmRun('test:crash') },
  { title: 'Backups', needs: build, run: npmRun('test:backup') },
  ...(isFull
    ? [{ title: 'Chaos, each fault once', needs: build, run: npmRun('chaos', '--minutes', '1') }]
    : []),
  {
    title: 'A cluster whose parts are killed',
    needs: build,
    run: npmRun('cluster', '--break', '--short'),
  },
];
/** @type {Step[]} */
const browserSteps = [
  { title: 'Pictures as before', needs: build, run: pictures },
  { title: 'In Chromium', needs: build, run: playwright },
];

mkdirSync(results, { recursive: true });
if (!existsSync(path.join(root, 'node_modules'))) {
  console.error('Nothing is installed yet: run `npm ci` first.');
  process.exit(1);
}
if (!hasPooler)
  console.log(
    "Host tests through PgBouncer are not run: it isn't installed (Debian's package pgbouncer).",
  );
const startedAt = performance.now();
const { total, failedSteps, runStep, runConcurrently } = createRunner();
await runStep(build);
// the process tests leave most of a core idle, and their time limits allow for a busy machine: they
// run beside the browser tests, or beside the others where there are few of those
await runConcurrently([
  [{ title: 'Types', run: npmRun('test:types') }, ...(isAll ? [] : processSteps)],
  [...lightSteps, ...jestSteps],
]);
await runConcurrently([isAll ? processSteps : [], browserSteps]);
console.log(
  `\nAll checks took ${secondsSince(startedAt)}.${failedSteps.length > 0 ? ` Failed: ${failedSteps.join(', ')}.` : ''}`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
