// `npm run chaos`: runs two hosts on one database under mixed load while the network between them
// is delayed, cut, silenced and refused, and hosts are killed and stopped; then one host with a
// full disk. Every acknowledged write goes into a ledger, which is compared with the database at
// the end. `--minutes N` (at most 10, 2 by default); exit status 1 if anything was lost, duplicated
// or answered with a 500.
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeLoad } from './chaosLoad.mjs';
import { runFullDisk } from './fullDisk.mjs';
import { build, makeDataDir, removeDataDir, startHost } from './hostProcess.mjs';
import { makeRecoveries } from './recoveries.mjs';

// TypeScript, compiled by esbuild-register
const { openTcpProxy } = createRequire(import.meta.url)('../tcpProxy.ts');

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '2' } } });
const minutes = Math.min(10, Number(values.minutes));
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');

await build();
const dataDir = makeDataDir();
// provides the database; its own calls bypass the proxy and check the ledger
const keeper = await startHost(dataDir);
const proxy = await openTcpProxy({ path: `${dataDir}/socket/.s.PGSQL.5432` });
const settings = {
  DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`,
  DRAIN: '1',
};
const hosts = [await startHost(dataDir, settings), await startHost(dataDir, settings)];
const load = await makeLoad(keeper.address, () => hosts.map(({ address }) => address));

const replace = async (index) => {
  // starting requires the database; a failed start is retried, as a service manager would
  for (;;) {
    try {
      hosts[index] = await startHost(dataDir, settings);
      return;
    } catch {
      await sleep(200);
    }
  }
};
const kill = async (index, signal) => {
  const { child, ended } = hosts[index];
  child.kill(signal);
  await ended;
  await replace(index);
};

/** The faults; each resolves once it is repaired. */
const faults = {
  'a network that is slow (300 ms)': async () => {
    proxy.delay(300);
    await sleep(4000);
  },
  'all connections cut': async () => proxy.cut(),
  'open connections silent, new ones fine': async () => proxy.silence(),
  'connections refused for 4 s': async () => {
    await proxy.refuse();
    proxy.cut();
    await sleep(4000);
  },
  'everything silent for 4 s': async () => {
    proxy.swallow();
    proxy.silence();
    await sleep(4000);
  },
  'a host killed': () => kill(0, 'SIGKILL'),
  'a host stopped': () => kill(1, 'SIGTERM'),
  'both hosts killed': () => Promise.all([kill(0, 'SIGKILL'), kill(1, 'SIGKILL')]),
  'a host killed while connections are cut': async () => {
    proxy.cut();
    await kill(0, 'SIGKILL');
  },
};

// each at least once, however slow the machine is
const until = Date.now() + minutes * 60_000;
const recoveries = makeRecoveries(load);
const names = Object.keys(faults);
for (let round = 0; round < names.length || Date.now() < until; round += 1) {
  const name = names[round % names.length];
  await recoveries.measure(name, async () => {
    await faults[name]();
    await proxy.restore();
  });
}
await load.stop();
const results = [{ ...load.counts(), ...(await load.check()) }];
for (const host of [...hosts, keeper]) await host.stop();
await proxy.close();
removeDataDir(dataDir);
recoveries.print();
const disk = await runFullDisk();
if (disk.skipped === undefined) results.push(disk.result);
else console.log(`A full disk was not tried: ${disk.skipped}`);

const sum = (count) => results.reduce((total, result) => total + count(result), 0);
const statuses = new Map();
for (const result of results)
  for (const [status, count] of result.statuses)
    statuses.set(status, (statuses.get(status) ?? 0) + count);
console.log(
  `${sum(({ calls }) => calls)} calls: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; the longest took ${Math.max(...results.map(({ longest }) => longest))} ms`,
);
const errors = statuses.get(500) ?? 0;
const [lost, doubled] = [sum((result) => result.lost), sum((result) => result.doubled)];
console.log(
  `${sum(({ acknowledged }) => acknowledged)} writes acknowledged: ${lost} lost, ${doubled} doubled; ${errors} answers were a 500`,
);
const tooSlow = recoveries.tooSlow() || disk.tooSlow === true;
process.exit(lost + doubled + errors > 0 || tooSlow ? 1 : 0);
