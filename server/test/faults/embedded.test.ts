import fs from 'node:fs';
import path from 'node:path';
import sql from 'sql-template-tag';
import { openDatabase } from '../../database/database';
import { startEmbedded } from '../../database/embedded/embedded';
import { consoleLog } from '../../log';
import { silent } from '../testServer';
import { waitFor } from '../waitFor';

/**
 * Prepares a separate embedded database; returns how to end it and how to keep it from starting.
 */
const openEmbedded = async () => {
  const folder = fs.mkdtempSync('/tmp/jobline-embedded-');
  fs.chmodSync(folder, 0o755);
  const lines: string[] = [];
  const log = consoleLog('info', { write: (line) => lines.push(JSON.parse(line).msg) });
  const server = await startEmbedded(folder, log);
  const data = path.join(folder, 'pg18');
  const needed = path.join(data, 'global/pg_control');
  return {
    server,
    lines,
    kill: () => {
      const [pid] = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    hide: () => fs.renameSync(needed, `${needed}.hidden`),
    show: () => fs.renameSync(`${needed}.hidden`, needed),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
};
const notYet = 'The database could not be started again; retrying until it starts.';

test('an embedded database that ended is started again as soon as it can', async () => {
  const { server, lines, kill, hide, show, remove } = await openEmbedded();
  const db = openDatabase(server.connection, silent);
  const isUp = () =>
    db.query(sql`SELECT 1`).then(
      () => true,
      () => false,
    );
  expect(await isUp()).toBe(true);
  hide();
  kill();
  await waitFor(() => lines.filter((line) => line === notYet).length > 1);
  expect(await isUp()).toBe(false);
  show();
  await waitFor(isUp);
  await db.close();
  await server.stop();
  remove();
});

test('one that can not be started any more does not keep its host from stopping', async () => {
  const { server, lines, kill, hide, remove } = await openEmbedded();
  hide();
  kill();
  await waitFor(() => lines.includes(notYet));
  await server.stop();
  const tries = lines.length;
  await new Promise((resolve) => {
    setTimeout(resolve, 1_500);
  });
  expect(lines).toHaveLength(tries);
  remove();
});
