// Restarts two hosts on one database in turn under load, one of them with two workers, behind a
// load balancer that reads /readyz: no request may fail.
import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBalancer } from './balancer.mjs';
import { build, makeDataDir, removeDataDir, startHost } from './hostProcess.mjs';

const dataDir = makeDataDir();
before(build);
after(() => removeDataDir(dataDir));

const waitUntil = async (what) => {
  for (const end = Date.now() + 60_000; !(await what()); await sleep(50))
    assert.ok(Date.now() < end, 'It never happened.');
};

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
/** Returns the status of a call over a connection that is kept alive if the host allows it. */
const ask = (address, path) =>
  new Promise((resolve, reject) => {
    request(`${address}${path}`, { agent }, (answer) => {
      answer
        .on('error', reject)
        .on('end', () => resolve(answer.statusCode))
        .resume();
    })
      .on('error', reject)
      .end();
  });

test('two hosts restarted in turn behind a load balancer: no request fails', async () => {
  // provides the database, and isn't under test
  const holder = await startHost(dataDir, { DEMO: 'on' });
  const settings = {
    DATABASE_URL: `postgres://postgres@${encodeURIComponent(`${dataDir}/socket`)}/postgres`,
    DRAIN: '2',
  };
  const settingsOf = [settings, { ...settings, WORKERS: '2' }];
  const hosts = [];
  for (const each of settingsOf) hosts.push(await startHost(dataDir, each));
  const addresses = hosts.map(({ address }) => address);
  const balancer = await startBalancer(addresses);
  await waitUntil(() => balancer.isReady(0) && balancer.isReady(1));

  const failures = [];
  let answered = 0;
  let stopped = false;
  const line = async (path) => {
    while (!stopped) {
      try {
        const status = await ask(balancer.address, path);
        if (status === 200) answered += 1;
        else failures.push(`${path}: ${status}`);
      } catch (error) {
        failures.push(`${path}: ${error.code ?? error.message}`);
      }
      // without a pause some connection is always about to be used again
      await sleep(5);
    }
  };
  const paths = ['/api/categories', '/api/jobs/search', '/api/stats', '/api/session'];
  const lines = [...paths, ...paths].map(line);
  await waitUntil(() => answered > 100);
  for (const index of [0, 1]) {
    const before = answered;
    assert.equal(await hosts[index].stop(), 0);
    assert.ok(answered > before, 'the other host served on');
    await waitUntil(() => !balancer.isReady(index));
    hosts[index] = await startHost(dataDir, settingsOf[index]);
    addresses[index] = hosts[index].address;
    await waitUntil(() => balancer.isReady(index));
  }
  stopped = true;
  await Promise.all(lines);
  await balancer.stop();
  agent.destroy();
  for (const host of [...hosts, holder]) assert.equal(await host.stop(), 0);
  assert.deepEqual(failures, []);
});
