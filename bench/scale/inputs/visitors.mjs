import { Agent } from 'node:http';
import { openEmployer } from '../../search/speed/employer.mjs';
import { pick, prngOf, shuffleBag } from '../../search/speed/prng.mjs';
import { call } from '../../search/speed/run.mjs';

const password = 'right horse battery';

/** @typedef {import('../../search/speed/corpus.mjs').Corpus} Corpus */
/**
 * A kind of request. `share` is its percentage of a board's daily mix (the load of `npm run
 * cluster`). `ask` sends a request and resolves with its status.
 *
 * @typedef {{ name: string, share: number, isRead: boolean, isWrite?: boolean, ask: () => Promise<number> }} Asked
 */

/**
 * Returns a function that draws items with a Zipf distribution: the n-th 1/n as often as the first.
 *
 * @template T
 * @param {() => number} random
 * @param {readonly T[]} items
 */
const popular = (random, items) => () => {
  const at = Math.floor(items.length ** random()) - 1;
  return /** @type {T} */ (items[Math.min(Math.max(0, at), items.length - 1)]);
};

/** @param {string} origin @param {Agent} agent @param {number} index */
const openSeeker = async (origin, agent, index) => {
  const username = `scale.${Date.now().toString(36)}.${index}`;
  const body = {
    firstnamejobseek: 'Ivo',
    lastnamejobseek: 'Kern',
    usernamejobseek: username,
    passwordnamejobseek: password,
    nationalityjobseek: 'US',
    phonejobseek: '15550123',
    addressjobseek: '1 Mill Road',
    emailjobseek: `${username}@mail.example`,
    genderjobseek: 'Male',
    locationjobseek: 'Austin, TX',
  };
  await call(agent, origin, '/api/jobseeker/jobseekers', { method: 'POST', body });
  const login = await call(agent, origin, '/api/jobseeker/jobseekers/login', {
    method: 'POST',
    body: { usernamejobseek: username, passwordnamejobseek: password },
  });
  if (login.status !== 200) throw new Error(`A job seeker's login: ${login.status}`);
  return {
    cookie: (login.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; '),
  };
};

/** Returns the app's request for a page of results. @param {Record<string, string>} parameters */
const search = (parameters) =>
  `/api/jobs/search?${new URLSearchParams({ ...parameters, brief: 'true', limit: '20' })}`;
const page = (/** @type {string} */ job) => `/singlejobdescription/jobdescription/${job}`;
const job = (/** @type {string} */ id) => `/api/jobdescriptions/jobdescriptions/${id}`;

/** Creates a read whose path may vary. @typedef {(path: () => string) => Asked['ask']} Get */

/**
 * Returns the reads of visitors: `day` with a realistic popularity, `fresh` without cache hits, as
 * every request is different.
 *
 * @param {Corpus} corpus
 * @param {() => number} random
 * @param {Get} get
 */
const readsOf = (corpus, random, get) => {
  const all = [...corpus.ofTitles, ...corpus.titles];
  const [words, anyId] = [shuffleBag(random, all), shuffleBag(random, corpus.ids)];
  const [word, id] = [popular(random, all), popular(random, corpus.ids)];
  const place = popular(random, corpus.places);
  /** @param {string} said */
  const filtered = (said) =>
    search({ q: said, ...(random() < 0.5 ? { location: place() } : { type: 'full-time' }) });
  /** @param {string} name @param {number} share @param {() => string} path @returns {Asked} */
  const read = (name, share, path) => ({ name, share, isRead: true, ask: get(path) });
  return {
    day: [
      read('a search by words', 18, () => search({ q: word() })),
      read('words and a filter', 9, () => filtered(word())),
      read('the newest 20 jobs', 4.5, () => search({})),
      read('a job', 22.5, () => job(id())),
      read('a small answer', 9, () => '/api/categories'),
      read("a job's page", 27, () => page(id())),
    ],
    fresh: [
      read('words, never the same', 0, () => search({ q: words() })),
      read('with a filter, never the same', 0, () => filtered(words())),
      read('a page that is rendered', 0, () => page(anyId())),
    ],
  };
};

/**
 * Opens the senders of requests: visitors, logged-in job seekers who apply, and an employer who
 * posts jobs.
 *
 * @param {string} origin
 * @param {Corpus} corpus
 * @param {import('pg').Client} client
 */
export const openVisitors = async (origin, corpus, client) => {
  const random = prngOf(11);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const employer = await openEmployer(origin, corpus);
  const seekers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => openSeeker(origin, agent, n)));
  await client.query(
    "UPDATE job_seekers SET email_verified_at = now() WHERE username LIKE 'scale.%'",
  );
  /** @type {string[]} */
  const posted = [];
  const { day: reads, fresh } = readsOf(
    corpus,
    random,
    (path) => async () => (await call(agent, origin, path())).status,
  );
  let applied = 0;
  const apply = async () => {
    const seeker = seekers[applied % seekers.length];
    const jobId = posted[Math.floor(applied / seekers.length)];
    applied += 1;
    if (seeker === undefined || jobId === undefined)
      throw new Error('No job is left to apply for.');
    const body = { jobId, message: 'I would like to join, and could begin next month.' };
    const options = { method: 'POST', body, headers: seeker };
    return (await call(agent, origin, '/api/applications', options)).status;
  };
  const post = async () => {
    try {
      posted.push(await employer.post());
      return 201;
    } catch (error) {
      // the host is too busy: the caller retries
      if (String(error).includes(': 503 ')) return 503;
      throw error;
    }
  };
  const readOwn = async () => {
    const path = pick(random, ['/api/session', '/api/applications']);
    return (await call(agent, origin, path, { headers: pick(random, seekers) })).status;
  };
  /** @type {Asked[]} */
  const day = [
    ...reads,
    { name: 'who is logged in', share: 8, isRead: false, ask: readOwn },
    { name: 'a posting', share: 1, isRead: false, isWrite: true, ask: post },
    { name: 'an application', share: 1, isRead: false, isWrite: true, ask: apply },
  ];
  const close = () => {
    employer.leave();
    agent.destroy();
  };
  return { day, fresh, post, close };
};
