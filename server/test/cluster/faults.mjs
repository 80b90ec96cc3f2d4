// Kills each part of the cluster in turn under load, and counts what visitors notice.
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../deploy/place.mjs';
import { passwords, query } from '../deploy/placeDatabases.mjs';

/** In seconds; a busy machine is slow. */
const waitSeconds = 180;

const faultsOf = (cluster) => {
  const { databases, hosts, ports, proxy } = cluster;
  const { nodes } = databases;
  const standbys = async () => {
    const primary = await databases.primary();
    return nodes.filter((node) => node !== primary);
  };
  /** writes that an old primary was sent and accepted */
  const taken = [];
  const rollOne = async (index) => {
    const others = ports.filter((_, each) => each === index);
    await proxy.reload(others);
    await hosts[index].stop();
    await cluster.startHost(index);
    await proxy.reload();
  };
  const writesOn = (node) =>
    query(
      {
        port: node.port,
        user: 'jobline',
        password: passwords.jobline,
        database: 'jobline',
        statement_timeout: 1_000,
      },
      'CREATE TABLE taken_by_an_old_primary ()',
    ).then(
      () => true,
      () => false,
    );
  return {
    taken,
    all: {
      'nginx reload': async () => {
        for (let times = 0; times < 3; times += 1) await proxy.reload();
      },
      'a host killed': async () => {
        hosts[0].child.kill('SIGKILL');
        await hosts[0].ended;
        await cluster.startHost(0);
      },
      'rolling restart of the hosts': async () => {
        for (const [index] of ports.entries()) await rollOne(index);
      },
      "the primary's PgBouncer killed and started": async () => {
        await (await databases.primary()).restartPooler();
      },
      'a standby killed, and back': async () => {
        const [standby] = await standbys();
        await standby.kill();
        await sleep(5_000);
        standby.start();
        await databases.settle();
      },
      'both standbys 8 s behind, and back': async () => {
        const behind = await standbys();
        try {
          for (const { admin } of behind) await admin('SELECT pg_wal_replay_pause()');
          await sleep(8_000);
        } finally {
          for (const { admin } of behind) await admin('SELECT pg_wal_replay_resume()');
        }
      },
      'the primary killed, a standby promoted': async (note) => {
        const old = await databases.primary();
        const began = performance.now();
        await old.kill();
        await waitUntil(
          () => databases.primary(),
          () => JSON.stringify(databases.states()),
          waitSeconds,
        );
        note(`a standby could be written to after ${seconds(performance.now() - began)} s`);
        await waitUntil(
          () => cluster.acknowledgedSince(began),
          () => 'a write',
          waitSeconds,
        );
        note(`the first write was acknowledged after ${seconds(performance.now() - began)} s`);
        cluster.dead = old;
      },
      'the old primary back, as a standby': async () => {
        const old = cluster.dead;
        let settled = false;
        const trying = (async () => {
          while (!settled) {
            taken.push(await writesOn(old));
            await sleep(50);
          }
        })();
        old.start();
        try {
          await databases.settle();
        } finally {
          settled = true;
          await trying;
        }
      },
    },
  };
};

/** The faults that take about a minute together, for `npm test`. */
export const shortFaults = [
  'a host killed',
  "the primary's PgBouncer killed and started",
  'the primary killed, a standby promoted',
  'the old primary back, as a standby',
];

export const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);

/**
 * Whether all three hosts answer calls that need the database, and a write was acknowledged after
 * `since`.
 */
const isHealthy = async (cluster, since) => {
  const found = await Promise.all(
    cluster.hosts.map(({ address }) =>
      fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    ),
  );
  return found.every(Boolean) && cluster.acknowledgedSince(since);
};

/**
 * Breaks one part after another. Returns a row for each with what its visitors noticed, and how
 * many writes an old primary accepted.
 *
 * @param {{ only?: string[], say: (line: string) => void }} options
 */
export const breakAll = async (cluster, load, { only, say }) => {
  cluster.acknowledgedSince = (time) => load.lastAcknowledged() > time;
  const { all, taken } = faultsOf(cluster);
  const rows = [];
  for (const [name, fault] of Object.entries(all)) {
    if (only !== undefined && !only.includes(name)) continue;
    say(`${name} …`);
    const before = { ...load.counts };
    load.problems.clear();
    const began = performance.now();
    const notes = [];
    await fault((line) => notes.push(line));
    const done = performance.now();
    await waitUntil(
      () => isHealthy(cluster, done),
      () => `well again after: ${name}`,
      waitSeconds,
    );
    // a failed read is retried two seconds later and must then succeed
    await sleep(3_000);
    const since = (key) => load.counts[key] - before[key];
    const row = {
      name,
      reads: since('visits') + since('members'),
      late: since('late'),
      failed: since('failed'),
      acknowledged: since('acknowledged'),
      refused: since('refused'),
      unclear: since('unclear'),
      well: Math.max(0, load.lastTrouble() - began),
    };
    rows.push(row);
    for (const [what, count] of load.problems) say(`  ${count} × ${what}`);
    for (const line of notes) say(`  ${line}`);
    say(
      `  ${row.reads} reads, ${row.late} late, ${row.failed} failed; ${row.acknowledged} writes acknowledged, ${row.refused} refused; well after ${seconds(row.well)} s`,
    );
  }
  return { rows, taken: { tried: taken.length, took: taken.filter(Boolean).length } };
};
