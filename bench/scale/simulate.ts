/**
 * `npm run bench:scale -- --steps simulate`: simulates what 1,000 and 10,000 requests per second
 * need, with the measured costs of requests in the given file, and compares the simulation with the
 * measured setups. Prints markdown tables.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ms, printTable } from '../page/tables.mjs';
import type { Table } from './fill/database.mjs';
import type { Measured } from './measured';
import type { Costs, Kind, Setup } from './simulation/board';
import { leastSetup } from './simulation/leastSetup';
import { atRate, dayOf, withClients, type Result } from './simulation/run';

/**
 * Costs per request of nginx with TLS and PgBouncer, from the load of `npm run cluster`
 * (bench/README.md), and the latency between machines in one data center.
 */
const onTheWay: Costs = { proxy: 0.00014, pooler: 0.00011, generator: 0, network: 0.00015 };
/** The size of each machine. */
const machine: Setup = {
  hosts: 1,
  processes: 4,
  proxyCores: 1,
  primaryCores: 4,
  replicas: 1,
  replicaCores: 8,
  pool: 24,
};
const rates = [1000, 10_000];

const percent = (share: number | undefined): string =>
  share === undefined ? '–' : `${Math.round(share * 100)} %`;
const three = ({ p50, p95, p99 }: Pick<Result, 'p50' | 'p95' | 'p99'>): string =>
  [p50, p95, p99].map((seconds) => ms(seconds * 1000)).join(', ');

const meanOf = (kinds: readonly Kind[], of: (kind: Kind) => number): number =>
  kinds.reduce((sum, kind) => sum + kind.share * of(kind), 0) /
  kinds.reduce((sum, { share }) => sum + share, 0);

/** Multiplies the host's and database's costs of all kinds. */
const scaled = (kinds: readonly Kind[], host: number, database: number): Kind[] =>
  kinds.map((kind) => ({ ...kind, host: kind.host * host, database: kind.database * database }));

/** Simulates the measured setups with the costs of the first one, and prints both results. */
const printChecks = ({ inputs, checks }: Measured): void => {
  const [one] = checks;
  if (one === undefined) return;
  const reads = inputs.kinds.filter(({ name, share }) => share > 1 || name === 'a small answer');
  const kinds = scaled(
    reads,
    one.host / meanOf(reads, ({ host }) => host),
    one.database / meanOf(reads, ({ database }) => database),
  );
  const rows = checks.flatMap((check) => {
    const { cores, processes, clients, free } = check;
    const setup = { ...machine, replicas: 0, processes, pool: 20, shared: cores };
    const costs = { proxy: 0, pooler: 0, network: 0, generator: one.generator / free };
    const slowed = scaled(kinds, 1 / free, 1 / free);
    const result = withClients({ setup, kinds: slowed, costs }, clients, 60);
    const cells = (what: string, of: Pick<Result, 'rate' | 'p50' | 'p95' | 'p99'>) => [
      check.name,
      what,
      Math.round(of.rate).toLocaleString('en-US'),
      three(of),
    ];
    return [cells('measured', check), cells('simulated', result)];
  });
  printTable(
    `The simulation beside what was measured: ${one.clients} clients, ${one.cores} cores for host, database and clients, of which other programs left ${checks.map(({ free }) => percent(free)).join(' and ')}`,
    ['setup', '', 'requests/s', '50, 95, 99 %'],
    rows,
  );
};

/** Matches the kinds that cost more with more jobs; the others look up single rows. */
const searched = /word/;

/** Prints the smallest setup for each rate. `growth` multiplies the database's cost of searches. */
const printSizes = ({ inputs }: Measured, growth: number, jobs: string, goal: number): void => {
  const asked = inputs.kinds.filter(({ share }) => share > 0);
  const kinds = asked.map((kind) =>
    searched.test(kind.name) ? { ...kind, database: kind.database * growth } : kind,
  );
  const world = { kinds, costs: onTheWay };
  const rows = rates.map((rate) => {
    const { setup, result } = leastSetup(machine, world, { rate, p95: goal });
    const less = { ...setup, hosts: setup.hosts - 1 };
    const withLess = less.hosts > 0 ? atRate({ ...world, setup: less }, rate, 4) : undefined;
    const day = dayOf({ ...world, setup }, rate, rate > 5000 ? 1 : 5);
    const { utilization: used } = result;
    return [
      rate.toLocaleString('en-US'),
      `${setup.hosts} (${percent(used['hosts'])})`,
      `${setup.replicas} (${percent(used['replicas'])})`,
      `${setup.primaryCores} cores (${percent(used['primary'])})`,
      `${setup.proxyCores} cores (${percent(used['proxy'])})`,
      three(result),
      three(day),
      withLess === undefined ? '–' : ms(withLess.p95 * 1000),
    ];
  });
  printTable(
    `${jobs}: the least with 95 % within ${ms(goal * 1000)}; hosts with ${machine.processes} cores, replicas with ${machine.replicaCores}; in brackets how much of each is used`,
    [
      'requests/s at the peak',
      'hosts',
      'replicas',
      'primary',
      'nginx',
      'at the peak: 50, 95, 99 %',
      'over a day',
      '95 % with a host less',
    ],
    rows,
  );
};

const printInputs = ({ inputs }: Measured): void => {
  printTable(
    `What a request costs, ${inputs.jobs.toLocaleString('en-US')} jobs: milliseconds of the processor`,
    ['what', 'of 100', 'host', 'database', 'statements'],
    inputs.kinds.map(({ name, share, host, database, rounds }) => [
      name,
      share || '–',
      (host * 1000).toFixed(2),
      (database * 1000).toFixed(2),
      rounds,
    ]),
  );
  const { alerts, host, database } = inputs.matching;
  printTable(
    'What writes leave behind',
    ['what', 'measured'],
    [
      ...Object.entries(inputs.bytes).map(([name, bytes]) => [
        `${name}: bytes`,
        Math.round(bytes).toLocaleString('en-US'),
      ]),
      [
        `a new job matched with ${alerts.toLocaleString('en-US')} job alerts: ms of host and database`,
        `${(host * 1000).toFixed(1)}, ${(database * 1000).toFixed(1)}`,
      ],
    ],
  );
};

const printQueries = ({ sizes, imported }: Measured): void => {
  printTable(
    'The three hottest queries, one after the other',
    [
      'jobs',
      'what',
      '50, 95, 99 %',
      "database's own time, mean",
      'buffers, mean',
      'of them not in its memory',
    ],
    [imported, ...sizes].flatMap(({ jobs, queries }) =>
      queries.map(({ name, p50, p95, p99, milliseconds, buffers, read }) => [
        jobs.toLocaleString('en-US'),
        name,
        [p50, p95, p99].map((each) => `${each.toFixed(1)} ms`).join(', '),
        `${milliseconds.toFixed(2)} ms`,
        Math.round(buffers).toLocaleString('en-US'),
        Math.round(read).toLocaleString('en-US'),
      ]),
    ),
  );
};

const bytesOf = (tables: readonly Table[], jobs: number) => {
  const sum = (of: (table: Table) => number) =>
    Math.round(tables.reduce((all, table) => all + of(table), 0) / jobs).toLocaleString('en-US');
  return [sum(({ bytes }) => bytes), sum(({ indexes }) => indexes)];
};

const printBytes = ({ sizes, imported }: Measured): void =>
  printTable(
    'What jobs take',
    ['jobs', 'bytes each', 'of them indexes', 'counting all by hour and pay'],
    [
      [
        `${imported.jobs.toLocaleString('en-US')} real ones`,
        ...bytesOf(imported.tables, imported.jobs),
        `${(imported.histogram / 1000).toFixed(1)} s`,
      ],
      ...sizes.map(({ jobs, tables, histogram }) => [
        jobs.toLocaleString('en-US'),
        ...bytesOf(tables, jobs),
        `${(histogram / 1000).toFixed(1)} s`,
      ]),
    ],
  );

const { values } = parseArgs({
  options: { file: { type: 'string', default: '' }, goal: { type: 'string', default: '0.25' } },
});
// written by bench/scale.mjs
const measured = JSON.parse(readFileSync(values.file, 'utf8')) as Measured;
for (const kind of measured.inputs.kinds) kind.isRendered = /page/.test(kind.name);
printQueries(measured);
printBytes(measured);
printInputs(measured);
printChecks(measured);
const byJobs = (jobs: number) =>
  measured.sizes
    .find((size) => size.jobs === jobs)
    ?.queries.find(({ name }) => searched.test(name));
const base = measured.imported.queries.find(({ name }) => searched.test(name));
for (const { jobs } of measured.sizes) {
  const size = byJobs(jobs);
  if (base === undefined || size === undefined) continue;
  // unlike times, buffers don't depend on the machine's other load
  const growth = Math.max(1, size.buffers / base.buffers);
  printSizes(measured, growth, `${jobs.toLocaleString('en-US')} jobs`, Number(values.goal));
}
