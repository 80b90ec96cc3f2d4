/**
 * `npm run bench:backup -- --jobs 1000000`: measures the time and memory of a backup and a restore,
 * and prints a table. The database is filled once and kept in `bench-data/backup-1000000` (`--data
 * DIR` for another parent folder). The first backup is made while the host serves reads and writes.
 * The second one is made without a host and restored into an empty database, whose tables and host
 * responses are compared with the original's. Exits with 1 if they differ, or if a command takes
 * more than five minutes.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startOurHost } from '../e2e/ourHost.mjs';
import { postJob, register } from '../server/test/processes/poster.mjs';
import { buildStale } from '../tools/builds.mjs';
import { freePort } from '../tools/freePort.mjs';
import { MB, ms, printTable, seconds } from './page/tables.mjs';

/** The time limit of each command, in milliseconds. */
const longest = 5 * 60_000;
/**
 * How long the host is used before it is measured, and measured before the backup, in milliseconds.
 */
const warmUp = 15_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    jobs: { type: 'string', default: '70000' },
    data: { type: 'string', default: path.join(root, 'bench-data') },
  },
});
if (!/^[1-9]\d{2,6}$/.test(options.jobs))
  throw new Error('--jobs must be a number from 100 to 9999999.');
const jobs = Number(options.jobs);

/** @typedef {{ took: number, memory: number, output: string }} Measured Milliseconds, bytes. */

/** Returns a process's peak memory (VmHWM), in bytes. @param {number | undefined} pid */
const peakOf = (pid) => {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
};

/**
 * Runs a program on a data directory until it ends.
 *
 * @param {string} dataDir
 * @param {string[]} args Arguments of node.
 * @returns {Promise<Measured>}
 */
const run = async (dataDir, ...args) => {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR: dataDir },
  });
  let [memory, output] = [Number.NaN, ''];
  child.stdout.on('data', (bytes) => {
    output += bytes;
  });
  const timer = setInterval(() => {
    // the peak only grows, and can't be read once the process has ended
    memory = peakOf(child.pid) || memory;
  }, 50);
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
  });
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`);
  return { took: performance.now() - startedAt, memory, output };
};
/** @param {string} name */
const built = (name) => path.join(root, `dist/server/${name}.mjs`);

/** @template T @param {string} dataDir @param {(origin: string) => Promise<T>} work @returns {Promise<T>} */
const withHost = async (dataDir, work) => {
  const host = await startOurHost({ port: await freePort(), dataDir, env: { DEMO: 'off' } });
  try {
    return await work(host.origin);
  } finally {
    await host.stop();
  }
};

/**
 * Searches and posts jobs until stopped. `take` returns the counts of calls and failures and the
 * slowest calls, in milliseconds, since it was last called.
 *
 * @param {string} origin
 */
const useHost = async (origin) => {
  const username = `bench.${Date.now()}`;
  const headers = await register(origin, username);
  const nothing = { searches: 0, slowestSearch: 0, posts: 0, slowestPost: 0, failed: 0 };
  let found = { ...nothing };
  let stopped = false;
  /** @param {() => Promise<unknown>} work @returns {Promise<number>} Milliseconds. */
  const timed = async (work) => {
    const startedAt = performance.now();
    try {
      await work();
    } catch {
      found.failed += 1;
    }
    return performance.now() - startedAt;
  };
  const search = async () => {
    const answer = await fetch(`${origin}/api/jobs/search?q=nurse`);
    await answer.text();
    if (!answer.ok) throw new Error(`A search was answered with ${answer.status}.`);
  };
  const read = async () => {
    for (; !stopped; await sleep(20)) {
      found.slowestSearch = Math.max(await timed(search), found.slowestSearch);
      found.searches += 1;
    }
  };
  const write = async () => {
    for (; !stopped; await sleep(50)) {
      const post = () => postJob(origin, headers, username, `Job ${found.posts}`);
      found.slowestPost = Math.max(await timed(post), found.slowestPost);
      found.posts += 1;
    }
  };
  const lines = Promise.all([read(), write()]);
  const take = () => {
    const taken = found;
    found = { ...nothing };
    return taken;
  };
  return {
    take,
    stop: () => {
      stopped = true;
      return lines;
    },
  };
};

/** Returns a host's responses to several kinds of reads. @param {string} origin */
const answersOf = async (origin) => {
  /** @param {string} name */
  const read = async (name) => {
    for (;;) {
      const answer = await fetch(`${origin}/api/${name}`);
      const text = await answer.text();
      if (answer.ok) return text;
      // the first calls read a large database from the disk, and may time out
      if (answer.status !== 503) throw new Error(`${name} was answered with ${answer.status}.`);
      await sleep(1000);
    }
  };
  const newest = await read('jobs/search');
  const ids = [...newest.matchAll(/"_id":"([^"]+)"/g)].map(([, id]) => id);
  const names = ['jobs/search?q=nurse&sort=relevance', 'categories', 'stats', 'terms/terms'];
  const views = ids.map((id) => `jobdescriptions/jobdescriptions/${id}`);
  const texts = await Promise.all([...names, ...views].map(read));
  return [newest, ...texts].join('\n');
};

/**
 * Compares two databases, and the responses of hosts on them.
 *
 * @param {string} source
 * @param {string} target
 */
const differences = async (source, target) => {
  const program = ['--require', 'esbuild-register', 'server/test/processes/fingerprint.ts'];
  const contents = [await run(source, ...program), await run(target, ...program)];
  const answers = [await withHost(source, answersOf), await withHost(target, answersOf)];
  return [
    ...(contents[0]?.output === contents[1]?.output ? [] : ['content']),
    ...(answers[0] === answers[1] ? [] : ['answers']),
  ];
};

/** Creates an empty folder that PostgreSQL's user may enter. @param {string} name */
const makeFolder = (name) => {
  fs.rmSync(name, { recursive: true, force: true });
  fs.mkdirSync(name, { recursive: true });
  fs.chmodSync(name, 0o755);
};

await buildStale(['server']);
const source = path.resolve(options.data, `backup-${jobs}`);
const target = `${source}-restored`;
const file = `${source}.backup`;
if (!fs.existsSync(source)) makeFolder(source);
makeFolder(target);
try {
  const people = ['--employers', Math.ceil(jobs / 25), '--seekers', Math.ceil(jobs / 3)];
  await run(source, built('seed'), '--jobs', String(jobs), ...people.map(String));
  const { busy, use } = await withHost(source, async (origin) => {
    const { take, stop } = await useHost(origin);
    // warm-up: first reads come from the disk
    await sleep(warmUp);
    take();
    await sleep(warmUp);
    const calm = take();
    const busy = await run(source, built('backup'), file);
    const use = [calm, take()];
    await stop();
    return { busy, use };
  });
  const quiet = await run(source, built('backup'), file);
  const restored = await run(target, built('restore'), file);
  /** @param {string} name @param {Measured} measured */
  const row = (name, { took, memory }) => [name, seconds(took), MB(memory)];
  printTable(
    `${jobs.toLocaleString('en-US')} jobs, a file of ${MB(fs.statSync(file).size)}`,
    ['command', 'time', 'peak memory'],
    [
      row('backup while the host is used', busy),
      row('backup without a host', quiet),
      row('restore', restored),
    ],
  );
  printTable(
    'The host meanwhile',
    ['', 'searches', 'slowest', 'jobs posted', 'slowest', 'failed'],
    use.map((each, index) => [
      index === 0 ? 'before the backup' : 'during it',
      each.searches,
      ms(each.slowestSearch),
      each.posts,
      ms(each.slowestPost),
      each.failed,
    ]),
  );
  const differing = await differences(source, target);
  console.log(
    differing.length === 0
      ? 'The restored database is equal.'
      : `The restored database differs: ${differing.join(', ')}.`,
  );
  if (differing.length > 0 || [busy, quiet, restored].some(({ took }) => took > longest))
    process.exitCode = 1;
} finally {
  fs.rmSync(target, { recursive: true, force: true });
  fs.rmSync(file, { force: true });
}
