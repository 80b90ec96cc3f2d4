import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { pick, prngOf } from './prng.mjs';
import { call } from './run.mjs';

const password = 'right horse battery';
let number = 0;

/** @typedef {import('./corpus.mjs').Corpus} Corpus */
/** @typedef {Awaited<ReturnType<typeof openEmployer>>} Employer */
/** @typedef {{ method: string, body?: object }} Options */

/** @param {string} username */
const registrationOf = (username) => ({
  firstnameEmployer: 'Bea',
  lastnameEmployer: 'Bench',
  usernameEmployer: username,
  passwordnameEmployer: password,
  nationalityEmployer: 'US',
  role: 'employer',
  phoneEmployer: '15550123',
  addressEmployer: '1 Mill Road',
  emailEmployer: `${username}@firm.example`,
  genderEmployer: 'Female',
  locationEmployer: 'Austin, TX',
});

/**
 * Returns a job of random words.
 *
 * @param {() => number} random
 * @param {Corpus} corpus
 * @param {string} usernameEmployer
 * @param {string} jobtitle
 */
const randomJob = (random, corpus, usernameEmployer, jobtitle) => {
  /** @param {number} count */
  const words = (count) =>
    Array.from({ length: count }, () => pick(random, corpus.common)).join(' ');
  /** Fields of a numbered series. @param {string} name @param {number} count @param {number} length Words. */
  const series = (name, count, length) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${name}${index + 1}`, words(length)]),
    );
  return {
    usernameEmployer,
    jobtitle,
    companyname: pick(random, corpus.companies),
    location: pick(random, corpus.places),
    joboverview: words(60),
    ...series('responsibilities', 5, 12),
    ...series('qualification', 4, 15),
    employementtype: 'Full-time',
    monthlysalary1: 3000,
    monthlysalary2: 5000,
    numberofvacancies: 1,
    degreerequired: 'Not stated',
    categoryName: 'IT Jobs',
  };
};

/**
 * Registers and logs in an employer, who posts and ends jobs through the host's API.
 *
 * @param {string} origin
 * @param {Corpus} corpus
 */
export const openEmployer = async (origin, corpus) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const username = `bench.${Date.now().toString(36)}`;
  const random = prngOf(Date.now());
  /** @type {Record<string, string>} */
  let headers = {};
  /** @param {string} path @param {Options} options @param {number[]} wanted */
  const callExpecting = async (path, options, ...wanted) => {
    const answer = await call(agent, origin, path, { ...options, headers });
    if (!wanted.includes(answer.status))
      throw new Error(
        `${options.method} ${path}: ${answer.status} ${JSON.stringify(answer.json()).slice(0, 200)}`,
      );
    return answer;
  };
  await callExpecting(
    '/api/employer/employers',
    { method: 'POST', body: registrationOf(username) },
    201,
  );
  const login = await callExpecting(
    '/api/employer/login',
    { method: 'POST', body: { usernameEmployer: username, passwordnameEmployer: password } },
    200,
  );
  headers = {
    cookie: (login.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; '),
    'x-session': `employer:${username}`,
  };

  /** Posts a job, by default with a random title, and returns its id. @returns {Promise<string>} */
  const post = async (jobtitle = `${pick(random, corpus.titles)} ${(number += 1)}`) => {
    const body = randomJob(random, corpus, username, jobtitle);
    return (await callExpecting('/api/jobdescriptions/add', { method: 'POST', body }, 201)).json()
      ._id;
  };
  /** @param {string} id */
  const close = (id) => callExpecting(`/api/jobs/${id}/close`, { method: 'POST' }, 200);
  /** @param {string} id */
  const remove = (id) =>
    callExpecting(`/api/jobdescriptions/delete/${id}`, { method: 'DELETE' }, 200, 204);
  return { post, close, remove, leave: () => agent.destroy() };
};

/**
 * Posts that many jobs per second and ends as many, closing and deleting them in turn, until
 * stopped. `stop` ends the remaining jobs and returns the actual rates per second.
 *
 * @param {Employer} employer
 * @param {number} perSecond
 */
export const startTraffic = (employer, perSecond) => {
  const startedAt = performance.now();
  /** @type {string[]} */
  const open = [];
  /** @type {Set<Promise<void>>} */
  const pending = new Set();
  let [stopped, posted, ended] = [false, 0, 0];
  /** @type {unknown} */
  let failure;
  /** @param {() => Promise<void>} work */
  const start = (work) => {
    const promise = work()
      .catch((error) => {
        failure ??= error;
      })
      .finally(() => pending.delete(promise));
    pending.add(promise);
  };
  const endOne = async () => {
    const id = open.shift();
    if (id === undefined) return;
    ended += 1;
    await (ended % 2 === 0 ? employer.close(id) : employer.remove(id));
  };
  const loop = (async () => {
    for (let turn = 1; !stopped; turn += 1) {
      start(async () => {
        open.push(await employer.post());
        posted += 1;
      });
      // each job stays live for at least two seconds
      if (open.length > 2 * perSecond) start(endOne);
      await sleep(Math.max(0, startedAt + (turn * 1000) / perSecond - performance.now()));
    }
  })();
  const stop = async () => {
    stopped = true;
    await loop;
    const seconds = (performance.now() - startedAt) / 1000;
    const rates = { posted: posted / seconds, ended: ended / seconds };
    await Promise.all(pending);
    while (open.length > 0) await endOne();
    if (failure) throw failure;
    return rates;
  };
  return { stop };
};
