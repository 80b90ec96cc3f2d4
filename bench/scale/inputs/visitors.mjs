import { Agent } from 'node:http';
import { openEmployer } from '../../search/speed/employer.mjs';
import { dealer, pick, prngOf } from '../../search/speed/prng.mjs';
import { call } from '../../search/speed/run.mjs';

const password = 'right horse battery';

/** @typedef {import('../../search/speed/corpus.mjs').Corpus} Corpus */
/**
 * A kind of request. `share`: parts in a hundred of a board's mixed day (the load of `npm run
 * cluster`). `ask` sends one and gives its status.
 *
 * @typedef {{ name: string, share: number, isRead: boolean, isWrite?: boolean, ask: () => Promise<number> }} Asked
 */

/**
 * Gives items as popular things are asked for: the n-th 1/n as often as the first.
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

/**
 * Those who ask: visitors, job seekers who are logged in and apply, an employer who posts.
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
  /** @param {() => string} path @param {() => Record<string, string>} [headers] */
  const get = (path, headers) => async () =>
    (await call(agent, origin, path(), { headers: headers?.() ?? {} })).status;
  /** @param {Record<string, string>} parameters */
  const search = (parameters) =>
    `/api/jobs/search?${new URLSearchParams({ ...parameters, brief: 'true', limit: '20' })}`;
  const words = dealer(random, [...corpus.ofTitles, ...corpus.titles]);
  const word = popular(random, [...corpus.ofTitles, ...corpus.titles]);
  const id = popular(random, corpus.ids);
  const anyId = dealer(random, corpus.ids);
  const place = popular(random, corpus.places);
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
    posted.push(await employer.post());
    return 201;
  };
  /** @param {string} said */
  const filtered = (said) =>
    search({ q: said, ...(random() < 0.5 ? { location: place() } : { type: 'full-time' }) });
  const page = (/** @type {string} */ job) => `/singlejobdescription/jobdescription/${job}`;
  /** @type {Asked[]} */
  const day = [
    { name: 'a search by words', share: 18, isRead: true, ask: get(() => search({ q: word() })) },
    { name: 'words and a filter', share: 9, isRead: true, ask: get(() => filtered(word())) },
    { name: 'the newest 20 jobs', share: 4.5, isRead: true, ask: get(() => search({})) },
    {
      name: 'a job',
      share: 22.5,
      isRead: true,
      ask: get(() => `/api/jobdescriptions/jobdescriptions/${id()}`),
    },
    { name: 'a small answer', share: 9, isRead: true, ask: get(() => '/api/categories') },
    { name: "a job's page", share: 27, isRead: true, ask: get(() => page(id())) },
    {
      name: 'who is logged in',
      share: 8,
      isRead: false,
      ask: get(
        () => pick(random, ['/api/session', '/api/applications']),
        () => pick(random, seekers),
      ),
    },
    { name: 'a posting', share: 1, isRead: false, isWrite: true, ask: post },
    { name: 'an application', share: 1, isRead: false, isWrite: true, ask: apply },
  ];
  /** The same where nothing is kept: everybody asks something else. @type {Asked[]} */
  const fresh = [
    {
      name: 'words, never the same',
      share: 0,
      isRead: true,
      ask: get(() => search({ q: words() })),
    },
    {
      name: 'with a filter, never the same',
      share: 0,
      isRead: true,
      ask: get(() => filtered(words())),
    },
    { name: 'a page that is rendered', share: 0, isRead: true, ask: get(() => page(anyId())) },
  ];
  return { day, fresh, post, close: () => (employer.leave(), agent.destroy()) };
};
