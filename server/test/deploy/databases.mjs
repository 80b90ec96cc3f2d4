// Runs the database's and the pooler's files in real servers: who may connect, the settings of the
// role, and that a commit waits for a standby.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts, makeFolder, needs, otherUser, start, waitUntil } from './place.mjs';
import {
  answers,
  initialize,
  localHba,
  makeRoles,
  passwords,
  placeServer,
  query,
  runOrThrow,
  secretOf,
  startPooler,
} from './placeDatabases.mjs';

test(
  'PostgreSQL and PgBouncer, as deploy/ has them',
  needs('postgres', 'initdb', 'pg_basebackup', 'psql', 'pgbouncer'),
  async (t) => {
    const folder = makeFolder();
    const as = otherUser();
    const [port, standbyPort, poolerPort] = await freePorts(3);
    const started = [];
    after(async () => {
      for (const each of started.toReversed()) await each.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    });
    const boot = async (data, at) => {
      const server = start('postgres', ['-D', data], { ...as, cwd: folder });
      started.push(server);
      const socket = { host: folder, port: at, user: 'postgres', database: 'postgres' };
      await waitUntil(
        () => answers(socket),
        () => `a server: ${server.output()}`,
      );
      return socket;
    };

    const data = path.join(folder, 'primary');
    initialize(folder, data);
    placeServer(data, [['jobline.conf'], ['primary.conf'], localHba], `port = ${port}\n`);
    const primary = await boot(data, port);

    await t.test('pg_hba.conf has no line that is wrong', async () => {
      const rules = await query(primary, 'SELECT line_number, error FROM pg_hba_file_rules');
      assert.equal(rules.length, 4);
      assert.deepEqual(
        rules.filter(({ error }) => error !== null),
        [],
      );
    });

    await t.test('roles.sql makes who comes, with time-outs', async () => {
      // so that no commit waits for a standby that doesn't exist yet
      await query(
        primary,
        "ALTER SYSTEM SET synchronous_standby_names = ''",
        'SELECT pg_reload_conf()',
      );
      makeRoles(folder, port);
      const jobline = { port, user: 'jobline', password: passwords.jobline, database: 'jobline' };
      const settings = await query(
        jobline,
        "SELECT current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle",
      );
      assert.deepEqual(settings, [{ statement: '30s', idle: '30s' }]);
      await assert.rejects(query({ ...jobline, database: 'postgres' }, 'SELECT 1'), /pg_hba/);
    });

    await t.test(
      'the pooler takes the role by its SCRAM secret, and no settings of a session',
      async () => {
        const pooler = await startPooler(path.join(folder, 'pgbouncer'), {
          port: poolerPort,
          serverPort: port,
          secret: await secretOf(primary),
        });
        started.push(pooler);
        const through = {
          port: poolerPort,
          user: 'jobline',
          password: passwords.jobline,
          database: 'jobline',
        };
        assert.doesNotMatch(pooler.output(), /WARNING|ERROR/);
        const [{ timeout }] = await query(
          through,
          "SELECT current_setting('statement_timeout') AS timeout",
        );
        assert.equal(timeout, '30s');
        await assert.rejects(
          query({ ...through, statement_timeout: 1000 }, 'SELECT 1'),
          /unsupported startup parameter/,
        );
        await assert.rejects(query({ ...through, password: 'wrong' }, 'SELECT 1'), /password|SASL/);
      },
    );

    await t.test('a commit waits for a standby, and the standby has it', async () => {
      const copy = path.join(folder, 'standby');
      runOrThrow(
        folder,
        'pg_basebackup',
        [
          ...['-D', copy, '-h', '127.0.0.1', '-p', String(port), '-U', 'replicator', '-R'],
          ...['-c', 'fast', '--slot=standby_one', '--create-slot', '--no-sync'],
        ],
        { env: { ...process.env, PGPASSWORD: passwords.replicator } },
      );
      fs.rmSync(path.join(copy, 'postgresql.auto.conf'));
      placeServer(
        copy,
        [
          ['jobline.conf'],
          [
            'standby.conf',
            [
              [
                'host=10.0.0.21 port=5432',
                `host=127.0.0.1 port=${port} password=${passwords.replicator}`,
              ],
            ],
          ],
        ],
        `port = ${standbyPort}\n`,
      );
      await query(
        primary,
        'CREATE TABLE waits (attempt int)',
        'ALTER SYSTEM RESET synchronous_standby_names',
        'SELECT pg_reload_conf()',
      );
      let [written, attempt] = [Promise.resolve(), 0];
      // PostgreSQL's processes pick up the setting one after another
      await waitUntil(
        () => {
          attempt += 1;
          written = query(primary, `INSERT INTO waits VALUES (${attempt})`);
          return Promise.race([written.then(() => false), sleep(1_500, true)]);
        },
        () => 'a commit that waits',
      );
      const standby = await boot(copy, standbyPort);
      await written;
      await waitUntil(
        () =>
          query(standby, `SELECT 1 FROM waits WHERE attempt = ${attempt}`).then(
            (rows) => rows.length === 1,
            () => false,
          ),
        () => 'the row on the standby',
      );
      const [{ state }] = await query(
        primary,
        "SELECT sync_state AS state FROM pg_stat_replication WHERE application_name = 'standby_one'",
      );
      assert.equal(state, 'quorum');
    });
  },
);
