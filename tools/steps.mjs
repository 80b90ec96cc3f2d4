/** Runs checks as steps, for `npm test` and `npm run test:quick`. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './builds.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ ok: boolean, counts?: Counts }} Outcome
 * @typedef {(part: Buffer) => void} Output
 * @typedef {object} Step
 * @property {string} title
 * @property {(output?: Output) => Promise<Outcome>} run
 *   Writes to `output`, by default to this process's own output.
 * @property {Step} [needs] A step that must have run and passed.
 * @property {boolean} [ok] Set once it has run.
 */

/** @param {string} name */
export const binary = (name) => path.join(root, 'node_modules/.bin', name);

/**
 * Runs a command in the repository's root.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, output?: Output }} [options]
 * @returns {Promise<Outcome>}
 */
export const run = (command, args, { env = {}, output } = {}) =>
  new Promise((resolve) => {
    const stdio = output ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
      shell: process.platform === 'win32',
    });
    if (output) for (const stream of [child.stdout, child.stderr]) stream?.on('data', output);
    child.once('error', (error) => {
      console.error(error.message);
      resolve({ ok: false });
    });
    child.once('close', (code) => resolve({ ok: code === 0 }));
  });

/** @param {string} script @param {string[]} args @returns {Step['run']} */
export const npmRun =
  (script, ...args) =>
  (output) =>
    run('npm', ['run', '--silent', script, '--', ...args], { output });

/** @param {number} from A time of `performance.now()`. */
export const secondsSince = (from) => `${((performance.now() - from) / 1000).toFixed(0)} s`;

/** @param {Step} step @param {Output} [output] @returns {Promise<Outcome>} */
const outcomeOf = async (step, output) => {
  if (step.needs && !step.needs.ok) {
    console.log(`Not run: ${step.needs.title} failed.`);
    return { ok: false };
  }
  try {
    return await step.run(output);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { ok: false };
  }
};

/**
 * Creates a runner, which runs steps and adds up what passed and failed. A step without counts is
 * one.
 */
export const createRunner = () => {
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const failedSteps = [];

  /** @param {Step} step @param {Outcome} outcome @param {number} startedAt */
  const record = (step, { ok, counts }, startedAt) => {
    step.ok = ok;
    const passed = counts?.passed ?? (ok ? 1 : 0);
    // a step that fails counts at least one failure
    const failed = ok ? (counts?.failed ?? 0) : Math.max(1, counts?.failed ?? 1);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failedSteps.push(step.title);
    console.log(
      `--- ${step.title}: ${passed} passed, ${failed} failed, ${secondsSince(startedAt)}`,
    );
  };

  /** Runs one step and streams its output. @param {Step} step */
  const runStep = async (step) => {
    const startedAt = performance.now();
    console.log(`\n=== ${step.title} ===`);
    record(step, await outcomeOf(step), startedAt);
  };

  /**
   * Runs the queues in parallel, and the steps of each queue in order. Prints a step's output once
   * it has ended.
   *
   * @param {Step[][]} queues
   */
  const runConcurrently = (queues) =>
    Promise.all(
      queues.map(async (queue) => {
        for (const step of queue) {
          const startedAt = performance.now();
          /** @type {Buffer[]} */
          const parts = [];
          const outcome = await outcomeOf(step, (part) => parts.push(part));
          const text = Buffer.concat(parts).toString('utf8').trimEnd();
          console.log(`\n=== ${step.title} ===\n${text}`.trimEnd());
          record(step, outcome, startedAt);
        }
      }),
    );

  return { total, failedSteps, runStep, runConcurrently };
};
