import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import { applyTo } from '../applicationFixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { call, companyOf, invite, join, mailedToken } from './companyFixtures';

const recruiter = { role: 'recruiter', allJobs: true } as const;
const reader = { role: 'reader', allJobs: true } as const;

let host: TestHost;
let admin: Person;
let owner: Person;
let ann: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  admin = await asAdmin(host);
});
beforeEach(async () => {
  [owner, ann] = [await asEmployer(host), await asEmployer(host)];
  await join(host, owner, ann, recruiter);
});
afterAll(() => host.close());

const suspend = ({ id }: Person) =>
  host.db.execute(sql`UPDATE employers SET suspended_at = now() WHERE id = ${id}`);
const another = async (access: Wire<'ColleagueAccess'>): Promise<Person> => {
  const person = await asEmployer(host);
  await join(host, owner, person, access);
  return person;
};
const leave = (person: Person, to?: Person) =>
  call(host, person, 'POST', '/company/leave', to ? { to: to.id } : {});
const deleteBy = (by: Person, { id }: Person) =>
  call(host, by, 'DELETE', `/employer/employers/delete/${id}`);
const deleteOwn = (person: Person) =>
  call(host, person, 'POST', '/account/deletion', { password: person.password });
/** Returns the owner of a job; `undefined` if the job is gone. */
const ownerOf = async (jobId: string): Promise<string | undefined> =>
  (await call(host, null, 'GET', `/jobdescriptions/jobdescriptions/${jobId}`)).json()
    .usernameEmployer;
const rolesOf = async (person: Person) =>
  Object.fromEntries(
    (await companyOf(host, person)).people.map((each) => [each.usernameEmployer, each.role]),
  );

test.each([
  ['naming nobody', undefined],
  ['naming who can’t take jobs over', () => owner],
])('a suspended owner keeps nobody: whoever leaves keeps their jobs, %s', async (_how, to) => {
  const { _id } = await post(host, ann);
  await suspend(owner);
  expect((await leave(ann, to?.())).statusCode).toBe(204);
  expect(await ownerOf(_id)).toBe(ann.username);
  expect(await rolesOf(owner)).toEqual({ [owner.username]: 'owner' });
});

test.each(['by themselves', 'by an administrator'])(
  'an account in the company of a suspended owner is deleted %s, with its jobs',
  async (by) => {
    const { _id } = await post(host, ann);
    await suspend(owner);
    const deleted = await (by === 'by themselves' ? deleteOwn(ann) : deleteBy(admin, ann));
    expect(deleted.statusCode).toBeLessThan(300);
    expect(await ownerOf(_id)).toBeUndefined();
    expect(await rolesOf(owner)).toEqual({ [owner.username]: 'owner' });
  },
);

test('jobs go to somebody who isn’t suspended: an owner, else a recruiter', async () => {
  const [bob, eve] = [await another({ role: 'owner', allJobs: true }), await another(recruiter)];
  const [one, two] = [await post(host, ann), await post(host, eve)];
  await suspend(owner);
  expect((await leave(ann)).statusCode).toBe(204);
  expect(await ownerOf(one._id)).toBe(bob.username);
  const zoe = await asEmployer(host);
  await join(host, bob, zoe, recruiter);
  await suspend(bob);
  expect((await leave(eve, bob)).statusCode).toBe(409);
  expect((await leave(eve)).statusCode).toBe(204);
  expect(await ownerOf(two._id)).toBe(zoe.username);
});

test('after the last owner an administrator’s deletion makes somebody owner who isn’t suspended', async () => {
  const rita = await another(reader);
  const { _id } = await post(host, owner);
  await suspend(ann);
  expect((await deleteBy(admin, owner)).statusCode).toBe(200);
  expect(await rolesOf(rita)).toEqual({ [ann.username]: 'recruiter', [rita.username]: 'owner' });
  expect(await ownerOf(_id)).toBe(rita.username);
});

test('the last owner of nobody but suspended people is deleted with the jobs', async () => {
  const { _id } = await post(host, owner);
  await suspend(ann);
  expect((await deleteBy(admin, owner)).statusCode).toBe(200);
  expect(await rolesOf(ann)).toEqual({ [ann.username]: 'owner' });
  expect(await ownerOf(_id)).toBeUndefined();
});

const suspendedBy = async (person: Person) => {
  const path = `/admin/people/employer/${person.id}/suspension`;
  const suspended = await call(host, admin, 'PUT', path, { reason: 'Asked for money.' });
  expect(suspended.statusCode).toBe(200);
};
const refusal = 'Your account is suspended, so you can’t do this. Reason: Asked for money.';
const accept = (person: Person, token: string) =>
  call(host, person, 'POST', '/company/invitation-acceptances', { token });

test('a suspended owner has their own jobs alone, and decides about nobody', async () => {
  const [theirs, own] = [await post(host, ann), await post(host, owner)];
  const seeker = await asSeeker(host);
  const { _id } = await applyTo(host, seeker, { jobId: theirs._id });
  const invited = await invite(host, owner, 'bob@elsewhere.example', reader);
  expect(invited.statusCode).toBe(201);
  const csv = () => call(host, owner, 'GET', '/applicants.csv');
  expect((await csv()).body).toContain(`${seeker.username}@`);
  await suspendedBy(owner);

  expect((await csv()).body).not.toContain(`${seeker.username}@`);
  expect((await call(host, owner, 'GET', `/applicants/${_id}`)).statusCode).toBe(404);
  const jobs = (await call(host, owner, 'GET', '/company/jobs')).json();
  expect(jobs.map((job: { _id: string }) => job._id)).toEqual([own._id]);
  expect((await call(host, owner, 'GET', '/company/history')).json()).toEqual({ items: [] });
  for (const [method, path, body] of [
    ['PUT', `/company/people/${ann.id}`, reader],
    ['POST', `/company/people/${ann.id}/removal`, {}],
    ['POST', '/company/handovers', { from: ann.id, to: ann.id }],
    ['POST', '/company/leave', { to: ann.id }],
    ['DELETE', `/company/invitations/${invited.json()._id}`],
    ['PUT', '/letter-templates/reject', { subject: 'Hello', body: 'Send money.' }],
  ] as const) {
    const answer = await call(host, owner, method, path, body);
    expect([path, answer.statusCode, answer.json().message]).toEqual([path, 403, refusal]);
  }
  expect(await rolesOf(ann)).toEqual({ [owner.username]: 'owner', [ann.username]: 'recruiter' });
  expect(await ownerOf(theirs._id)).toBe(ann.username);
  expect((await call(host, ann, 'GET', `/applicants/${_id}`)).statusCode).toBe(200);
});

test.each([
  ['suspended', suspendedBy],
  ['suspended by a release that left their invitations', suspend],
  [
    'no owner since a release that left their invitations',
    ({ id }: Person) =>
      host.db.execute(sql`UPDATE colleagues SET role = 'reader' WHERE employer_id = ${id}`),
  ],
])('nobody joins by the invitation of somebody who is %s', async (_what, change) => {
  const email = `${ann.username}@invited.example`;
  expect((await invite(host, owner, email, { role: 'owner', allJobs: true })).statusCode).toBe(201);
  const token = await mailedToken(host, email);
  await change(owner);
  const bob = await asEmployer(host);
  const opened = await call(host, bob, 'POST', '/company/invitation-links', { token });
  for (const answer of [opened, await accept(bob, token)])
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'This invitation isn’t valid anymore. Ask for a new one.',
    ]);
  expect(Object.keys(await rolesOf(bob))).toEqual([bob.username]);
});

test('keys and webhooks end with a suspension, and none is made until it is lifted', async () => {
  const keys = () =>
    call(host, owner, 'POST', '/account/api-keys', {
      ...{ name: 'Our site', scopes: ['applications.read'], days: 30, password: owner.password },
    });
  const webhooks = () =>
    call(host, owner, 'POST', '/company/webhooks', {
      ...{ url: 'https://hooks.example/', events: ['job.ended'], password: owner.password },
    });
  const { key } = (await keys()).json();
  expect((await webhooks()).statusCode).toBe(201);
  await suspendedBy(owner);
  const program = { ...owner, headers: { authorization: `Bearer ${key}` } };
  expect((await call(host, program, 'GET', '/applicants')).statusCode).toBe(401);
  for (const path of ['/account/api-keys', '/company/webhooks'])
    expect((await call(host, owner, 'GET', path)).json()).toEqual([]);
  for (const answer of [await keys(), await webhooks()])
    expect([answer.statusCode, answer.json().message]).toEqual([403, refusal]);
});
