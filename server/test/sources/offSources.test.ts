import sql from 'sql-template-tag';
import type { Person, TestHost } from '../host';
import { mailRows } from '../smtp';
import { added, board, list, makeSourcesDue, openForEach, readAll, sendForm } from './fixtures';

let host: TestHost;
let owner: Person;
const site = openForEach((opened) => ({ host, owner } = opened));
beforeEach(async () => {
  await host.db.execute(sql`UPDATE employers SET email_verified_at = now()`);
  await host.db.execute(sql`DELETE FROM mails`);
});

const failing = (status: number) =>
  site.answer((_, response) => {
    response.writeHead(status).end();
  });
const bySchedule = async () => {
  await makeSourcesDue(host);
  await readAll(host);
};
const byHand = async (id: string) => {
  const answer = await sendForm(host, owner, `/company/job-sources/${id}/runs`, {});
  expect([answer.statusCode, answer.json().reading]).toEqual([200, true]);
  // the next reading isn't scheduled in the past
  expect(Date.parse(answer.json().nextRunAt)).toBeGreaterThan(Date.now() - 60_000);
  await readAll(host);
};
const own = async () => (await list(host, owner))[0];
const add = () =>
  added(host, owner, { kind: 'greenhouse', url: site.at('/board?key=1'), schedule: 'daily' });

test('whose source was turned off is mailed once, and which one it is', async () => {
  failing(500);
  const id = await add();
  await readAll(host);
  for (let count = 0; count < 6; count += 1) await bySchedule();
  expect(await own()).toMatchObject({ failures: 7, offForFailures: true });
  await byHand(id);
  await byHand(id);
  expect(await own()).toMatchObject({
    ...{ failures: 7, offForFailures: true, problem: 'status', status: 500, nextRunAt: null },
  });
  const mails = await mailRows(host.db);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'We stopped importing your jobs to Jobline',
  ]);
  const text = String(mails[0]?.text_body).replaceAll('\u2060', '');
  expect(text).toContain(`We couldn’t read ${new URL(site.at('/board')).host}/board for a while`);
  expect(text).not.toContain('[link]');
  // once it works again, its schedule continues
  site.answer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(board('Cook'));
  });
  await byHand(id);
  expect(await own()).toMatchObject({
    ...{ failures: 0, offForFailures: false, nextRunAt: expect.any(String), live: 1 },
  });
});

test.each([500, 410])('what somebody has read by hand turns nothing off (%s)', async (status) => {
  failing(500);
  const id = await add();
  await readAll(host);
  failing(status);
  for (let count = 0; count < 8; count += 1) await byHand(id);
  expect(await own()).toMatchObject({
    ...{ failures: 1, offForFailures: false, status, nextRunAt: expect.any(String) },
  });
  expect(await mailRows(host.db)).toEqual([]);
});
