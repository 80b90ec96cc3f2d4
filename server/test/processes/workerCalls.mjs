// What the tests of a host's workers share.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { employerLogin, jobForm, password } from './forms.mjs';

export const twoWorkers = { WORKERS: '2', LOG_LEVEL: 'warn' };

export const until = async (what, milliseconds = 60_000) => {
  for (const end = Date.now() + milliseconds; ;) {
    const found = await what();
    if (found) return found;
    assert.ok(Date.now() < end, `It never happened: ${what}`);
    await sleep(25);
  }
};

/** The host's processes that answer calls. */
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
    // one that ended and wasn't waited for yet has no command
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
};

/**
 * A call on a connection of its own, unless there is an `agent`: connections go to the workers in
 * turn. Fails where no answer comes in `timeout` milliseconds.
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
