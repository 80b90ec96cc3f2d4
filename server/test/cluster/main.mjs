// `npm run cluster`: runs nginx, three hosts, PgBouncer, a primary and two standbys under
// pg_auto_failover on this machine, with the files of deploy/, until Ctrl+C. `-- --load` puts the
// traffic of a job board on it for `--seconds 30` (at most 300) and prints figures; before that,
// `--warm 40` seconds let hosts compile their code; `--pause 0` is a visitor's pause between two
// calls in milliseconds. `--compare` then measures the same for one process, one host with two
// workers, and one process again. `-- --break` breaks each part in turn under that load and prints
// what visitors noticed, `--short` only some of them, for `npm test`. Exit status 1 if an
// acknowledged write was lost or stored twice, or an old primary accepted a write; with `--break`
// also if a read failed, but not with `--short`, because hosts on a machine that is busy with other
// checks refuse reads, too.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { processorTimesOf } from '../../../bench/page/processorTime.mjs';
import { printTable } from '../../../bench/page/tables.mjs';
import { buildNames, buildStale } from '../../../tools/builds.mjs';
import { needs } from '../deploy/place.mjs';
import { passwords, query } from '../deploy/placeDatabases.mjs';
import { programs, startCluster } from './cluster.mjs';
import { breakAll, seconds, shortFaults } from './faults.mjs';
import { startLoad } from './load.mjs';

const { values: options } = parseArgs({
  options: {
    load: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    break: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '30' },
    warm: { type: 'string', default: '40' },
    pause: { type: 'string', default: '0' },
  },
});
const duration = Math.min(300, Number(options.seconds));
if (!(duration > 0)) throw new Error('--seconds must be a number above 0');
const warmUp = Number(options.warm);
if (!(warmUp >= 0)) throw new Error('--warm must be a number, 0 or above');
const pause = Number(options.pause);
if (!(pause >= 0)) throw new Error('--pause must be a number, 0 or above');

const { skip } = needs(...programs);
if (skip !== undefined) {
  console.log(
    `The cluster was not started: ${skip} (Debian's packages nginx-light, pgbouncer, postgresql, pg-auto-failover-cli, postgresql-15-auto-failover).`,
  );
  process.exit(0);
}
await buildStale(buildNames);

const say = (line) => console.log(line);
const cluster = await startCluster({ say });
const end = async (code) => {
  await cluster.stop();
  process.exit(code);
};
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (!isEnding) void end(options.load || options.break ? 1 : 0);
    isEnding = true;
  });

const onDatabase = async (...statements) => {
  const primary = await cluster.databases.primary();
  if (primary === undefined) return;
  await query(
    { port: primary.port, user: 'jobline', password: passwords.jobline, database: 'jobline' },
    ...statements,
  );
};
/** Confirms addresses directly, instead of following links in mails. */
const whenJoined = () =>
  onDatabase(
    ...['employers', 'job_seekers'].map(
      (table) => `UPDATE ${table} SET email_verified_at = now() WHERE username LIKE 'day%'`,
    ),
  );
/** Makes active alerts due again and again, so that their mails go out under load, too. */
const keepAlertsDue = () => {
  let isOver = false;
  const all = (async () => {
    while (!isOver) {
      // fails while there is no primary
      await onDatabase(
        "UPDATE job_alerts SET next_at = now() - interval '1 second' WHERE state = 'on'",
      ).catch(() => {});
      await sleep(2_000);
    }
  })();
  return () => {
    isOver = true;
    return all;
  };
};

/** Returns the processor time of each part so far, in seconds. */
const processorTimes = () => {
  const { databases, hosts, proxy } = cluster;
  const sum = (pids) =>
    pids.map(processorTimesOf).reduce((total, { host, database }) => total + host + database, 0);
  const { user, system } = process.cpuUsage();
  return {
    hosts: sum(hosts.map(({ child }) => child.pid)),
    PostgreSQL: sum([...databases.nodes, databases.monitor].map(({ keeper }) => keeper.pid)),
    PgBouncer: sum(databases.nodes.map(({ pooler }) => pooler.pid)),
    nginx: sum([proxy.pid]),
    'the load itself': (user + system) / 1e6,
  };
};

/** Prints the outcome of the writes; returns whether none is lost or duplicated. */
const verify = async (load) => {
  const { acknowledged, lost, twice } = await load.check();
  const alerts = cluster.mail.received.filter(({ mail }) => /clerk/i.test(mail.subject)).length;
  say(
    `\n${acknowledged} writes acknowledged and read back: ${lost} lost, ${twice} stored twice; ${cluster.mail.received.length} mails went out, ${alerts} of them of alerts`,
  );
  return lost + twice === 0;
};

/** Returns one table row: the load for the set time on whatever the proxy leads to now. */
const measureOne = async (name, people) => {
  const load = await startLoad(cluster.proxy.port, { visitors: 16, pause, people, whenJoined });
  const stopAlerts = keepAlertsDue();
  await sleep(warmUp * 1000);
  const [before, cpu, began] = [{ ...load.counts }, processorTimes(), performance.now()];
  load.times.length = 0;
  await sleep(duration * 1000);
  const took = (performance.now() - began) / 1000;
  const [after, used] = [{ ...load.counts }, processorTimes()];
  const times = load.times.toSorted((one, other) => one - other);
  await stopAlerts();
  await load.stop();
  const passed = await verify(load);
  load.close();
  const of = (kind) => after[kind] - before[kind];
  const calls = of('visits') + of('members') + of('writes');
  const below = (share) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
  say(
    `${name}: ${calls} calls in ${Math.round(took)} s, ${of('visits')} of visitors, ${of('members')} of members, ${of('writes')} writes; ${of('late')} reads were answered at a later try, ${of('failed')} failed`,
  );
  for (const [what, count] of load.problems) say(`${count} × ${what}`);
  const thousand = calls / 1000;
  return {
    passed,
    row: [
      name,
      (calls / took).toFixed(0),
      ...[0.5, 0.95, 0.99].map(below),
      ...Object.entries(used).map(([part, time]) => ((time - cpu[part]) / thousand).toFixed(2)),
    ],
  };
};

/** Settings of a host that reads from the primary only. */
const alone = { DATABASE_REPLICA_URLS: '' };
/** What is measured besides the cluster, by the settings of its hosts. */
const others = {
  'one process': [alone],
  'one host, WORKERS=2': [{ ...alone, WORKERS: '2' }],
  // repeated because the writes in between make the board larger
  'one process, again': [alone],
};

const measure = async () => {
  const measured = [];
  if (options.compare) {
    for (const [name, settings] of Object.entries(others)) {
      await cluster.startOnly(settings);
      measured.push(await measureOne(name, `day${measured.length}`));
    }
    await cluster.startOnly([{}, {}, {}]);
  }
  measured.push(await measureOne('the cluster', 'day'));
  printTable(
    `${duration} s of the mixed day each; processor seconds for 1,000 calls`,
    ['what', 'requests/s', '50 %', '95 %', '99 %', ...Object.keys(processorTimes())],
    measured.map(({ row }) => row),
  );
  return measured.every(({ passed }) => passed);
};

const breakParts = async () => {
  const load = await startLoad(cluster.proxy.port, { whenJoined });
  const stopAlerts = keepAlertsDue();
  // freshly started hosts still compile their code
  await sleep(8_000);
  const { rows, taken } = await breakAll(cluster, load, {
    say,
    ...(options.short && { only: shortFaults }),
  });
  await stopAlerts();
  await load.stop();
  printTable(
    'What visitors noticed',
    [
      'what',
      'reads',
      'answered at a later try',
      'failed',
      'writes acknowledged',
      'refused with an error',
      'without an answer',
      'last noticed after',
    ],
    rows.map(({ name, reads, late, failed, acknowledged, refused, unclear, well }) => [
      name,
      ...[reads, late, failed, acknowledged, refused, unclear].map(String),
      `${seconds(well)} s`,
    ]),
  );
  const passed = await verify(load);
  say(`An old primary was given ${taken.tried} writes and took ${taken.took}`);
  load.close();
  return passed && taken.took === 0 && (options.short || load.counts.failed === 0);
};

if (options.load || options.break) {
  let passed = true;
  try {
    if (options.load) passed = await measure();
    if (options.break) passed = (await breakParts()) && passed;
  } catch (error) {
    console.error(error);
    passed = false;
  }
  await end(passed ? 0 : 1);
} else {
  const { proxy, hosts, databases } = cluster;
  say(`The site:   https://127.0.0.1:${proxy.port} (its certificate is for jobs.example)`);
  say(`Hosts:      ${hosts.map(({ address }) => address).join(', ')}`);
  for (const { name, port, poolerPort } of databases.nodes)
    say(`Database ${name}: 127.0.0.1:${port}, through PgBouncer 127.0.0.1:${poolerPort}`);
  say(
    `Files and sockets: ${cluster.folder} (psql -h ${cluster.folder} -p PORT -U postgres jobline)`,
  );
  say('The administrator is "admin" with the password "of the cluster 1". Ctrl+C ends all of it.');
}
