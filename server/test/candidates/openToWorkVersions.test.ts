import { etagOf, neverStored } from '@contract/etag';
import type { Wire } from '../../wire';
import { asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { candidateCalls, profile } from './candidateCalls';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
afterAll(() => host.close());

const { open } = candidateCalls(() => host);
const read = async (seeker: Person) => {
  const answer = await host.app.inject({ url: '/api/open-to-work', headers: seeker.headers });
  return { version: String(answer.headers.etag), stored: answer.json<Wire<'OpenToWork'>>() };
};
const put = (seeker: Person, version: string, changes: Parameters<typeof profile>[0]) =>
  host.app.inject({
    method: 'PUT',
    url: '/api/open-to-work',
    headers: { ...seeker.headers, 'if-match': version },
    payload: profile(changes),
  });
const sorted = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

test('If-Match holds back a save of choices that were stored since, the first ones as well', async () => {
  const seeker = await asSeeker(host);
  for (const wasOpen of [false, true]) {
    const { version, stored } = await read(seeker);
    expect(stored.updatedAt !== null).toBe(wasOpen);
    expect(version).toBe(etagOf(stored.updatedAt ?? neverStored));
    const both = ['Night nurse', 'Day nurse'].map((headline) =>
      put(seeker, version, { headline, wasOpen }),
    );
    // of two saves of the same version, only one succeeds
    expect(sorted(await Promise.all(both))).toEqual([200, 412]);
    const now = await read(seeker);
    const late = await put(seeker, version, { headline: 'Late nurse', wasOpen });
    expect([late.statusCode, late.json()]).toEqual([
      412,
      { message: 'Someone else changed this. Load it again.' },
    ]);
    expect(await read(seeker)).toEqual(now);
    // a version is optional
    expect((await open(seeker)).open).toBe(true);
  }
});

test('to turn it off, no version has to be right, and nothing older is stored', async () => {
  const seeker = await asSeeker(host);
  await open(seeker, { headline: 'Old words' });
  const { version } = await read(seeker);
  await open(seeker, { headline: 'New words', skills: ['R'] });
  const off = { open: false, wasOpen: true, headline: 'Old words' };
  for (const press of ['first', 'second']) {
    const answer = await put(seeker, version, off);
    expect([press, answer.statusCode, answer.json()]).toMatchObject([
      press,
      200,
      { open: false, headline: 'New words', skills: ['R'] },
    ]);
  }
  expect((await read(seeker)).stored).toMatchObject({ open: false, headline: 'New words' });
  // nor if nothing was ever stored
  const other = await asSeeker(host);
  expect((await put(other, version, off)).json()).toMatchObject({ headline: '' });
});
