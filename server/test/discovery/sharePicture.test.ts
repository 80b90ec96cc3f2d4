import sharp from 'sharp';
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
test('there is none of what nobody may see', async () => {
  const job = await post(host, employer, { jobtitle: 'Miller' });
  await setStatus(host, job._id, 'removed');
  expect((await host.app.inject({ url: `/share/jobs/${job._id}.png` })).statusCode).toBe(404);
  expect((await host.app.inject({ url: '/share/jobs/none.png' })).statusCode).toBe(404);
});
