import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a spec host with 50,000 jobs and a site with the app, until `work` has ended.
 *
 * @param {number} port The spec host's port; the site gets the next one.
 * @param {string[]} args More arguments of the spec host.
 * @param {(addresses: { site: string, host: string }) => Promise<void>} work
 */
export const withSpecHost = async (port, args, work) => {
  const [hostPort, sitePort] = [port, port + 1];
  const child = spawn(
    process.execPath,
    [
      '--require',
      'esbuild-register',
      'e2e/specHost/main.ts',
      '--jobs',
      '50000',
      '--port',
      String(hostPort),
      '--site-port',
      String(sitePort),
      ...args,
    ],
    { cwd: root, stdio: 'ignore' },
  );
  try {
    const site = `http://127.0.0.1:${sitePort}`;
    while (!(await fetch(site).catch(() => undefined))?.ok) await sleep(100);
    await work({ site, host: `http://127.0.0.1:${hostPort}` });
  } finally {
    child.kill();
  }
};
