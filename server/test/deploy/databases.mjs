// The database's and the pooler's files, in servers that run with them: who may come, what their role
// is set to, and that a commit waits for a standby.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import {
  find,
  freePorts,
  makeFolder,
  needs,
  otherUser,
  place,
  run,
  start,
  until,
} from './place.mjs';

/** Small enough for a test, and told to nobody's disk. */
const small = 'shared_buffers = 32MB\nfsync = off\nmax_wal_size = 64MB\nmin_wal_size = 32MB\n';
const passwords = { jobline: "a'password", replicator: 'another' };

/** @param {[string, [RegExp | string, string][]?][]} files Of deploy/postgres, with what is replaced. */
const placeServer = (data, port, files) => {
  for (const [name, replacements = []] of files)
    place(`postgres/${name}`, path.join(data, name), replacements);
  const includes = files
    .filter(([name]) => name !== 'pg_hba.conf')
    .map(([name]) => `include '${name}'\n`)
    .join('');
  fs.writeFileSync(
    path.join(data, 'postgresql.conf'),
    `${includes}${small}listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = '${path.dirname(data)}'\n`,
  );
};

const query = async (config, ...statements) => {
  const client = new pg.Client({ host: '127.0.0.1', connectionTimeoutMillis: 5_000, ...config });
  client.on('error', () => {});
  await client.connect();
  try {
    let rows;
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
};

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
    const own = (file) => {
      if (as.uid !== undefined) fs.chownSync(file, as.uid, as.gid);
    };
    const must = (program, args, options = {}) => {
      const found = run(program, args, { ...as, cwd: folder, ...options });
      assert.equal(found.status, 0, found.output);
    };
    const boot = async (data, at) => {
      const server = start('postgres', ['-D', data], { ...as, cwd: folder });
      started.push(server);
      const socket = { host: folder, port: at, user: 'postgres', database: 'postgres' };
      await until(
        () =>
          query(socket, 'SELECT 1').then(
            () => true,
            () => false,
          ),
        () => `a server: ${server.output()}`,
      );
      return socket;
    };

    const data = path.join(folder, 'primary');
    must('initdb', ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
    placeServer(data, port, [
      ['jobline.conf'],
      ['primary.conf'],
      [
        'pg_hba.conf',
        // the socket's user has another name here, the private network is this machine, without TLS
        [
          [/peer$/gm, 'trust'],
          [/^hostssl/gm, 'host'],
          [/10\.0\.0\.0\/24/g, '127.0.0.1/32'],
        ],
      ],
    ]);
    for (const name of fs.readdirSync(data)) own(path.join(data, name));
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
      // nobody waits for a standby that isn't there yet
      await query(
        primary,
        "ALTER SYSTEM SET synchronous_standby_names = ''",
        'SELECT pg_reload_conf()',
      );
      must('psql', [
        ...['-h', folder, '-p', String(port), '-U', 'postgres', '-v', 'ON_ERROR_STOP=1'],
        ...[
          '-v',
          `password=${passwords.jobline}`,
          '-v',
          `replicator_password=${passwords.replicator}`,
        ],
        ...['-f', place('postgres/roles.sql', path.join(folder, 'roles.sql'))],
      ]);
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
        const [{ rolpassword }] = await query(
          primary,
          "SELECT rolpassword FROM pg_authid WHERE rolname = 'jobline'",
        );
        const inside = path.join(folder, 'pgbouncer');
        place('pgbouncer', inside, [
          [/\/etc\/pgbouncer/g, inside],
          ['listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1'],
          ['listen_port = 6432', `listen_port = ${poolerPort}`],
          ['/var/run/postgresql/pgbouncer.pid', path.join(inside, 'pid')],
          ['/var/run/postgresql', ''],
          ['port=5432', `port=${port}`],
        ]);
        fs.writeFileSync(path.join(inside, 'userlist.txt'), `"jobline" "${rolpassword}"\n`);
        own(inside);
        const pooler = start(find('pgbouncer'), [path.join(inside, 'pgbouncer.ini')], as);
        started.push(pooler);
        const through = {
          port: poolerPort,
          user: 'jobline',
          password: passwords.jobline,
          database: 'jobline',
        };
        await until(
          () =>
            query(through, 'SELECT 1').then(
              () => true,
              () => false,
            ),
          () => `PgBouncer: ${pooler.output()}`,
        );
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
      must(
        'pg_basebackup',
        [
          '-D',
          copy,
          '-h',
          '127.0.0.1',
          '-p',
          String(port),
          '-U',
          'replicator',
          '-R',
          '-c',
          'fast',
          '--slot=standby_one',
          '--create-slot',
          '--no-sync',
        ],
        {
          env: { ...process.env, PGPASSWORD: passwords.replicator },
        },
      );
      fs.rmSync(path.join(copy, 'postgresql.auto.conf'));
      placeServer(copy, standbyPort, [
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
      ]);
      for (const name of fs.readdirSync(copy)) own(path.join(copy, name));
      await query(
        primary,
        'ALTER SYSTEM RESET synchronous_standby_names',
        'SELECT pg_reload_conf()',
      );
      const written = query(primary, 'CREATE TABLE waits AS SELECT 1 AS one');
      const early = await Promise.race([
        written.then(() => 'committed'),
        new Promise((resolve) => {
          setTimeout(() => resolve('waits'), 1_500);
        }),
      ]);
      assert.equal(early, 'waits');
      const standby = await boot(copy, standbyPort);
      await written;
      await until(
        () =>
          query(standby, 'SELECT one FROM waits').then(
            () => true,
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
