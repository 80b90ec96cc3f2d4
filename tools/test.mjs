/**
 * Everything that must hold, in order, with one line at the end: `N passed, N failed`. Goes on
 * after a failure where what follows can still tell something. A check counts as one; jest and
 * Playwright count their tests, not the lines of the specification a test may see several of. With
 * TEST_DATABASE_URL the host's tests run a second time, on that server.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = path.join(root, 'test-results');
const serverUrl = process.env.TEST_DATABASE_URL;
const total = { passed: 0, failed: 0 };
const failedSteps = [];

/**
 * Runs a command here; true when it ends well. Its output is written as it comes, or given to
 * `keep`.
 */
const run = (command, args, env, keep) =>
  new Promise((resolve) => {
    const output = keep ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
      shell: process.platform === 'win32',
    });
    if (keep) for (const stream of [child.stdout, child.stderr]) stream.on('data', keep);
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const npm = (script) => (keep) => run('npm', ['run', '--silent', script], {}, keep);

/** A test file that could not be loaded has no test to count: it counts as one that failed. */
const countJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});
const jest = (name, args, env) => async () => {
  const file = path.join(results, `${name}.json`);
  rmSync(file, { force: true });
  const fine = await run(
    'npx',
    ['jest', '--json', `--outputFile=${file}`, '--silent=false', ...args],
    env,
  );
  const report = readReport(file);
  return { fine, counts: report && countJest(report) };
};

/**
 * A flaky test passed in the end, but no test is tried twice here; an error outside any test counts
 * as one failed.
 */
const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});
const playwright = async () => {
  const file = path.join(results, 'e2e.json');
  rmSync(file, { force: true });
  ensureChromium();
  const fine = await run(
    'npx',
    ['playwright', 'test', '--reporter=list,json,./e2e/spec/sections.ts'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const report = readReport(file);
  return { fine, counts: report && countPlaywright(report) };
};

const build = { title: 'Build', run: npm('build') };
/** Two lanes of checks that each keep one core busy. */
const lightSteps = [
  [{ title: 'Types', run: npm('test:types') }],
  [
    { title: 'Format', run: npm('test:format') },
    { title: 'Lint', run: npm('test:lint') },
    { title: 'Import rules', run: npm('test:deps') },
    { title: 'Unused code', run: npm('test:unused') },
    { title: 'Generated code up to date', run: npm('test:generated') },
  ],
];
const steps = [
  { title: 'Unit, component and host tests', run: jest('jest', [], { TEST_DATABASE_URL: '' }) },
  serverUrl && {
    title: 'Host tests on a PostgreSQL server',
    run: jest('jest-server', ['--selectProjects', 'host']),
  },
  build,
  { title: 'Crash safety', needs: build, run: npm('test:crash') },
  { title: 'The whole way, in Chromium', needs: build, run: playwright },
].filter(Boolean);

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(0)} s`;

/**
 * Runs a step and adds up what it passed and failed. One that ends badly has failed at least once.
 * `aside`: beside others, its output in one piece at its end.
 */
const take = async (step, { aside = false } = {}) => {
  const began = performance.now();
  const kept = [];
  if (!aside) console.log(`\n=== ${step.title} ===`);
  const skipped = step.needs && !step.needs.fine;
  if (skipped) console.log(`Not run: ${step.needs.title} failed.`);
  const outcome = skipped
    ? false
    : await step.run(aside ? (part) => kept.push(part) : undefined).catch((error) => {
        console.error(error.message);
        return false;
      });
  const { fine, counts } = typeof outcome === 'boolean' ? { fine: outcome } : outcome;
  step.fine = fine;
  const passed = counts?.passed ?? (fine ? 1 : 0);
  const failed = fine ? (counts?.failed ?? 0) : Math.max(1, counts?.failed ?? 1);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(step.title);
  if (aside)
    console.log(
      `\n=== ${step.title} ===\n${Buffer.concat(kept).toString('utf8').trimEnd()}`.trimEnd(),
    );
  console.log(`--- ${step.title}: ${passed} passed, ${failed} failed, ${seconds(began)}`);
};

mkdirSync(results, { recursive: true });
if (!existsSync(path.join(root, 'node_modules'))) {
  console.error('Nothing is installed yet: run `npm ci` first.');
  process.exit(1);
}
const began = performance.now();
await Promise.all(
  lightSteps.map(async (lane) => {
    for (const step of lane) await take(step, { aside: true });
  }),
);
for (const step of steps) await take(step);
console.log(
  `\nAll checks took ${seconds(began)}.${failedSteps.length > 0 ? ` Failed: ${failedSteps.join(', ')}.` : ''}`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
