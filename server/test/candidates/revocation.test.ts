import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { applyTo, uploadCv } from '../applicationFixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { candidateCalls } from './candidateCalls';

let host: TestHost;
let employer: Person;
let rival: Person;
let jobId: string;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
  [employer, rival] = [await asEmployer(host), await asEmployer(host)];
  await named(employer, 'Lakeside General Hospital');
  await named(rival, 'Rival & Sons');
  for (const each of [employer, rival]) await confirmed('employers', each);
  jobId = (await post(host, employer, { companyname: 'Lakeside General Hospital' }))._id;
});
afterAll(() => host.close());

const { call, callExpecting, open, close, block, search, idOf, invite, invitations, answer } =
  candidateCalls(() => host);

const named = ({ id }: Person, name: string) =>
  host.db.execute(sql`UPDATE employers SET company_name = ${name} WHERE id = ${id}`);
const confirmed = (table: 'employers' | 'job_seekers', { id }: Person) =>
  host.db.execute(
    table === 'employers'
      ? sql`UPDATE employers SET email_verified_at = now() WHERE id = ${id}`
      : sql`UPDATE job_seekers SET email_verified_at = now() WHERE id = ${id}`,
  );

/**
 * Creates a job seeker that `employer` knows in every way: viewed, listed, invited, and with a yes.
 */
const wellKnown = async (headline: string): Promise<{ seeker: Person; id: string }> => {
  const seeker = await asSeeker(host);
  await confirmed('job_seekers', seeker);
  await uploadCv(host, seeker);
  await open(seeker, { headline, showCv: true });
  const id = await idOf(seeker);
  await callExpecting(200, employer, 'GET', `/candidates/${id}`);
  await callExpecting(200, employer, 'PUT', `/candidates/${id}/shortlist`, { note: 'Calls back' });
  expect((await invite(employer, id, jobId)).status).toBe(200);
  const [invitation] = await invitations(seeker);
  expect((await answer(seeker, invitation?._id ?? '', 'yes')).status).toBe(200);
  return { seeker, id };
};

/** Returns everything an employer is told about a candidate, from every call that could. */
const toldTo = async (person: Person, id: string, words: string) => {
  const found = await search(person, `q=${words}`);
  return {
    found: found.total,
    counted: Object.values(found.facets).flat().length,
    shortlisted: (await search(person, 'list=shortlisted')).total,
    invited: (await search(person, 'list=invited')).total,
    profile: (await call(person, 'GET', `/candidates/${id}`)).status,
    cv: (await call(person, 'GET', `/candidates/${id}/cv`)).status,
    note: (await call(person, 'PUT', `/candidates/${id}/shortlist`, { note: '' })).status,
    invite: (await invite(person, id, jobId)).status,
    mails: (
      await host.db.query(
        sql`SELECT 1 FROM mails WHERE kind = 'invitation' AND recipient LIKE ${`${person.username}@%`} AND state = 'waiting'`,
      )
    ).length,
    digests: (await host.db.query(sql`SELECT 1 FROM digest_items WHERE account_id = ${person.id}`))
      .length,
  };
};
const nothing = {
  found: 0,
  counted: 0,
  shortlisted: 0,
  invited: 0,
  profile: 404,
  cv: 404,
  note: 404,
  invite: 404,
  mails: 0,
  digests: 0,
};

test('a yes shows name, email, phone and CV to the one who asked, and to nobody else', async () => {
  const { seeker, id } = await wellKnown('Cartographer');
  expect(await callExpecting(200, employer, 'GET', `/candidates/${id}`)).toMatchObject({
    name: 'Ivo Kern',
    contact: {
      name: 'Ivo Kern',
      email: `${seeker.username}@mail.example`,
      phone: '+1 555 0102',
      hasCv: true,
    },
  });
  expect((await call(rival, 'GET', `/candidates/${id}/cv`)).status).toBe(404);
  const shown = await call(rival, 'GET', `/candidates/${id}`);
  expect(shown.body.contact).toBeUndefined();
  expect(JSON.stringify(shown.body)).not.toMatch(
    /Kern|mail\.example|0102|Calls back|Male|"CA"|Toronto/,
  );
  expect((await search(rival, 'list=shortlisted')).total).toBe(0);
  // the yes gives access to nothing else of the account
  expect(
    (await call(employer, 'GET', `/jobseeker/jobseekers/username/${seeker.username}`)).status,
  ).toBe(403);
  // without the CV
  await open(seeker, { headline: 'Cartographer', showCv: false });
  expect((await callExpecting(200, employer, 'GET', `/candidates/${id}`)).contact.hasCv).toBe(
    false,
  );
  expect((await call(employer, 'GET', `/candidates/${id}/cv`)).status).toBe(404);
  await close(seeker);
});

test.each([
  ['turned off', (seeker: Person) => close(seeker)],
  ['blocked by name', (seeker: Person) => block(seeker, 'lakeside general')],
  [
    'blocked as one that looked',
    (seeker: Person) =>
      callExpecting(200, seeker, 'POST', '/open-to-work/blocked-employers', {
        usernameEmployer: employer.username.toUpperCase(),
      }),
  ],
  [
    'deleted by its owner',
    (seeker: Person) =>
      callExpecting(204, seeker, 'POST', '/account/deletion', { password: seeker.password }),
  ],
  [
    'deleted by an administrator',
    async (seeker: Person) =>
      callExpecting(200, await asAdmin(host), 'DELETE', `/jobseeker/jobseekers/${seeker.id}`),
  ],
  [
    'erased',
    (seeker: Person) =>
      host.db.execute(sql`DELETE FROM open_profiles WHERE seeker_id = ${seeker.id}`),
  ],
])('%s: no call, list, count or mail still tells the employer', async (_, revoke) => {
  const words = `Word${randomUUID().slice(0, 8)}`;
  const { seeker, id } = await wellKnown(words);
  const known = await toldTo(employer, id, words);
  expect(known).toMatchObject({
    found: 1,
    shortlisted: 1,
    invited: 1,
    profile: 200,
    cv: 200,
    invite: 409,
    mails: 1,
  });
  await revoke(seeker);
  expect(await toldTo(employer, id, words)).toEqual(nothing);
});

test('a yes that waits for a daily mail is taken back as well', async () => {
  await host.db.execute(sql`
    INSERT INTO mail_preferences (role, account_id, frequency, unsubscribe_key) VALUES ('employer', ${employer.id}, 'daily', gen_random_uuid())
    ON CONFLICT (role, account_id) DO UPDATE SET frequency = 'daily'`);
  const { seeker, id } = await wellKnown('Bookbinder');
  expect((await toldTo(employer, id, 'bookbinder')).digests).toBe(1);
  await close(seeker);
  expect(await toldTo(employer, id, 'bookbinder')).toEqual(nothing);
  await host.db.execute(
    sql`UPDATE mail_preferences SET frequency = 'atOnce' WHERE account_id = ${employer.id}`,
  );
});

test('a block leaves other employers as they are, and opened again nothing of before is back', async () => {
  const { seeker, id } = await wellKnown('Clockmaker');
  await block(seeker, 'Lakeside General');
  expect((await search(rival, 'q=clockmaker')).total).toBe(1);
  const { blocked } = await callExpecting(200, seeker, 'GET', '/open-to-work');
  expect(blocked).toEqual([{ _id: expect.any(String), name: 'Lakeside General' }]);
  await callExpecting(204, seeker, 'DELETE', `/open-to-work/blocked-employers/${blocked[0]._id}`);
  expect((await search(employer, 'q=clockmaker')).total).toBe(1);
  expect(await callExpecting(200, employer, 'GET', `/candidates/${id}`)).toMatchObject({
    name: 'Ivo K.',
    invitations: [],
  });
  await close(seeker);
  await open(seeker, { headline: 'Clockmaker' });
  expect((await search(employer, 'list=shortlisted')).total).toBe(0);
  expect((await call(employer, 'GET', `/candidates/${id}`)).status).toBe(404);
  expect(
    (await callExpecting(200, employer, 'GET', `/candidates/${await idOf(seeker)}`)).contact,
  ).toBeUndefined();
  await close(seeker);
});

test('a block counts for names on jobs, for whoever takes the name later, and after a renaming', async () => {
  const seeker = await asSeeker(host);
  await open(seeker, { headline: 'Falconer' });
  const later = await asEmployer(host);
  await block(seeker, 'Northern Light Co.');
  expect((await search(later, 'q=falconer')).total).toBe(1);
  await post(host, later, { companyname: 'The Northern Light Co' });
  expect((await search(later, 'q=falconer')).total).toBe(0);
  const before = await asEmployer(host);
  await named(before, 'Granite Works');
  await block(seeker, 'granite works');
  await named(before, 'Something Else');
  expect((await search(before, 'q=falconer')).total).toBe(0);
  // part of a word is a different name
  const other = await asEmployer(host);
  await named(other, 'Granite Workshop');
  expect((await search(other, 'q=falconer')).total).toBe(1);
  expect(
    (await call(seeker, 'POST', '/open-to-work/blocked-employers', { name: ' - ' })).status,
  ).toBe(400);
  expect(
    (
      await call(seeker, 'POST', '/open-to-work/blocked-employers', {
        usernameEmployer: rival.username,
      })
    ).status,
  ).toBe(404);
  await close(seeker);
});

test('a suspended employer finds nobody, opens nobody and gets no mail', async () => {
  const { seeker, id } = await wellKnown('Thatcher');
  await host.db.execute(sql`UPDATE employers SET suspended_at = now() WHERE id = ${employer.id}`);
  for (const url of [
    '/candidates',
    `/candidates/${id}`,
    `/candidates/${id}/cv`,
    '/candidate-searches',
  ])
    expect([url, (await call(employer, 'GET', url)).status]).toEqual([url, 403]);
  expect((await invite(employer, id, jobId)).status).toBe(403);
  expect((await call(employer, 'PUT', `/candidates/${id}/shortlist`, { note: '' })).status).toBe(
    403,
  );
  await host.db.execute(sql`UPDATE employers SET suspended_at = NULL WHERE id = ${employer.id}`);
  await close(seeker);
});

test('somebody who applied is known by name, unless they hide it', async () => {
  const seeker = await asSeeker(host);
  await open(seeker, { headline: 'Ropemaker' });
  await applyTo(host, seeker, { jobId });
  const [found] = (await search(employer, 'q=ropemaker')).items;
  expect(found).toMatchObject({ name: 'Ivo Kern', application: { jobtitle: 'Night Nurse' } });
  expect((await search(rival, 'q=ropemaker')).items[0]).toMatchObject({ name: 'Ivo K.' });
  expect((await invite(employer, found?._id ?? '', jobId)).body.message).toMatch(
    /has already applied/,
  );
  await open(seeker, { headline: 'Ropemaker', nameShown: 'hidden' });
  const [hidden] = (await search(employer, 'q=ropemaker')).items;
  expect([hidden?.name, hidden?.application]).toEqual([null, undefined]);
  await close(seeker);
});
