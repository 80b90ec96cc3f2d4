/**
 * Measures open event streams of two hosts on one database: their memory, and how long a message
 * sent through one host takes to reach its recipient's pages on both.
 */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { makeDataDir, startOurHost } from '../../e2e/ourHost.mjs';
import { limitCell } from '../page/limits.mjs';
import { memoryOf } from '../page/memory.mjs';
import { connectionOf } from '../page/postings.mjs';
import { MB, median, ms, printTable } from '../page/tables.mjs';

/**
 * Limits of both hosts' additional memory, in bytes, and of a message's arrival, in milliseconds.
 */
const [memoryLimit, arrivalLimit] = [100e6, 1000];
/** People per loopback address: the host allows at most 200 streams per network, so use several. */
const perAddress = 100;
/** The number of messages, sent one after the other, and of rounds of events for everybody. */
const [messages, rounds] = [40, 5];
/** Longer than two heartbeats, after which the memory used for opening streams has been freed. */
const settling = 60_000;
const eventTimeout = 10_000;

/** @param {number} at */
const secretOf = (at) => `bench-stream-${at}`;

/**
 * Adds job seekers with a session and an application to a job of the demo's employer.
 *
 * @param {Client} client
 * @param {number} people
 * @returns {Promise<{ seeker: string, thread: string }[]>}
 */
const fill = async (client, people) => {
  const numbers = `generate_series(1, ${people}) n`;
  await client.query(
    `INSERT INTO job_seekers (id, username, username_key, email, email_key, password_hash, first_name, last_name)
     SELECT md5('reader' || n)::uuid, 'reader' || n, 'reader' || n, 'reader' || n || '@mail.example', 'reader' || n || '@mail.example', '', 'Ann', 'Roe' FROM ${numbers}`,
  );
  await client.query(
    `INSERT INTO applications (id, job_id, employer_id, seeker_id, sender)
     SELECT md5('thread' || n)::uuid, j.id, j.employer_id, md5('reader' || n)::uuid, '{"firstName": "Ann", "lastName": "Roe"}'
     FROM ${numbers}, (SELECT j.id, j.employer_id FROM jobs j JOIN employers e ON e.id = j.employer_id WHERE e.username = 'demo.employer' AND j.status = 'live' LIMIT 1) j`,
  );
  const secrets = Array.from({ length: people }, (_, at) =>
    createHash('sha256')
      .update(secretOf(at + 1))
      .digest(),
  );
  await client.query(
    `INSERT INTO sessions (id, role, account_id, secret_hash, expires_at)
     SELECT gen_random_uuid(), 'jobseeker', md5('reader' || n)::uuid, secret, now() + interval '1 day' FROM unnest($1::bytea[]) WITH ORDINALITY each(secret, n)`,
    [secrets],
  );
  const { rows } = await client.query(
    `SELECT md5('reader' || n)::uuid AS seeker, md5('thread' || n)::uuid AS thread FROM ${numbers} ORDER BY n`,
  );
  return rows;
};

/**
 * @typedef {object} OpenStream
 * @property {(about: string) => Promise<number>} told Resolves with the time (`performance.now()`)
 *   at which an event that contains `about` arrived.
 * @property {() => void} close
 */

/** @param {string} origin @param {number} person @param {number} at @returns {Promise<OpenStream>} */
const openStream = (origin, person, at) =>
  new Promise((resolve, reject) => {
    /** @type {Map<string, (time: number) => void>} */
    const waiting = new Map();
    const { hostname, port } = new URL(origin);
    const request = http.get({
      hostname,
      port,
      path: '/api/events',
      agent: false,
      localAddress: `127.0.1.${1 + Math.floor(at / perAddress)}`,
      headers: { cookie: `jl_jobseeker=${secretOf(person)}` },
    });
    request.on('error', reject);
    request.on('response', (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`A stream was answered ${answer.statusCode}.`));
        return;
      }
      answer.on('error', () => undefined);
      answer.setEncoding('utf8').on('data', (text) => {
        for (const [about, tell] of waiting)
          if (text.includes(about)) {
            waiting.delete(about);
            tell(performance.now());
          }
      });
      resolve({
        told: (about) =>
          new Promise((heard, missed) => {
            const timeout = setTimeout(
              () => missed(new Error('An event did not arrive.')),
              eventTimeout,
            );
            waiting.set(about, (time) => {
              clearTimeout(timeout);
              heard(time);
            });
          }),
        close: () => request.destroy(),
      });
    });
  });

/** @param {string} origin */
const logIn = async (origin) => {
  const answer = await fetch(`${origin}/api/employer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      usernameEmployer: 'demo.employer',
      passwordnameEmployer: 'try-it-out-now',
    }),
  });
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
};

/** @param {number[]} times */
const p95Of = (times) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

/**
 * Returns for each message the milliseconds until it arrived on both hosts. Messages are sent
 * through the hosts in turn.
 *
 * @param {string[]} origins
 * @param {{ thread: string }[]} people
 * @param {OpenStream[][]} streams
 */
const measureMessages = async (origins, people, streams) => {
  const cookie = await logIn(origins[0] ?? '');
  /** @type {number[]} */
  const times = [];
  for (let at = 0; at < messages; at += 1) {
    const person = (at * 37) % people.length;
    const thread = people[person]?.thread ?? '';
    const told = Promise.all((streams[person] ?? []).map((each) => each.told(thread)));
    const startedAt = performance.now();
    const answer = await fetch(`${origins[at % 2]}/api/threads/${thread}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ text: 'Could you come on Monday?' }),
    });
    if (!answer.ok) throw new Error(`A message was answered ${answer.status}.`);
    times.push(Math.max(...(await told)) - startedAt);
  }
  return times;
};

/**
 * Returns for each round the milliseconds until all streams received their event. One transaction
 * sends an event to each person.
 *
 * @param {Client} client
 * @param {{ seeker: string }[]} people
 * @param {OpenStream[][]} streams
 */
const measureAll = async (client, people, streams) => {
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const told = Promise.all(streams.flat().map((each) => each.told(`round-${round}`)));
    const payloads = people.map(({ seeker }) =>
      JSON.stringify({
        role: 'jobseeker',
        accountId: seeker,
        kind: 'alert',
        about: `round-${round}`,
      }),
    );
    const startedAt = performance.now();
    await client.query(
      `SELECT pg_notify('account_events', payload) FROM unnest($1::text[]) AS payload`,
      [payloads],
    );
    times.push(Math.max(...(await told)) - startedAt);
    await sleep(1000);
  }
  return times;
};

/**
 * Starts two hosts, the second on the embedded database of the first.
 *
 * @param {string} dataDir
 * @param {number} port
 */
const startTwo = async (dataDir, port) => {
  const first = await startOurHost({ port, dataDir });
  const { host, port: socket } = connectionOf(dataDir);
  const second = await startOurHost({
    port: port + 1,
    dataDir,
    env: { DATABASE_URL: `postgres://postgres@${encodeURIComponent(host)}:${socket}/postgres` },
  });
  return [first, second];
};

/**
 * Measures `wanted` streams, one per person on each host, and prints a table.
 *
 * @param {number} wanted
 * @param {number} port
 */
export const measureStreams = async (wanted, port) => {
  const dataDir = makeDataDir();
  const hosts = await startTwo(dataDir, port);
  const client = new Client(connectionOf(dataDir));
  await client.connect();
  /** @type {OpenStream[][]} */
  const streams = [];
  const memory = () => {
    const each = hosts.map(({ child }) => memoryOf(child.pid));
    return {
      hosts: each.reduce((sum, one) => sum + (one?.host ?? Number.NaN), 0),
      database: each[0]?.database ?? Number.NaN,
    };
  };
  try {
    const people = await fill(client, Math.round(wanted / hosts.length));
    const origins = hosts.map(({ origin }) => origin);
    // warm-up: the first stream of each host loads code
    const first = await Promise.all(origins.map((origin) => openStream(origin, 1, 0)));
    await sleep(settling / 2);
    for (const each of first) each.close();
    const before = memory();
    const startedAt = performance.now();
    for (let at = 0; at < people.length; at += 1)
      streams.push(await Promise.all(origins.map((origin) => openStream(origin, at + 1, at))));
    const openedIn = performance.now() - startedAt;
    await sleep(settling);
    const open = memory();
    const sent = await measureMessages(origins, people, streams);
    const all = await measureAll(client, people, streams);
    const after = memory();
    const more = Math.max(open.hosts, after.hosts) - before.hosts;
    printTable(
      `${streams.flat().length} event streams of ${people.length} people on two hosts, opened in ${ms(openedIn)}`,
      [
        'more memory, both hosts',
        'limit',
        'database',
        'a message until it is on both: median, 95 %, slowest',
        'limit',
        'an event for everybody until all have it: median, slowest',
      ],
      [
        [
          `${MB(open.hosts - before.hosts)}, ${MB(after.hosts - before.hosts)} after the messages`,
          limitCell('memory of streams', more, memoryLimit, MB),
          MB(after.database - before.database),
          `${ms(median(sent))}, ${ms(p95Of(sent))}, ${ms(Math.max(...sent))}`,
          limitCell('arrival of a message', Math.max(...sent), arrivalLimit, ms),
          `${ms(median(all))}, ${ms(Math.max(...all))}`,
        ],
      ],
    );
  } finally {
    for (const each of streams.flat()) each.close();
    await client.end();
    for (const host of hosts.toReversed()) await host.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
