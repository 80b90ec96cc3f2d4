// Kills the host, its database or both with SIGKILL while jobs are being posted: the next start
// must be clean, with every acknowledged job present.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { employerForm, employerLogin, jobForm } from './forms.mjs';
import { build, databasePid, makeDataDir, removeDataDir, run, startHost } from './hostProcess.mjs';

const dataDir = makeDataDir();
before(build);
after(() => removeDataDir(dataDir));

const username = 'crash.test';
const call = (address, path, body, headers = {}) =>
  fetch(address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const register = async (address) => {
  const answer = await call(address, '/api/employer/employers', employerForm(username));
  assert.equal(answer.status, 201);
  const login = await call(address, '/api/employer/login', employerLogin(username));
  return { cookie: login.headers.get('set-cookie').split(';')[0] };
};
const job = (jobtitle) => jobForm(username, jobtitle);

/** Posts jobs in four concurrent sequences until stopped; collects the acknowledged ones. */
const post = (address, headers, round) => {
  const acknowledged = [];
  let stopped = false;
  const line = async (number) => {
    for (let index = 0; !stopped; index += 1) {
      const title = `Round ${round}, line ${number}, job ${index}`;
      const answer = await call(address, '/api/jobdescriptions/add', job(title), headers).catch(
        () => undefined,
      );
      const stored =
        answer?.status === 201 ? await answer.json().catch(() => undefined) : undefined;
      if (stored !== undefined) acknowledged.push([stored._id, title]);
      else await sleep(20);
    }
  };
  const lines = [1, 2, 3, 4].map(line);
  return {
    acknowledged,
    stop: async () => {
      stopped = true;
      await Promise.all(lines);
    },
  };
};

const killDatabase = () => process.kill(databasePid(dataDir), 'SIGKILL');
const rounds = ['host', 'database', 'both', 'host', 'both'];
const everything = [];
let headers;

const check = async (address) => {
  const answer = await call(
    address,
    `/api/jobdescriptions/employer/${username}`,
    undefined,
    headers,
  );
  assert.equal(answer.status, 200);
  const present = new Map((await answer.json()).map(({ _id, jobtitle }) => [_id, jobtitle]));
  for (const [id, title] of everything)
    assert.equal(present.get(id), title, `${title} was acknowledged and is gone`);
  return present.size;
};
const waitUntil = async (what, milliseconds = 60_000) => {
  for (const end = Date.now() + milliseconds; ;) {
    try {
      return await what();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(100);
    }
  }
};

test('a first start that is killed leaves nothing half made', async () => {
  for (const milliseconds of [300, 600, 900, 1200]) {
    const host = run('index', { DATA_DIR: dataDir });
    await sleep(milliseconds);
    host.child.kill('SIGKILL');
    await host.ended;
  }
  const host = await startHost(dataDir);
  headers = await register(host.address);
  assert.equal(await host.stop(), 0);
  assert.equal(databasePid(dataDir), undefined);
});

for (const [index, victim] of rounds.entries()) {
  test(`round ${index + 1}: kill -9 of ${victim === 'both' ? 'both' : `the ${victim}`}`, async () => {
    const host = await startHost(dataDir);
    const posting = post(host.address, headers, index + 1);
    try {
      await waitUntil(() => assert.ok(posting.acknowledged.length > 20));
      if (victim !== 'database') host.child.kill('SIGKILL');
      if (victim !== 'host') killDatabase();
      if (victim === 'database') {
        // the host restarts the database on its own, and continues
        const before = posting.acknowledged.length;
        await waitUntil(() => assert.ok(posting.acknowledged.length > before + 20));
        await posting.stop();
        everything.push(...posting.acknowledged);
        await check(host.address);
        assert.equal(await host.stop(), 0);
      } else {
        await host.ended;
        await posting.stop();
        everything.push(...posting.acknowledged);
      }
    } finally {
      await posting.stop();
      host.child.kill('SIGKILL');
    }
    const next = await startHost(dataDir);
    try {
      assert.equal(next.written.err, '');
      assert.ok((await check(next.address)) >= everything.length);
    } finally {
      assert.equal(await next.stop(), 0);
    }
  });
}

/**
 * Posts jobs with an idempotency key each, and retries each with the same key until it is answered,
 * at the current host. Collects the id each was acknowledged with.
 */
const postKeyed = (address) => {
  const acknowledged = new Map();
  let stopped = false;
  const postOne = async (title) => {
    for (;;) {
      const key = { ...headers, 'idempotency-key': title };
      const answer = await call(address(), '/api/jobdescriptions/add', job(title), key).catch(
        () => undefined,
      );
      const stored =
        answer?.status === 201 ? await answer.json().catch(() => undefined) : undefined;
      if (stored !== undefined) return stored._id;
      await sleep(50);
    }
  };
  const line = async (number) => {
    for (let index = 0; !stopped; index += 1) {
      const title = `Keyed, line ${number}, job ${index}`;
      acknowledged.set(title, await postOne(title));
    }
  };
  const lines = [1, 2, 3, 4, 5, 6, 7, 8].map(line);
  return {
    acknowledged,
    stop: () => {
      stopped = true;
      return Promise.all(lines);
    },
  };
};

test('a job with an Idempotency-Key is made exactly once, however often the host is killed', async () => {
  let host = await startHost(dataDir);
  const posting = postKeyed(() => host.address);
  const { acknowledged } = posting;
  try {
    for (let round = 0; round < 5; round += 1) {
      const before = acknowledged.size;
      await waitUntil(() => assert.ok(acknowledged.size > before + 10));
      host.child.kill('SIGKILL');
      await host.ended;
      host = await startHost(dataDir);
    }
    await posting.stop();
    const answer = await call(
      host.address,
      `/api/jobdescriptions/employer/${username}`,
      undefined,
      headers,
    );
    const stored = (await answer.json()).filter(({ jobtitle }) => jobtitle.startsWith('Keyed,'));
    assert.equal(stored.length, acknowledged.size);
    assert.deepEqual(new Map(stored.map(({ _id, jobtitle }) => [jobtitle, _id])), acknowledged);
  } finally {
    void posting.stop();
    assert.equal(await host.stop(), 0);
  }
});

test('stopping ends the database too', () => {
  assert.equal(databasePid(dataDir), undefined);
  assert.ok(everything.length > 100);
});

test('a lock whose number belongs to another program by now is none, and one of a process that is gone neither', async () => {
  const lock = `${dataDir}/pg18/postmaster.pid`;
  for (const pid of [process.pid, 4_000_000]) {
    fs.writeFileSync(
      lock,
      `${pid}\n${dataDir}/pg18\n1700000000\n5432\n${dataDir}/socket\n\n  1234567    65536\nready   \n`,
    );
    const host = await startHost(dataDir);
    await check(host.address);
    assert.equal(await host.stop(), 0);
  }
});

test('of two hosts that start at once on a new directory one runs and the other is refused', async () => {
  for (let round = 0; round < 3; round += 1) {
    const fresh = makeDataDir();
    const [one, two] = await Promise.allSettled([startHost(fresh), startHost(fresh)]);
    const running = [one, two].filter(({ status }) => status === 'fulfilled');
    const refused = [one, two].filter(({ status }) => status === 'rejected');
    assert.deepEqual([running.length, refused.length], [1, 1]);
    assert.match(String(refused[0].reason), /is in use by another host/);
    assert.equal((await call(running[0].value.address, '/api/categories')).status, 200);
    assert.equal(await running[0].value.stop(), 0);
    removeDataDir(fresh);
  }
});
