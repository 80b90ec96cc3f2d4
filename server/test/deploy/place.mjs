// Shared helpers of the tests of deploy/: optional programs, folders, ports, and copies of the
// files of deploy/ with local addresses and folders in place of the examples.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { processesBelow } from '../../../bench/page/memory.mjs';

export const deployFolder = fileURLToPath(new URL('../../../deploy', import.meta.url));
/** @param {string} name A file's path in deploy/. */
export const readDeployed = (name) => fs.readFileSync(path.join(deployFolder, name), 'utf8');

/** Includes the folders where Debian keeps administrators' programs and PostgreSQL. */
const folders = [
  ...(process.env.PATH ?? '').split(':'),
  '/usr/sbin',
  '/sbin',
  ...(fs.existsSync('/usr/lib/postgresql')
    ? fs
        .readdirSync('/usr/lib/postgresql')
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []),
];

/** @param {string} program @returns {string | undefined} */
export const find = (program) =>
  folders.map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file));

/**
 * Returns the options of a test that needs these programs: skipped if any is missing, with their
 * names.
 */
export const needs = (...programs) => {
  const missing = programs.filter((program) => find(program) === undefined);
  return missing.length === 0 ? {} : { skip: `not installed: ${missing.join(', ')}` };
};

/** Returns another user's ids if this process is root, because servers refuse to run as root. */
export const otherUser = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag, name) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
  const name = [id('-u', 'postgres')].some(Number.isNaN) ? 'nobody' : 'postgres';
  return { uid: id('-u', name), gid: id('-g', name) };
};

/** Creates a folder that `otherUser` owns. */
export const makeFolder = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'jobline-deploy-'));
  const { uid, gid } = otherUser();
  if (uid !== undefined) fs.chownSync(folder, uid, gid);
  fs.chmodSync(folder, 0o755);
  return folder;
};

/** @returns its output and exit status */
export const run = (program, args, options = {}) => {
  const { status, stdout, stderr } = spawnSync(find(program) ?? program, args, {
    encoding: 'utf8',
    timeout: 60_000,
    ...options,
  });
  return { status, output: `${stdout}${stderr}` };
};

export const freePorts = async (count) => {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
};

/** Creates a certificate for jobs.example, in the formats that nginx and HAProxy read. */
export const makeCertificate = (folder) => {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map((name) =>
    path.join(folder, name),
  );
  const { status, output } = run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=jobs.example'],
    ...['-days', '2', '-keyout', key, '-out', certificate],
  ]);
  if (status !== 0) throw new Error(output);
  fs.writeFileSync(both, fs.readFileSync(certificate) + fs.readFileSync(key, 'utf8'));
  return { key, certificate, both };
};

/**
 * Copies a file or folder of deploy/ and replaces each example in it; every example must occur.
 *
 * @param {string} name
 * @param {string} target
 * @param {[RegExp | string, string][]} replacements
 */
export const place = (name, target, replacements = []) => {
  fs.cpSync(path.join(deployFolder, name), target, { recursive: true });
  const files = fs.statSync(target).isDirectory()
    ? fs
        .readdirSync(target, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    : [target];
  for (const [example, own] of replacements) {
    const having = files.filter((file) => fs.readFileSync(file, 'utf8').search(example) >= 0);
    if (having.length === 0) throw new Error(`deploy/${name} no longer has ${example}`);
    for (const file of having)
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(example, own));
  }
  return target;
};

/** Waits until a condition holds; throws after `seconds`, with the text that `what` returns. */
export const waitUntil = async (holds, what, seconds = 60) => {
  for (const end = Date.now() + seconds * 1000; ;) {
    if (await holds()) return;
    if (Date.now() > end) throw new Error(`not within ${seconds} seconds: ${what()}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
};

const tryKill = (pid) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // the process has ended
  }
};

/** Starts a program that stays in the foreground; `output` returns what it has written so far. */
export const start = (program, args, options = {}) => {
  const child = spawn(find(program) ?? program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      written += bytes;
    });
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
  });
  // a caller may fail before it stops the program
  const kill = () => {
    // parents first, so that they don't restart their children
    for (const pid of [child.pid, ...processesBelow(child.pid).map((each) => each.pid)])
      tryKill(pid);
  };
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  return {
    pid: child.pid,
    output: () => written,
    ended,
    /** Kills it and its child processes at once, without a chance to clean up. */
    kill: () => {
      kill();
      return ended;
    },
    signal: (name) => child.kill(name),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(force);
    },
  };
};

/**
 * Places nginx's files with local settings: `address` is where it serves TLS, `hosts` each have a
 * port.
 */
export const placeNginx = async (folder, hosts) => {
  const { key, certificate } = makeCertificate(folder);
  const [http, https] = await freePorts(2);
  const root = place('nginx', path.join(folder, 'nginx'), [
    ['user www-data;', process.getuid?.() === 0 ? 'user www-data;' : ''],
    ['/run/nginx.pid', path.join(folder, 'nginx.pid')],
    ['/var/log/nginx', folder],
    [
      'proxy_cache_path /var/cache/nginx/jobline',
      `${['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map((each) => `${each}_temp_path ${path.join(folder, each)};\n`).join('')}proxy_cache_path ${path.join(folder, 'cache')}`,
    ],
    ['/etc/jobline/tls/fullchain.pem', certificate],
    ['/etc/jobline/tls/privkey.pem', key],
    [/listen \[::\]:\d+ .*;/g, ''],
    ['listen 80 ', `listen 127.0.0.1:${http} `],
    ['listen 443 ', `listen 127.0.0.1:${https} `],
    [/ {2}server 10\.0\.0\.\d+:3000 (.*;)/g, ''],
    [
      'least_conn;',
      `least_conn;${hosts.map((port) => `server 127.0.0.1:${port} max_fails=3 fail_timeout=2s;`).join('')}`,
    ],
  ]);
  const args = ['-p', folder, '-c', path.join(root, 'nginx.conf')];
  return { args, http, https, log: path.join(folder, 'jobline.log') };
};

/** Places HAProxy's file unchanged, with local environment variables. */
export const placeHaproxy = async (folder, hosts) => {
  const { both } = makeCertificate(folder);
  const [http, https, stats] = await freePorts(3);
  const env = {
    ...process.env,
    JOBLINE_HTTP: `127.0.0.1:${http}`,
    JOBLINE_HTTPS: `127.0.0.1:${https}`,
    JOBLINE_CERTIFICATE: both,
    JOBLINE_STATS: `127.0.0.1:${stats}`,
    ...Object.fromEntries(
      [0, 1, 2].map((index) => [
        `JOBLINE_HOST_${index + 1}`,
        `127.0.0.1:${hosts[index % hosts.length]}`,
      ]),
    ),
  };
  return { args: ['-f', path.join(deployFolder, 'haproxy/haproxy.cfg')], env, http, https, stats };
};
