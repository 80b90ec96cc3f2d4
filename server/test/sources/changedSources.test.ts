import sql from 'sql-template-tag';
import { asEmployer, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { localSite } from '../outgoing/localSite';
import { added, board, hurry, list, openSourceHost, readAll, stored } from './fixtures';

// what a reading leaves alone: jobs of a feed that is another one, fields of a job, another source's

let host: TestHost;
let owner: Person;
const site = localSite();
beforeAll(async () => {
  host = await openSourceHost();
  await addCategories(host);
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.db.execute(sql`DELETE FROM job_sources`);
  owner = await asEmployer(host);
});

const json = (text: string) =>
  site.answer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  });
const feed = (path = '/board') => ({ kind: 'greenhouse', url: site.at(path), schedule: 'daily' });
const begin = async (text: string) => {
  json(text);
  const id = await added(host, owner, feed());
  await readAll(host);
  return id;
};
const again = async (text: string) => {
  json(text);
  await hurry(host);
  await readAll(host);
  return (await list(host, owner))[0];
};
const titles = async () =>
  (await stored(host, owner)).flatMap(({ title, status }) => (status === 'live' ? [title] : []));

test('a list of wholly other jobs ends none until it says so again', async () => {
  await begin(board('Cook', 'Baker', 'Welder'));
  const other = board('Nurse', 'Porter', 'Driver');
  expect(await again(other)).toMatchObject({ live: 6, added: 3, ended: 0, shrunk: true });
  expect(await again(other)).toMatchObject({ live: 3, added: 0, ended: 3, shrunk: false });
  expect(await titles()).toEqual(['Driver', 'Nurse', 'Porter']);
});

test('as many new jobs as there were make up for none that is gone', async () => {
  await begin(board('Cook', 'Baker', 'Welder'));
  const most = board('Cook', 'Nurse', 'Porter', 'Driver');
  expect(await again(most)).toMatchObject({ live: 6, added: 3, ended: 0, shrunk: true });
  const back = board('Cook', 'Baker', 'Nurse', 'Porter', 'Driver');
  expect(await again(back)).toMatchObject({ live: 5, ended: 1, shrunk: false });
});
