// Starts a primary and two standbys under pg_auto_failover, each with a keeper and a PgBouncer, and
// the monitor, with the files of deploy/, in a temporary folder, on the loopback interface.
import fs from 'node:fs';
import path from 'node:path';
import { find, freePorts, otherUser, place, run, start, waitUntil } from '../deploy/place.mjs';
import {
  answers,
  initialize,
  localHba,
  makeRoles,
  own,
  passwords,
  placeServer,
  query,
  runOrThrow,
  runPooler,
  secretOf,
  startPooler,
} from '../deploy/placeDatabases.mjs';

/** In seconds; a server may start slowly on a busy machine. */
const waitSeconds = 120;
/** No authentication and no TLS: all nodes are on this machine. */
const alone = ['--auth', 'trust', '--no-ssl'];

/** Returns functions that run the tool as the servers' user, with its own files in the folder. */
const toolsOf = (folder) => {
  const bin = path.dirname(fs.realpathSync(find('initdb')));
  const options = {
    ...otherUser(),
    cwd: folder,
    env: {
      PATH: `${bin}:/usr/bin:/bin`,
      HOME: folder,
      LC_ALL: 'C.UTF-8',
      XDG_CONFIG_HOME: path.join(folder, 'config'),
      XDG_DATA_HOME: path.join(folder, 'share'),
      XDG_RUNTIME_DIR: path.join(folder, 'run'),
    },
  };
  for (const name of ['config', 'share', 'run']) {
    fs.mkdirSync(path.join(folder, name));
    own(path.join(folder, name));
  }
  const control = (...args) =>
    runOrThrow(folder, 'pg_autoctl', args, { ...options, timeout: 180_000 });
  return {
    control,
    keep: (...args) => start('pg_autoctl', args, options),
    /** Returns what the monitor knows of each server. */
    states: (data) => {
      const { status, output } = run(
        'pg_autoctl',
        ['show', 'state', '--json', '--pgdata', data],
        options,
      );
      return status === 0 ? JSON.parse(output.slice(output.indexOf('['))) : [];
    },
  };
};

const startMonitor = async (folder, port, { control, keep }) => {
  const data = path.join(folder, 'monitor');
  control('create', 'monitor', ...alone, ...at(data, port));
  control('config', 'set', '--pgdata', data, 'postgresql.listen_addresses', '127.0.0.1');
  own(place('postgres/failover/monitor.conf', path.join(data, 'monitor.conf')));
  fs.appendFileSync(
    path.join(data, 'postgresql.conf'),
    `include 'monitor.conf'\nshared_buffers = 32MB\nfsync = off\nunix_socket_directories = '${folder}'\n`,
  );
  const keeper = keep('run', '--pgdata', data);
  await waitUntil(
    () => answers({ host: folder, port, user: 'autoctl_node', database: 'pg_auto_failover' }),
    () => `the monitor: ${keeper.output()}`,
    waitSeconds,
  );
  return { data, port, keeper };
};
const at = (data, port) => [
  ...['--pgdata', data, '--pgport', String(port), '--hostname', '127.0.0.1'],
];

/**
 * Starts all servers; `whenDone` receives a function that ends them, even if only some could be
 * started. `nodes` has each server's `port`, `poolerPort` and actions; `primary` returns the
 * writable server, `undefined` if there is none.
 */
export const startDatabases = async (folder, whenDone) => {
  const tools = toolsOf(folder);
  const [monitorPort, ...ports] = await freePorts(7);
  const monitor = await startMonitor(folder, monitorPort, tools);
  const socketOf = (port) => ({ host: folder, port, user: 'postgres', database: 'postgres' });
  const nodes = ['one', 'two', 'three'].map((name, index) => ({
    name,
    port: ports[index],
    poolerPort: ports[index + 3],
    data: path.join(folder, name),
    poolerFolder: path.join(folder, `pooler-${name}`),
    admin: (...statements) => query(socketOf(ports[index]), ...statements),
  }));
  whenDone(async () => {
    await Promise.all(nodes.map(({ pooler }) => pooler?.stop()));
    // the data is thrown away
    await Promise.all([...nodes, monitor].map(({ keeper }) => keeper?.kill()));
  });
  const create = (node) => {
    node.keeper = tools.keep(
      ...[
        'create',
        'postgres',
        '--run',
        ...alone,
        ...at(node.data, node.port),
        '--name',
        node.name,
      ],
      ...['--pghost', folder, '--listen', '127.0.0.1', '--username', 'postgres'],
      ...['--dbname', 'postgres', '--monitor'],
      `postgres://autoctl_node@127.0.0.1:${monitor.port}/pg_auto_failover`,
    );
  };
  const states = () => tools.states(monitor.data);
  const stateIs = (count, state) =>
    waitUntil(
      () => states().filter((each) => each.current_group_state === state).length === count,
      () => `${count} × ${state}: ${JSON.stringify(states())}`,
      waitSeconds,
    );

  const [first, ...others] = nodes;
  initialize(folder, first.data);
  placeServer(
    first.data,
    [['jobline.conf'], ['failover/node.conf'], localHba],
    'wal_keep_size = 64MB\n',
  );
  create(first);
  await stateIs(1, 'single');
  makeRoles(folder, first.port);
  // a base backup starts with a checkpoint, which takes long if there is much to write
  await first.admin('CHECKPOINT');
  for (const node of others) create(node);
  await stateIs(2, 'secondary');
  await stateIs(1, 'primary');
  const secret = await secretOf(socketOf(first.port));
  for (const node of nodes)
    node.pooler = await startPooler(node.poolerFolder, {
      port: node.poolerPort,
      serverPort: node.port,
      secret,
    });

  for (const node of nodes)
    Object.assign(node, {
      /**
       * Simulates a power failure of the machine, except for its pooler: the keeper can't restart
       * the server.
       */
      kill: () => node.keeper.kill(),
      start: () => {
        // restarts a server that was killed
        node.keeper = tools.keep('run', '--pgdata', node.data);
      },
      restartPooler: async () => {
        await node.pooler.kill();
        node.pooler = await runPooler(node.poolerFolder);
      },
    });
  const isWritable = (node) =>
    node
      .admin(
        "SELECT NOT pg_is_in_recovery() AND NOT current_setting('default_transaction_read_only')::boolean AS writable",
      )
      .then(
        ([{ writable }]) => writable,
        () => false,
      );
  const user = `jobline:${encodeURIComponent(passwords.jobline)}`;
  const urlOf = (all) =>
    `postgres://${user}@${all.map((port) => `127.0.0.1:${port}`).join(',')}/jobline`;
  return {
    nodes,
    monitor,
    /** The settings of a host. */
    env: {
      DATABASE_URL: urlOf(nodes.map(({ poolerPort }) => poolerPort)),
      DATABASE_LISTEN_URL: urlOf(nodes.map(({ port }) => port)),
      DATABASE_REPLICA_URLS: urlOf(nodes.map(({ poolerPort }) => poolerPort)),
    },
    isWritable,
    primary: async () => {
      for (const node of nodes) if (await isWritable(node)) return node;
      return undefined;
    },
    states,
    /** Resolves once one server is the primary and the others follow it. */
    settle: async () => {
      await stateIs(2, 'secondary');
      await stateIs(1, 'primary');
    },
  };
};
