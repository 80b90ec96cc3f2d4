// Runs all of deploy/ on one machine: nginx, three hosts, and three PostgreSQL servers with a
// PgBouncer each and a monitor that decides which of them is the primary. Everything listens on
// free loopback ports and keeps its files in one folder.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePorts, makeFolder, placeNginx, start, waitUntil } from '../deploy/place.mjs';
import {
  makeDataDir,
  removeDataDir,
  run as runProgram,
  startHost,
} from '../processes/hostProcess.mjs';
import { startDatabases } from './databases.mjs';

// TypeScript, compiled by esbuild-register
const { openSmtp } = createRequire(import.meta.url)('../smtp.ts');

export const programs = [
  'nginx',
  'openssl',
  'pgbouncer',
  'postgres',
  'initdb',
  'psql',
  'pg_autoctl',
];

const seed = async (env, sizes) => {
  const { ended, written } = runProgram(
    'seed',
    env,
    Object.entries(sizes).flatMap(([name, count]) => [`--${name}`, String(count)]),
  );
  const code = await ended;
  if (code !== 0) throw new Error(`Seeding ended with ${code}: ${written.err}${written.out}`);
};

/**
 * Starts the proxy for hosts at these ports; a host that is about to stop can be marked as down.
 */
const startProxy = async (folder, ports) => {
  const inside = path.join(folder, 'edge');
  fs.mkdirSync(inside);
  fs.chmodSync(inside, 0o755);
  const placed = await placeNginx(inside, ports);
  const proxy = start('nginx', [...placed.args, '-g', 'daemon off;']);
  const file = path.join(inside, 'nginx/machine/http.conf');
  const text = fs.readFileSync(file, 'utf8');
  /** Reloads the configuration with these hosts marked as down; resolves once that is done. */
  const reload = async (down = []) => {
    fs.writeFileSync(
      file,
      down.reduce((all, port) => all.replace(`:${port} `, `:${port} down `), text),
    );
    proxy.signal('SIGHUP');
    // workers with the old configuration exit once their requests are answered
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  };
  // plain HTTP is redirected; any response shows that the proxy is up
  await waitUntil(
    () =>
      fetch(`http://127.0.0.1:${placed.http}/`, { redirect: 'manual' }).then(
        () => true,
        () => false,
      ),
    () => `nginx: ${proxy.output()}`,
  );
  return { ...proxy, port: placed.https, httpPort: placed.http, reload };
};

/**
 * Starts the cluster with synthetic jobs and people. `say` receives progress messages.
 *
 * @param {{ say?: (line: string) => void, sizes?: Record<string, number> }} options
 */
export const startCluster = async ({
  say = () => {},
  sizes = { jobs: 2_000, employers: 200, seekers: 300 },
} = {}) => {
  const folder = makeFolder();
  /** @type {(() => unknown)[]} */
  const stops = [() => fs.rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  try {
    say('Starting the monitor, a primary, two standbys and their poolers …');
    const databases = await startDatabases(folder, (end) => stops.push(end));
    const mail = await openSmtp();
    stops.push(mail.close);
    const ports = await freePorts(3);
    const envOf = (index) => ({
      ...databases.env,
      PORT: String(ports[index]),
      TRUST_PROXY: '1',
      METRICS: 'on',
      DRAIN: '1',
      SMTP_URL: mail.url,
      ADMIN_PASSWORD: 'of the cluster 1',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    });
    const folders = ports.map(makeDataDir);
    stops.push(() => folders.forEach(removeDataDir));
    say(
      `Seeding ${Object.entries(sizes)
        .map(([name, count]) => `${count} ${name}`)
        .join(', ')} …`,
    );
    await seed({ ...envOf(0), DATA_DIR: folders[0] }, sizes);
    const hosts = [];
    stops.push(() =>
      Promise.all(
        hosts.map(({ child, ended }) => {
          // nothing has to be kept
          child.kill('SIGKILL');
          return ended;
        }),
      ),
    );
    say('Starting the hosts and the proxy …');
    await Promise.all(
      ports.map(async (_, index) => {
        hosts[index] = await startHost(folders[index], envOf(index));
      }),
    );
    const proxy = await startProxy(folder, ports);
    stops.push(proxy.stop);
    return {
      databases,
      mail,
      hosts,
      ports,
      proxy,
      folder,
      /**
       * Ends all hosts and starts one per item of `settings` (merged over the cluster's); the proxy
       * then knows only these.
       */
      startOnly: async (settings) => {
        await Promise.all(
          hosts.splice(0).map(({ child, ended }) => {
            child.kill('SIGTERM');
            return ended;
          }),
        );
        for (const [index, extra] of settings.entries())
          hosts[index] = await startHost(folders[index], { ...envOf(index), ...extra });
        await proxy.reload(ports.slice(settings.length));
      },
      /** Restarts a host that has ended; retries until it starts, as a service manager would. */
      startHost: async (index) => {
        await waitUntil(
          async () => {
            try {
              hosts[index] = await startHost(folders[index], envOf(index));
              return true;
            } catch {
              return false;
            }
          },
          () => `host ${index + 1}`,
          120,
        );
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
