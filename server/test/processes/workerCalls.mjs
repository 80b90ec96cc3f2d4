// Shared helpers of the tests of a host's workers.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { employerLogin, jobForm, password } from './forms.mjs';

export const twoWorkers = { WORKERS: '2', LOG_LEVEL: 'warn' };

export const waitUntil = async (what, milliseconds = 60_000) => {
  for (const end = Date.now() + milliseconds; ;) {
    const found = await what();
    if (found) return found;
    assert.ok(Date.now() < end, `It never happened: ${what}`);
    await sleep(25);
  }
};

/** Returns the pids of the host's workers. */
export const workersOf = ({ child }) => {
  const children = fs.readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  return children
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => {
      try {
        return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/server/index.mjs');
      } catch {
        return false;
      }
    });
};
export const isAlive = (pid) => {
  try {
    // a zombie process has no command line
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
};

/**
 * Makes a call on a new connection unless there is an `agent`: connections go to the workers in
 * turn. Rejects if no response arrives within `timeout` milliseconds.
 */
export const ask = (address, path, { body, headers = {}, agent = false, timeout = 30_000 } = {}) =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(
      `${address}${path}`,
      {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: { ...(text !== undefined && { 'content-type': 'application/json' }), ...headers },
        signal: AbortSignal.timeout(timeout),
      },
      (answer) => {
        let read = '';
        answer
          .on('data', (bytes) => {
            read += bytes;
          })
          .on('error', reject)
          .on('end', () =>
            resolve({ status: answer.statusCode, headers: answer.headers, text: read }),
          );
      },
    ).on('error', reject);
    sent.end(text);
  });

export const username = 'workers.test';
export const logIn = (address, given = password) =>
  ask(address, '/api/employer/login', {
    body: { ...employerLogin(username), passwordnameEmployer: given },
  });
export const post = (address, headers, jobtitle) =>
  ask(address, '/api/jobdescriptions/add', { headers, body: jobForm(username, jobtitle) });
