// Several workers on one port: what a visitor notices when one is killed, and what they share.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { Agent, request } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { employerForm } from './forms.mjs';
import { build, databasePid, makeDataDir, removeDataDir, startHost } from './hostProcess.mjs';
import {
  ask,
  isAlive,
  logIn,
  post,
  twoWorkers,
  username,
  waitUntil,
  workersOf,
} from './workerCalls.mjs';

const dataDir = makeDataDir();
before(build);
after(() => removeDataDir(dataDir));

/**
 * Returns the value of a metric in `/metrics`, summed over the samples whose labels contain
 * `label`.
 */
const metric = async (address, name, label = '') => {
  const { text } = await ask(address, '/metrics');
  return [...text.matchAll(/^(\w+)(\{[^}]*\})? (\S+)$/gm)]
    .filter(([, found, labels = '']) => found === name && labels.includes(label))
    .reduce((sum, [, , , value]) => sum + Number(value), 0);
};

let host;
let headers;
after(() => host?.stop());
test('two workers serve behind one port, on one embedded database', async () => {
  host = await startHost(dataDir, twoWorkers);
  assert.match(host.written.out, /2 workers serve it\./);
  assert.equal(workersOf(host).length, 2);
  assert.ok(isAlive(databasePid(dataDir)));
  const form = employerForm(username);
  assert.equal((await ask(host.address, '/api/employer/employers', { body: form })).status, 201);
  const { headers: answered } = await logIn(host.address);
  headers = { cookie: answered['set-cookie'][0].split(';')[0] };
  for (let index = 0; index < 4; index += 1) {
    assert.equal((await ask(host.address, '/healthz')).status, 200);
    assert.equal((await ask(host.address, '/readyz')).status, 200);
    // a session isn't tied to a worker
    assert.equal((await ask(host.address, '/api/session', { headers })).status, 200);
  }
});

test('what was written through one worker shows at once through the others', async () => {
  const search = '/api/jobs/search?q=bookbinder';
  const read = async () => JSON.parse((await ask(host.address, search)).text).total;
  // both workers cache the response
  for (let index = 0; index < 6; index += 1) assert.equal(await read(), 0);
  for (let written = 1; written <= 6; written += 1) {
    assert.equal((await post(host.address, headers, `Bookbinder ${written}`)).status, 201);
    assert.deepEqual([await read(), await read()], [written, written]);
  }
});

test('an answer that many ask for is computed by one worker, for all', async () => {
  const search = () => ask(host.address, '/api/jobs/search?q=coppersmith');
  const answers = (outcome) =>
    metric(host.address, 'jobline_search_answers_total', `outcome="${outcome}"`);
  // both cache it, and have served it more than once
  for (let index = 0; index < 8; index += 1) await search();
  assert.equal((await post(host.address, headers, 'Coppersmith')).status, 201);
  // late notices of the posting drop what was computed before
  await sleep(1000);
  assert.equal((await post(host.address, headers, 'Night coppersmith')).status, 201);
  const before = await Promise.all([answers('computed'), answers('shared')]);
  for (let index = 0; index < 8; index += 1)
    assert.equal(JSON.parse((await search()).text).total, 2);
  assert.deepEqual(
    await Promise.all([answers('computed'), answers('shared')]),
    before.map((count) => count + 1),
  );
});

test('a page that one worker has made is sent by all', async () => {
  const { text } = await post(host.address, headers, 'Wainwright');
  const { _id: id } = JSON.parse(text);
  const pages = (outcome) => metric(host.address, 'jobline_pages_total', `outcome="${outcome}"`);
  // late notices of the posting drop what was rendered before
  await sleep(1000);
  const before = await Promise.all([pages('rendered'), pages('shared')]);
  const page = () => ask(host.address, `/singlejobdescription/jobdescription/${id}`);
  // on a busy machine, rendering may take longer than a visitor waits
  await waitUntil(async () => (await page()).text.includes('Wainwright'));
  for (let index = 0; index < 8; index += 1) assert.match((await page()).text, /Wainwright/);
  assert.deepEqual(
    await Promise.all([pages('rendered'), pages('shared')]),
    before.map((count) => count + 1),
  );
});

test('a visitor is counted once, whichever workers they meet', async () => {
  const { text } = await post(host.address, headers, 'Clockmaker');
  const { _id: id } = JSON.parse(text);
  for (const browser of ['one', 'other', 'one', 'other', 'one', 'other', 'other', 'one'])
    assert.equal(
      (
        await ask(host.address, `/api/jobs/${id}/views`, {
          headers: { 'user-agent': `Mozilla/5.0 (X11; ${browser})` },
          body: { source: 'search' },
        })
      ).status,
      204,
    );
  const views = async () =>
    JSON.parse((await ask(host.address, `/api/jobs/${id}/figures`, { headers })).text).days.reduce(
      (sum, day) => sum + day.views,
      0,
    );
  await waitUntil(async () => (await views()) === 2);
  // both workers' counts are stored by now
  assert.deepEqual([await views(), await views()], [2, 2]);
});

test('calls are counted over all workers', async () => {
  const count = () => metric(host.address, 'jobline_calls_total', 'getCategories');
  const before = await count();
  for (let index = 0; index < 20; index += 1)
    assert.equal((await ask(host.address, '/api/categories')).status, 200);
  assert.equal(await count(), before + 20);
  assert.equal(await metric(host.address, 'jobline_workers'), 2);
  assert.equal(await metric(host.address, 'jobline_database_up'), 1);
});

/** Opens an event stream on a new connection; `text` grows. */
const openStream = (address, streamHeaders) =>
  new Promise((resolve, reject) => {
    const stream = { text: '', end: () => sent.destroy() };
    const sent = request(
      `${address}/api/events`,
      { agent: false, headers: { accept: 'text/event-stream', ...streamHeaders } },
      (answer) => {
        assert.equal(answer.statusCode, 200);
        answer.on('data', (bytes) => {
          stream.text += bytes;
          resolve(stream);
        });
        answer.on('error', () => {});
      },
    ).on('error', reject);
    sent.end();
  });

test('open pages hear of what happens, whichever worker they are connected to', async () => {
  const database = new pg.Client({
    host: `${dataDir}/socket`,
    user: 'postgres',
    database: 'postgres',
  });
  await database.connect();
  const { rows } = await database.query("SELECT account_id FROM sessions WHERE role = 'employer'");
  const streams = [];
  for (let index = 0; index < 4; index += 1) streams.push(await openStream(host.address, headers));
  const event = {
    role: 'employer',
    accountId: rows[0].account_id,
    kind: 'thread',
    about: 'a-thread',
  };
  await database.query("SELECT pg_notify('account_events', $1)", [JSON.stringify(event)]);
  const told = 'data: {"kind":"thread","about":"a-thread"}';
  await waitUntil(() => streams.every(({ text }) => text.includes(told)), 20_000);
  for (const { end } of streams) end();
  await database.end();
});

/** Registers an employer and waits for the mail; returns how long it took, in milliseconds. */
const mailTo = async (name) => {
  const body = employerForm(name);
  assert.equal((await ask(host.address, '/api/employer/employers', { body })).status, 201);
  const queued = Date.now();
  const outbox = `${dataDir}/outbox`;
  const isThere = () =>
    fs.existsSync(outbox) &&
    fs
      .readdirSync(outbox)
      .filter((file) => file.endsWith('.eml'))
      .some((file) =>
        fs.readFileSync(`${outbox}/${file}`, 'utf8').includes(`${name}@firm.example`),
      );
  await waitUntil(isThere);
  return Date.now() - queued;
};

test('a mail is sent at once, whichever worker queued it', async () => {
  const delays = [];
  for (let index = 0; index < 6; index += 1) delays.push(await mailTo(`mail.test${index}`));
  // the queue is polled every five seconds
  assert.ok(Math.max(...delays) < 4_000, delays.join(' '));
});

test('a worker that is killed is replaced, and the other serves on', async () => {
  const before = await metric(host.address, 'jobline_calls_total', 'getCategories');
  const [victim, other] = workersOf(host);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const [failures, answers] = [[], []];
  let stopped = false;
  const line = async (options) => {
    while (!stopped) {
      const began = Date.now();
      try {
        const { status } = await ask(host.address, '/api/categories', {
          ...options,
          timeout: 9000,
        });
        if (status === 200) answers.push(Date.now());
        else failures.push({ began, why: status });
      } catch (error) {
        failures.push({ began, why: error.code ?? error.name });
      }
      await sleep(5);
    }
  };
  const lines = [{}, {}, {}, {}, { agent }, { agent }, { agent }, { agent }].map(line);
  await waitUntil(() => answers.length > 100);
  const killed = Date.now();
  process.kill(victim, 'SIGKILL');
  await waitUntil(() => answers.filter((at) => at > killed).length > 100);
  const replaced = await waitUntil(() => {
    const now = workersOf(host);
    return now.length === 2 && !now.includes(victim) && now;
  });
  assert.ok(replaced.includes(other), 'the other worker is the one from before');
  await waitUntil(async () => (await metric(host.address, 'jobline_workers')) === 2);
  const whole = Date.now();
  await waitUntil(() => answers.filter((at) => at > whole).length > 100);
  stopped = true;
  await Promise.all(lines);
  agent.destroy();
  // only responses in flight in the killed worker are lost, at most one per sequence
  assert.ok(failures.length <= lines.length, JSON.stringify(failures));
  for (const { began, why } of failures) {
    assert.ok(began <= killed + 200, `failed ${began - killed} ms after the kill: ${String(why)}`);
    assert.match(String(why), /ECONNRESET|EPIPE/);
  }
  // the killed worker was the one that sends mails; its replacement does so now
  assert.match(
    host.written.err,
    /"worker":1,"how":"SIGKILL","msg":"a worker ended; starting another/,
  );
  await mailTo('after.kill');
  // the killed worker's counts are kept
  const after = await metric(host.address, 'jobline_calls_total', 'getCategories');
  assert.ok(after >= before, `${before} calls became ${after}`);
});
