// Tests how a host with several workers ends, also during startup, and when it refuses to start;
// and what is counted over all workers.
import assert from 'node:assert/strict';
import { connect, createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../tools/freePort.mjs';
import { build, databasePid, makeDataDir, removeDataDir, run, startHost } from './hostProcess.mjs';
import { register } from './poster.mjs';
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

let host;
after(() => host?.child.kill('SIGKILL'));
test('told to stop, all finish what they do: no acknowledged job is lost, and nothing is left', async () => {
  host = await startHost(dataDir, twoWorkers);
  const headers = await register(host.address, username);
  const acknowledged = [];
  const refused = [];
  let stopped = false;
  const line = async (number) => {
    for (let index = 0; !stopped; index += 1) {
      const title = `Line ${number}, job ${index}`;
      const answer = await post(host.address, headers, title).catch((error) => error);
      if (answer.status === 201) acknowledged.push([JSON.parse(answer.text)._id, title]);
      else refused.push(answer.status ?? answer.code);
      await sleep(5);
    }
  };
  const lines = [1, 2, 3, 4].map(line);
  await waitUntil(() => acknowledged.length > 40);
  const workers = workersOf(host);
  const database = databasePid(dataDir);
  // Ctrl-C reaches all of them
  for (const pid of workers) process.kill(pid, 'SIGINT');
  assert.equal(await host.stop(), 0);
  stopped = true;
  await Promise.all(lines);
  for (const status of refused)
    assert.match(String(status), /503|ECONNREFUSED|ECONNRESET|EPIPE/, refused.join(' '));
  for (const pid of [...workers, database]) assert.ok(!isAlive(pid), `${pid} is left`);
  assert.equal(databasePid(dataDir), undefined);

  host = await startHost(dataDir, { ...twoWorkers, RATE_LIMITS: 'on' });
  const { text } = await ask(host.address, `/api/jobdescriptions/employer/${username}`, {
    headers,
  });
  const stored = new Map(JSON.parse(text).map(({ _id, jobtitle }) => [_id, jobtitle]));
  for (const [id, title] of acknowledged) assert.equal(stored.get(id), title);
});

test('wrong passwords are counted over all workers', async () => {
  const statuses = [];
  for (let index = 0; index < 14; index += 1)
    statuses.push((await logIn(host.address, 'not this one either')).status);
  assert.deepEqual(statuses, [...Array(10).fill(401), ...Array(4).fill(429)]);
});

test('kill -9 of the first process ends its workers and the database', async () => {
  const left = [...workersOf(host), databasePid(dataDir)];
  assert.equal(left.length, 3);
  host.child.kill('SIGKILL');
  await host.ended;
  await waitUntil(() => !left.some(isAlive));
});

test('a worker that ends at once again and again ends the host, which says so', async () => {
  host = await startHost(dataDir, twoWorkers);
  let [hasEnded, last] = [false, undefined];
  void host.ended.then(() => {
    hasEnded = true;
  });
  // always the replacement of the last one
  const kept = workersOf(host)[0];
  const others = () => {
    try {
      return workersOf(host).filter((pid) => pid !== kept && pid !== last);
    } catch {
      // the host has just ended
      return [];
    }
  };
  for (let killed = 0; ; killed += 1) {
    const [victim] = await waitUntil(() =>
      hasEnded ? [undefined] : others().length === 1 && others(),
    );
    if (victim === undefined) break;
    // the first one may have run too long to count as a crash
    assert.ok(killed <= 6, 'The host goes on.');
    process.kill(victim, 'SIGKILL');
    last = victim;
  }
  assert.equal(await host.ended, 1);
  assert.match(
    host.written.err,
    /^Worker \d ended 5 times soon after its start, the last time with SIGKILL; the host gives up\. The log says why\.$/m,
  );
  assert.ok(!isAlive(kept));
  assert.equal(databasePid(dataDir), undefined);
});

test('a port that is taken stops the start, in one line', async () => {
  const taken = createServer();
  await new Promise((resolve) => {
    taken.listen(0, '127.0.0.1', resolve);
  });
  const { port } = taken.address();
  const other = makeDataDir();
  const refused = run('index', { ...twoWorkers, DATA_DIR: other, PORT: String(port) });
  assert.equal(await refused.ended, 1);
  assert.equal(
    refused.written.err,
    `Port ${port} is in use by another program. Stop that one, or set PORT to another number.\n`,
  );
  removeDataDir(other);
  taken.close();
});

const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket
      .on('error', () => resolve(false))
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      });
  });
for (const workers of [1, 2])
  for (const delay of [0, 300])
    test(`told to stop ${delay} ms into their start, ${workers} end in order, and soon`, async () => {
      const metricsPort = await freePort();
      const started = run('index', {
        DATA_DIR: dataDir,
        WORKERS: String(workers),
        METRICS_PORT: String(metricsPort),
      });
      // the first of its ports; a worker opens its own once it has started
      await waitUntil(() => listens(metricsPort));
      await sleep(delay);
      const toldAt = Date.now();
      started.child.kill('SIGTERM');
      assert.equal(await started.ended, 0);
      assert.equal(started.written.err, '');
      // workers that ignore the signal are killed after twenty seconds
      assert.ok(Date.now() - toldAt < 18_000, 'They were killed.');
      assert.equal(databasePid(dataDir), undefined);
    });
