import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { invalidateJobCaches } from '../../services/cache';
import { asAdmin, asEmployer, type Person, type TestHost } from '../host';
import { waitFor } from '../waitFor';
import { keep, openPageHosts, type PageHost } from './pageHosts';

let host: PageHost;
let other: PageHost;
let end: () => Promise<void>;
let employer: Person;
beforeAll(async () => {
  const opened = await openPageHosts();
  ({ end } = opened);
  [host, other] = opened.hosts;
  employer = await asEmployer(host);
});
afterAll(() => end());
const get = ({ app }: TestHost, url: string) => app.inject({ url });

describe('an edit drops the pages that show it, on every host:', () => {
  const expectEdited = async (
    url: string,
    person: Person,
    change: { url: string; payload: object },
    text: string,
  ) => {
    for (const at of [host, other]) await keep(at, url);
    const answer = await host.app.inject({ method: 'PUT', headers: person.headers, ...change });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    expect((await get(host, url)).body).toContain(text);
    await waitFor(async () => (await get(other, url)).body.includes(text));
  };
  const profileOf = ({ username }: Person) => `/employerppreadonly/${username}`;

  test('of a company’s profile', () =>
    expectEdited(
      profileOf(employer),
      employer,
      {
        url: `/api/employer/employers/update/${employer.id}`,
        payload: { companyName: 'Sailmakers & Sons' },
      },
      'Sailmakers & Sons',
    ));

  test('of its logo', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const payload = new FormData();
    payload.append('companyLogo', new Blob([new Uint8Array(picture)]), 'logo.png');
    await expectEdited(
      profileOf(employer),
      employer,
      { url: `/api/employers/${employer.id}/logo`, payload },
      '/api/media/',
    );
  });

  test('of the featured employers', async () => {
    const ids = [randomUUID(), randomUUID()];
    await host.db.execute(
      sql`INSERT INTO featured_employers (id, name, position) VALUES (${ids[0]}, 'Loom', 1), (${ids[1]}, 'Mill', 2)`,
    );
    // a tool's write sends no notice
    for (const { db } of [host, other]) await invalidateJobCaches(db);
    await expectEdited(
      '/login',
      await asAdmin(host),
      { url: '/api/featured/order', payload: { ids: ids.toReversed() } },
      `"_id":"${ids[1]}"`,
    );
    expect((await get(host, '/login')).body).toMatch(/Mill.*Loom/);
  });

  test('of the terms', async () => {
    const id = randomUUID();
    await host.db.execute(
      sql`INSERT INTO terms (id, terms_of_use_1, terms_of_use_2, terms_of_use_3, privacy_policy, cookies, changes_to_statement) VALUES (${id}, '', '', '', '', '', '')`,
    );
    for (const { db } of [host, other]) await invalidateJobCaches(db);
    const [{ _id, updatedAt: _time, ...texts }] = (await get(host, '/api/terms/terms')).json();
    const names: string[] = Object.keys(texts);
    await expectEdited(
      '/termsofuse',
      await asAdmin(host),
      {
        url: `/api/terms/terms/update/${_id}`,
        payload: Object.fromEntries(names.map((name) => [name, `New ${name}`])),
      },
      'New cookies',
    );
  });
});
