import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { call, companyOf, join } from './companyFixtures';

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
/** Whose a job is; undefined where it is gone. */
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
