import sql from 'sql-template-tag';
import { asEmployer, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { localSite } from '../outgoing/localSite';
import { add, added, list, openSourceHost, readAll, sendForm, stored } from './fixtures';

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

const text = 'x'.repeat(9_000);
const xml = `<source>${Array.from({ length: 60 }, (_, n) => `<job><title>Cook ${n}</title><referencenumber>${n}</referencenumber><description>${text}</description></job>`).join('')}</source>`;
const answer = (type: string, bytes: Buffer | string) =>
  site.answer((_request, response) => {
    response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(bytes);
  });
const preview = (fields: Parameters<typeof add>[2]) =>
  sendForm(host, owner, '/company/job-source-previews', fields);

test('a source that is read in a thread is previewed and imported as any other', async () => {
  answer('application/xml', xml);
  const fields = { kind: 'indeed', url: site.at('/jobs.xml'), schedule: 'daily' };
  expect((await preview(fields)).json()).toMatchObject({ ready: 60, skipped: 0 });
  await added(host, owner, fields);
  await readAll(host);
  expect(await list(host, owner)).toMatchObject([{ added: 60, problem: null, reading: false }]);
});

test('a host that ends leaves what it reads in a thread for the next one', async () => {
  answer('application/xml', xml);
  await added(host, owner, { kind: 'indeed', url: site.at('/jobs.xml'), schedule: 'daily' });
  const abort = new AbortController();
  const reading = readAll(host, { stopped: abort.signal });
  setTimeout(() => abort.abort(), 50);
  await reading;
  expect(await stored(host, owner)).toEqual([]);
  expect(await list(host, owner)).toMatchObject([{ reading: true, problem: null, failures: 0 }]);
  await readAll(host);
  expect(await stored(host, owner)).toHaveLength(60);
});
