// Checks each file of deploy/ with the program that reads it, and its settings, metrics and paths
// against a host's.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import {
  deployFolder,
  makeFolder,
  needs,
  otherUser,
  place,
  placeHaproxy,
  placeNginx,
  readDeployed,
  run,
} from './place.mjs';

const require = createRequire(import.meta.url);
const { readEnv } = require('../../settings/env.ts');
const { makeMetrics } = require('../../services/site/metrics.ts');
const { openDatabase } = require('../../database/database.ts');
const { consoleLog } = require('../../log.ts');
const { hostTexts } = require('../../texts/errors.ts');

const root = path.join(deployFolder, '..');
const folder = makeFolder();
after(() => fs.rmSync(folder, { recursive: true, force: true }));
const inDeploy = (ending) =>
  fs.readdirSync(deployFolder, { recursive: true }).filter((name) => name.endsWith(ending));
const passes = ({ status, output }) => assert.equal(status, 0, output);

test('nginx -t', needs('nginx', 'openssl'), async () => {
  const own = path.join(folder, 'edge');
  fs.mkdirSync(own);
  const { args } = await placeNginx(own, [3000]);
  const found = run('nginx', ['-t', ...args]);
  passes(found);
  assert.doesNotMatch(found.output, /\[warn\]/);
});

test('haproxy -c', needs('haproxy', 'openssl'), async () => {
  const { args, env } = await placeHaproxy(folder, [3000]);
  const found = run('haproxy', ['-c', ...args], { env });
  passes(found);
  assert.doesNotMatch(found.output, /WARNING/);
});

test('postgres -C', needs('postgres', 'initdb'), () => {
  const data = path.join(folder, 'data');
  fs.mkdirSync(data);
  for (const name of ['jobline', 'primary', 'standby', 'failover/node', 'failover/monitor'])
    place(`postgres/${name}.conf`, path.join(data, `${path.basename(name)}.conf`));
  place('docker/postgresql.conf', path.join(data, 'docker.conf'), [
    ['/etc/postgresql/jobline.conf', path.join(data, 'jobline.conf')],
  ]);
  fs.chmodSync(data, 0o755);
  const read = (file, setting) => {
    const found = run(
      'postgres',
      ['-D', data, '-c', `config_file=${path.join(data, `${file}.conf`)}`, '-C', setting],
      { ...otherUser(), cwd: data },
    );
    passes(found);
    // log lines follow the value
    return found.output.split('\n')[0];
  };
  assert.equal(read('jobline', 'wal_level'), 'replica');
  assert.equal(read('primary', 'synchronous_standby_names'), 'ANY 1 (standby_one, standby_two)');
  assert.equal(read('standby', 'primary_slot_name'), 'standby_one');
  assert.equal(read('node', 'max_standby_streaming_delay'), '10000');
  assert.equal(read('monitor', 'pgautofailover.primary_demote_timeout'), '2000');
  assert.equal(read('docker', 'listen_addresses'), '*');
  assert.equal(read('docker', 'max_connections'), '200');
});

test('systemd-analyze', needs('systemd-analyze'), () => {
  const units = ['jobline.service', 'jobline-backup.service', 'jobline-backup.timer'];
  const files = units.map((name) => path.join(deployFolder, 'systemd', name));
  // the machine that runs the test may have Node elsewhere
  const found = run('systemd-analyze', ['verify', '--man=no', ...files]);
  const complaints = found.output
    .split('\n')
    .filter((line) => line !== '' && !/\/usr\/bin\/node is not executable/.test(line));
  assert.deepEqual(complaints, []);
  for (const file of files.filter((name) => name.endsWith('.service'))) {
    // the tolerated exposure, in tenths: 20 is 2.0 of 10
    const judged = run('systemd-analyze', ['security', '--offline=true', '--threshold=20', file]);
    passes(judged);
  }
});

test('promtool', needs('promtool'), () => {
  const cwd = path.join(deployFolder, 'monitoring');
  passes(run('promtool', ['check', 'config', 'prometheus.yml'], { cwd }));
  passes(run('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd }));
  // the dashboard's queries use the same language
  const { panels } = JSON.parse(readDeployed('monitoring/board.json'));
  const rules = panels.flatMap(({ targets }) =>
    targets.map(({ expr }, index) => ({ record: `board:${index}`, expr })),
  );
  const file = path.join(folder, 'board.yml');
  fs.writeFileSync(
    file,
    JSON.stringify({ groups: rules.map((rule, index) => ({ name: `${index}`, rules: [rule] })) }),
  );
  passes(run('promtool', ['check', 'rules', '--lint=none', file]));
});

test('docker-compose config', needs('docker-compose'), () => {
  const own = path.join(folder, 'compose');
  fs.cpSync(deployFolder, path.join(own, 'deploy'), { recursive: true });
  const secrets = path.join(own, 'deploy/docker/secrets');
  fs.mkdirSync(secrets);
  for (const name of ['jobline.env', 'postgres_password', 'jobline_password'])
    fs.writeFileSync(path.join(secrets, name), '');
  const file = path.join(own, 'deploy/docker/compose.yaml');
  passes(run('docker-compose', ['-f', file, 'config', '--quiet']));
});

test('yamllint', needs('yamllint'), () => {
  const rules =
    '{extends: default, rules: {line-length: disable, indentation: disable, document-start: disable, braces: disable, brackets: disable, comments: {min-spaces-from-content: 1}}}';
  const files = [...inDeploy('.yaml'), ...inDeploy('.yml')].map((name) =>
    path.join(deployFolder, name),
  );
  assert.ok(files.length >= 5);
  passes(run('yamllint', ['--strict', '-d', rules, ...files]));
});

test('sh -n', () => {
  for (const name of inDeploy('.sh')) passes(run('sh', ['-n', path.join(deployFolder, name)]));
});

/** Parses lines of KEY=value. */
const settingsOf = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

test('every setting is one of the host, and they are accepted', () => {
  const documented = new Set(
    [...fs.readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(/^\| (`[A-Z_, `]+`)/gm)]
      .flatMap(([, names]) => names.split(','))
      .map((name) => name.replaceAll('`', '').trim()),
  );
  assert.ok(documented.has('TRUST_PROXY'));
  const documents = parseAllDocuments(readDeployed('kubernetes/jobline.yaml')).map((each) =>
    each.toJSON(),
  );
  const ofKind = (kind) => documents.find((each) => each.kind === kind);
  const { services } = parse(readDeployed('docker/compose.yaml'), { merge: true });
  const machine = settingsOf(readDeployed('jobline.env'));
  const cluster = {
    NODE_ENV: 'production',
    ...ofKind('ConfigMap').data,
    ...ofKind('Secret').stringData,
  };
  for (const settings of [machine, cluster, services['host-one'].environment]) {
    for (const name of Object.keys(settings))
      assert.ok(documented.has(name) || name === 'NODE_ENV', `${name} is no setting of the host`);
  }
  for (const settings of [machine, cluster]) {
    const env = readEnv(settings);
    assert.equal(env.trustProxy, 1);
    assert.ok(env.drain >= 5);
  }
});

test('the board and the alerts ask for metrics that a host has', async () => {
  const log = consoleLog('silent');
  // an unreachable database: a host's metrics have the same names
  const db = openDatabase(
    {
      host: '127.0.0.1',
      port: 1,
      replicas: { urls: ['postgres://127.0.0.1:1/jobs'], maxLag: 5000 },
    },
    log,
  );
  const text = await makeMetrics({ db, env: readEnv({}), log }).read();
  await db.close();
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, ...pair]) => pair));
  const known = new Set([
    'up',
    ...[...types].flatMap(([name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  ]);
  assert.ok(known.has('jobline_calls_total'));
  const asked = ['monitoring/board.json', 'monitoring/alerts.yml'].flatMap((name) => [
    ...readDeployed(name).matchAll(/\b((?:jobline|nodejs|process)_[a-z0-9_]+)\b/g),
  ]);
  assert.ok(asked.length > 20);
  for (const [, name] of asked) assert.ok(known.has(name), `no host has ${name}`);
});

test('OPERATIONS.md says what each alert means', () => {
  const { groups } = parse(readDeployed('monitoring/alerts.yml'));
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  assert.equal(alerts.length, 12);
  const text = fs.readFileSync(path.join(root, 'OPERATIONS.md'), 'utf8');
  const rows = text.matchAll(/^\| .* \| .* \| `([A-Z][A-Za-z]+)` \| .+ \|$/gm);
  assert.deepEqual(new Set([...rows].map(([, name]) => name)), new Set(alerts));
});

test('where no host can be reached, proxies say what a host would', () => {
  const said = JSON.stringify({ message: hostTexts.unavailable });
  const nginx = readDeployed('nginx/nginx.conf');
  assert.ok(nginx.includes(`return 503 '${said}';`));
  const haproxy = [
    ...readDeployed('haproxy/haproxy.cfg').matchAll(/^ +http-error .* string (".*") hdr /gm),
  ];
  assert.equal(haproxy.length, 3);
  for (const [, text] of haproxy) assert.equal(JSON.parse(text), said);
});

test('the image has the files that a host reads, and is run by nobody special', () => {
  const text = readDeployed('docker/Dockerfile');
  const last = text.slice(text.lastIndexOf('\nFROM '));
  for (const part of [
    'package.json',
    'node_modules',
    'server/migrations',
    'server/workers',
    'dist',
  ])
    assert.match(last, new RegExp(`^COPY .*${part}`, 'm'));
  assert.match(last, /^USER [1-9]/m);
  for (const [, source] of text.matchAll(/^COPY (?!--from)(\S+)/gm))
    assert.ok(fs.existsSync(path.join(root, source)), source);
  // the same version of Node everywhere: the oldest one that package.json supports
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  for (const [, version] of text.matchAll(/^FROM node:([\d.]+)/gm))
    assert.equal(`>=${version}`, engines.node);
});

test('what cannot be tried here says so in its first line, and the rest what checks it', () => {
  const named =
    /^(#|;|--) (Checked by|Run by|Read by|Not tried here)|^# of this machine|^; of this machine|^# what a build/;
  for (const name of fs.readdirSync(deployFolder, { recursive: true })) {
    if (!fs.statSync(path.join(deployFolder, name)).isFile()) continue;
    const lines = readDeployed(name).split('\n');
    if (/\.(md|json)$/.test(name)) continue;
    const first = lines[0].startsWith('#!') ? lines[1] : lines[0];
    assert.match(first, named, name);
  }
  assert.match(JSON.parse(readDeployed('monitoring/board.json')).description, /^Checked as JSON/);
});

test('probes ask what a host answers, on the port it listens on', () => {
  const documents = parseAllDocuments(readDeployed('kubernetes/jobline.yaml')).map((each) =>
    each.toJSON(),
  );
  const deployment = documents.find(({ kind }) => kind === 'Deployment');
  const [host] = deployment.spec.template.spec.containers;
  const { port } = readEnv({});
  assert.equal(host.ports[0].containerPort, port);
  const health = fs.readFileSync(path.join(root, 'server/plugins/readiness.ts'), 'utf8');
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
    assert.ok(health.includes(`'${host[probe].httpGet.path}'`));
  assert.equal(host.readinessProbe.httpGet.path, '/readyz');
  assert.equal(host.livenessProbe.httpGet.path, '/healthz');
  const { drain } = readEnv({
    NODE_ENV: 'production',
    ...documents.find(({ kind }) => kind === 'ConfigMap').data,
  });
  const { periodSeconds, failureThreshold } = host.readinessProbe;
  assert.ok(drain > periodSeconds * failureThreshold);
  assert.ok(deployment.spec.template.spec.terminationGracePeriodSeconds > drain + 9);
});
