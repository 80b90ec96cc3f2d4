import sharp from 'sharp';
import sql from 'sql-template-tag';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, post, setStatus } from '../jobFixtures';

let host: TestHost;
let employer: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  employer = await asEmployer(host);
});
afterAll(() => host.close());

const pictureAt = async (url: string) => {
  const answer = await host.app.inject({ url });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  return answer.rawPayload;
};
test('a shared link has a picture of 1200 by 630, each job its own', async () => {
  const jobs = [
    await post(host, employer, { jobtitle: 'Mason & <Sons> 😀' }),
    await post(host, employer, { jobtitle: 'A long title '.repeat(9).trim() }),
  ];
  const addresses = ['/share/site.png', ...jobs.map(({ _id }) => `/share/jobs/${_id}.png`)];
  const pictures = await Promise.all(addresses.map(pictureAt));
  for (const picture of pictures)
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
});
test.each([
  ['emoji', '🚚 Truck Driver 👩🏽\u200d🍳❤️\u200d🔥 🏴\u{e0067}\u{e0062}\u{e007f}🇺🇸', 'Truck Driver'],
  ['keycaps', 'Shift 1️⃣', 'Shift 1'],
  ['title of emoji alone', '😀', 'Untitled job'],
  ['other script', '業務主任', 'Pay and place before the first click'],
])('a picture has no %s, which a machine may have no font for', async (_what, title, drawn) => {
  const [given, plain] = [
    await post(host, employer, { jobtitle: title, companyname: 'Mill 🏭 & Sons' }),
    await post(host, employer, { jobtitle: drawn, companyname: 'Mill & Sons' }),
  ].map(({ _id }) => `/share/jobs/${_id}.png`);
  const shown = await pictureAt(plain ?? '');
  expect((await pictureAt(given ?? '')).equals(shown)).toBe(true);
});
test('signs of a text’s own stay', async () => {
  const [given, without] = [
    await post(host, employer, { jobtitle: 'Acme™ Cook ©' }),
    await post(host, employer, { jobtitle: 'Acme Cook' }),
  ].map(({ _id }) => `/share/jobs/${_id}.png`);
  expect((await pictureAt(given ?? '')).equals(await pictureAt(without ?? ''))).toBe(false);
});
test('what another host changes is in the next picture', async () => {
  const job = await post(host, employer, { jobtitle: 'Weaver' });
  const picture = () => pictureAt(`/share/jobs/${job._id}.png`);
  const before = await picture();
  await host.db.execute(sql`UPDATE jobs SET title = 'Baker' WHERE id = ${job._id}`);
  expect((await picture()).equals(before)).toBe(false);
});
test('there is none of what nobody may see', async () => {
  const job = await post(host, employer, { jobtitle: 'Miller' });
  await setStatus(host, job._id, 'removed');
  expect((await host.app.inject({ url: `/share/jobs/${job._id}.png` })).statusCode).toBe(404);
  expect((await host.app.inject({ url: '/share/jobs/none.png' })).statusCode).toBe(404);
});
