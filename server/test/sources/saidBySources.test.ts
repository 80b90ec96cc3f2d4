import sql from 'sql-template-tag';
import { closingZone } from '@contract/constants/closingZone';
import { day } from '@contract/time/durations';
import { dateIn, endOfDateIn } from '@contract/time/localHours';
import { call } from '../companies/companyFixtures';
import type { Person, TestHost } from '../host';
import { added, board, list, makeSourcesDue, openForEach, readAll, stored } from './fixtures';

let host: TestHost;
let owner: Person;
const site = openForEach((opened) => ({ host, owner } = opened));

const today = () => Date.now();
const inDays = (days: number) => dateIn(closingZone, today() + days * day);
/** Serves a board with one job that has this deadline. */
const says = (deadline: string | undefined, text = 'All about') =>
  site.answer((_, response) => {
    const [job] = JSON.parse(board('Cook').replace('All about', text)).jobs;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ jobs: [{ ...job, application_deadline: deadline }] }));
  });
const again = async () => {
  await makeSourcesDue(host);
  await readAll(host);
};
const read = async (deadline: string | undefined, text?: string) => {
  says(deadline, text);
  await again();
};
const job = async () => {
  const [only] = await stored(host, owner);
  const [row] = await host.db.query<{ closesOn: string | null; expiresAt: Date }>(
    sql`SELECT closes_on::text AS "closesOn", expires_at AS "expiresAt" FROM jobs WHERE id = ${only?.id}`,
  );
  return { status: only?.status, id: only?.id ?? '', ...row };
};
const begin = async (deadline: string | undefined) => {
  says(deadline);
  await added(host, owner, { kind: 'greenhouse', url: site.at('/board'), schedule: 'daily' });
  await readAll(host);
};

test('a job ends with the day that its source names, also if that is never read again', async () => {
  await begin(`${inDays(10)}T17:00:00-05:00`);
  expect(await job()).toMatchObject({
    ...{ status: 'live', closesOn: inDays(10) },
    expiresAt: new Date(endOfDateIn(closingZone, inDays(10))),
  });
});

test('it follows its source: to a later day, to none, and to one that is over', async () => {
  await begin(inDays(3));
  await read(inDays(5));
  expect(await job()).toMatchObject({
    ...{ status: 'live', closesOn: inDays(5) },
    expiresAt: new Date(endOfDateIn(closingZone, inDays(5))),
  });
  await read(undefined);
  const { closesOn, expiresAt } = await job();
  expect([closesOn, (expiresAt?.getTime() ?? 0) > today() + 29 * day]).toEqual([null, true]);
  await read(inDays(-2));
  // although that is more than half of its jobs
  expect(await job()).toMatchObject({ status: 'expired' });
  expect(await list(host, owner)).toMatchObject([{ skipped: 1, live: 0 }]);
});

test('one that was over is there again with a new last day', async () => {
  await begin(inDays(1));
  await host.db.execute(
    sql`UPDATE jobs SET expires_at = now() - interval '1 hour', closes_on = closes_on - 2 WHERE id = ${(await job()).id}`,
  );
  expect(await job()).toMatchObject({ status: 'live' });
  await read(inDays(40));
  expect(await job()).toMatchObject({ status: 'live', closesOn: inDays(40) });
  // beyond the maximum lifetime of a job: it stays live while the source has it
  await host.db.execute(sql`UPDATE jobs SET expires_at = now() + interval '3 days'`);
  await again();
  expect(((await job()).expiresAt?.getTime() ?? 0) > today() + 29 * day).toBe(true);
});

test('what an employer chose here stays where its source names no day', async () => {
  await begin(undefined);
  const { id } = await job();
  const hiring = { questions: [], answersWithin: null, closesOn: inDays(7) };
  const set = await call(host, owner, 'PUT', `/jobs/${id}/hiring`, hiring);
  expect(set.statusCode).toBe(200);
  await read(undefined, 'Everything about');
  expect(await job()).toMatchObject({ status: 'live', closesOn: inDays(7) });
});

test('so does where the work is done', async () => {
  const word = (value: string | undefined, text = 'All about') =>
    site.answer((_, response) => {
      const [only] = JSON.parse(board('Cook').replace('All about', text)).jobs;
      const metadata = value === undefined ? [] : [{ name: 'Workplace Type', value }];
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ jobs: [{ ...only, metadata }] }));
    });
  const workplace = async () => {
    const [row] = await host.db.query<{ workplace: string | null; remote: boolean }>(
      sql`SELECT workplace, remote FROM jobs WHERE id = ${(await job()).id}`,
    );
    return [row?.workplace, row?.remote];
  };
  word('Remote');
  await added(host, owner, { kind: 'greenhouse', url: site.at('/board'), schedule: 'daily' });
  await readAll(host);
  expect(await workplace()).toEqual(['remote', true]);
  word('Hybrid');
  await again();
  expect(await workplace()).toEqual(['hybrid', false]);
  word(undefined);
  await again();
  expect(await workplace()).toEqual([null, false]);
  await host.db.execute(sql`UPDATE jobs SET workplace = 'onSite' WHERE id = ${(await job()).id}`);
  word(undefined, 'Everything about');
  await again();
  expect(await workplace()).toEqual(['onSite', false]);
});

test.each([{}, { 'content-type': 'text/html' }])(
  'a board is known by its text where its server says no better: %j',
  async (headers) => {
    await begin(undefined);
    site.answer((_, response) => {
      response.writeHead(200, headers).end(`\uFEFF ${board('Cook', 'Baker')}`);
    });
    await again();
    expect(await list(host, owner)).toMatchObject([{ live: 2, added: 1, problem: null }]);
  },
);
