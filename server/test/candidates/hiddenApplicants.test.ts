import { randomUUID } from 'node:crypto';
import { applyTo } from '../applicationFixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { candidateCalls } from './candidateCalls';

let host: TestHost;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
afterAll(() => host.close());

const { call, callExpecting, open, close, search, idOf, invite, invitations, answer } =
  candidateCalls(() => host);
/** Creates a job seeker who hides their name from employers and is found by `words`. */
const hidden = async () => {
  const [employer, seeker] = [await asEmployer(host), await asSeeker(host)];
  const jobId = (await post(host, employer, { joboverview: `Care ${randomUUID()}` }))._id;
  const words = `Word${randomUUID().slice(0, 8)}`;
  await open(seeker, { nameShown: 'hidden', headline: words });
  return { employer, seeker, jobId, words, id: await idOf(seeker) };
};
const statusOf = async (employer: Person, thread: string): Promise<number> =>
  (await call(employer, 'GET', `/threads/${thread}`)).status;
const invitationOf = async (seeker: Person): Promise<string> =>
  (await invitations(seeker))[0]?._id ?? '';

test('who hides their name isn’t told to be an applicant by being invited', async () => {
  const { employer, seeker, jobId, id } = await hidden();
  await applyTo(host, seeker, { jobId });
  const other = await hidden();
  const same = async (candidate: string) => {
    const { status, body } = await invite(employer, candidate, jobId);
    return [status, Object.keys(body).toSorted(), body.name];
  };
  expect(await same(id)).toEqual(await same(other.id));
  // nor through the conversation, before they say yes
  const invitation = await invitationOf(seeker);
  expect(await statusOf(employer, invitation)).toBe(404);
  await answer(seeker, invitation, 'yes');
  expect(await statusOf(employer, invitation)).toBe(200);
  await close(seeker);
  expect(await statusOf(employer, invitation)).toBe(404);
});

test('nor by applying once they were invited, whatever they answered', async () => {
  const { employer, seeker, jobId, id } = await hidden();
  await invite(employer, id, jobId);
  const invitation = await invitationOf(seeker);
  const application = await applyTo(host, seeker, { jobId });
  expect(await statusOf(employer, invitation)).toBe(404);
  await answer(seeker, invitation, 'no');
  expect(await statusOf(employer, invitation)).toBe(404);
  expect(await statusOf(employer, application._id)).toBe(200);
  await callExpecting(200, seeker, 'GET', `/threads/${invitation}`);
});

test('nor by who disappears from the search when an applicant is blocked', async () => {
  const { employer, seeker, jobId, words, id } = await hidden();
  const { _id: application } = await applyTo(host, seeker, { jobId });
  const found = async () => (await search(employer, `q=${words}`)).total;
  expect(await found()).toBe(1);
  await callExpecting(204, employer, 'PUT', `/threads/${application}/block`);
  expect(await found()).toBe(1);
  // with the name shown, the candidate is no longer found
  await open(seeker, { nameShown: 'short', headline: words });
  expect(await found()).toBe(0);
  await open(seeker, { nameShown: 'hidden', headline: words });
  await callExpecting(204, employer, 'DELETE', `/threads/${application}/block`);
  expect((await invite(employer, id, jobId)).status).toBe(200);
  await answer(seeker, await invitationOf(seeker), 'yes');
  await callExpecting(204, employer, 'PUT', `/threads/${application}/block`);
  expect(await found()).toBe(0);
});
