import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { companyLimits } from '@contract/companies';
import { readCompany } from '../../services/companies/companyWire';
import { inviteColleague } from '../../services/companies/invitations';
import { countStatements } from '../countStatements';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';
import { mailRows } from '../smtp';
import { call, companyOf, invite, join, mailedToken } from './companyFixtures';

let host: TestHost;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
});
afterAll(() => host.close());

const recruiter = { role: 'recruiter', allJobs: true } as const;
const remove = (owner: Person, { id }: Person, to?: Person) =>
  call(host, owner, 'POST', `/company/people/${id}/removal`, to ? { to: to.id } : {});
const accept = (person: Person, token: string) =>
  call(host, person, 'POST', '/company/invitation-acceptances', { token });
const look = (token: string) => call(host, null, 'POST', '/company/invitation-links', { token });
const rolesOf = async (person: Person) =>
  Object.fromEntries(
    (await companyOf(host, person)).people.map((each) => [each.usernameEmployer, each.role]),
  );

test('a link works once, for whoever has it; a forged one, a used one and one taken back do nothing', async () => {
  const [owner, ann, bob] = [
    await asEmployer(host),
    await asEmployer(host),
    await asEmployer(host),
  ];
  expect((await companyOf(host, owner)).people).toHaveLength(1);
  const invited = await invite(host, owner, 'new@firm.example', { ...recruiter });
  expect(invited.statusCode).toBe(201);
  expect(invited.body).not.toContain(await mailedToken(host, 'new@firm.example'));
  const token = await mailedToken(host, 'new@firm.example');
  const linked = await look(token);
  expect(linked.json()).toEqual({
    companyName: '',
    invitedBy: 'Mara Lind',
    ...recruiter,
  });
  expect((await accept(ann, token)).json().people).toHaveLength(2);
  for (const wrong of [token, randomUUID(), `${token}x`, "' OR true --"]) {
    expect((await look(wrong)).statusCode).toBe(404);
    expect((await accept(bob, wrong)).statusCode).toBe(404);
  }
  expect((await accept(bob, '')).statusCode).toBe(400);
  // withdrawn
  const second = await invite(host, owner, 'other@firm.example', { ...recruiter });
  const link = await mailedToken(host, 'other@firm.example');
  const path = `/company/invitations/${second.json()._id}`;
  expect((await call(host, ann, 'DELETE', path)).statusCode).toBe(403);
  expect((await call(host, owner, 'DELETE', path)).statusCode).toBe(204);
  expect((await accept(bob, link)).statusCode).toBe(404);
  // its mail is deleted with it
  const waiting = (await mailRows(host.db)).map(({ recipient }) => recipient);
  expect(waiting).not.toContain('other@firm.example');
  // expired
  await invite(host, owner, 'late@firm.example', { ...recruiter });
  await host.db.execute(
    sql`UPDATE colleague_invitations SET expires_at = now() - interval '1 second'`,
  );
  expect((await accept(bob, await mailedToken(host, 'late@firm.example'))).statusCode).toBe(404);
  expect((await companyOf(host, owner)).invitations).toEqual([]);
  expect(await rolesOf(owner)).toEqual({ [owner.username]: 'owner', [ann.username]: 'recruiter' });
});

test('a second invitation to an address replaces the first; at most ten wait', async () => {
  const owner = await asEmployer(host);
  await invite(host, owner, 'Same@firm.example', { ...recruiter });
  const first = await mailedToken(host, 'Same@firm.example');
  await invite(host, owner, 'same@FIRM.example', { role: 'reader', allJobs: true });
  const { invitations } = await companyOf(host, owner);
  expect(invitations.map(({ email, role }) => [email, role])).toEqual([
    ['same@FIRM.example', 'reader'],
  ]);
  expect((await look(first)).statusCode).toBe(404);
  for (let at = 1; at < companyLimits.invitations; at += 1)
    expect((await invite(host, owner, `a${at}@firm.example`, { ...recruiter })).statusCode).toBe(
      201,
    );
  expect((await invite(host, owner, 'more@firm.example', { ...recruiter })).statusCode).toBe(409);
  expect((await invite(host, owner, 'a1@firm.example', { ...recruiter })).statusCode).toBe(201);
  const own = await invite(host, owner, `${owner.username}@firm.example`, { ...recruiter });
  expect(own.statusCode).toBe(409);
});

test('an address gets six invitations an hour, whoever sends them', async () => {
  const limited = { ...host.context, env: { ...host.env, rateLimits: true } };
  const inviteAs = async (email: string) => {
    const { id, username } = await asEmployer(host);
    const actor = { role: 'employer', accountId: id, username } as const;
    return inviteColleague(limited, actor, { email, ...recruiter }, 'https://jobs.example');
  };
  for (let at = 0; at < 6; at += 1)
    await inviteAs(at % 2 === 0 ? 'stranger@mail.example' : 'Stranger@MAIL.example');
  await expect(inviteAs(' stranger@mail.example')).rejects.toMatchObject({
    status: 429,
    field: 'email',
    message: 'This address has been sent several invitations. Try again in an hour.',
    headers: { 'retry-after': expect.stringMatching(/^3[56]\d\d$/) },
  });
  const sent = (await mailRows(host.db)).filter(({ recipient }) => /^stranger@/i.test(recipient));
  expect(sent).toHaveLength(6);
  await inviteAs('somebody@mail.example');
});

test('a company says who invited whom, in as many statements whatever waits', async () => {
  const [owner, ann] = [await asEmployer(host), await asEmployer(host)];
  await invite(host, owner, 'ann@firm.example', { role: 'owner', allJobs: true });
  await accept(ann, await mailedToken(host, 'ann@firm.example'));
  await host.db.execute(
    sql`UPDATE employers SET first_name = '', last_name = '' WHERE id = ${ann.id}`,
  );
  const statements = async (): Promise<number> => {
    const { db, sent } = countStatements(host.db);
    await readCompany(db, owner.id);
    return sent();
  };
  const invited = await invite(host, ann, 'one@firm.example', { ...recruiter });
  expect(invited.json().invitedBy).toBe(ann.username);
  const before = await statements();
  for (const name of ['two', 'three'])
    await invite(host, owner, `${name}@firm.example`, { ...recruiter });
  expect(await statements()).toBe(before);
  const { invitations } = await companyOf(host, owner);
  expect(invitations.map(({ invitedBy }) => invitedBy).toSorted()).toEqual(
    ['Mara Lind', 'Mara Lind', ann.username].toSorted(),
  );
});

test('the mail to an address has nothing in it that anybody typed', async () => {
  const owner = await asEmployer(host);
  await host.db.execute(
    sql`UPDATE employers SET first_name = 'Win at evil.example', company_name = 'Evil Ltd' WHERE id = ${owner.id}`,
  );
  await invite(host, owner, 'victim@mail.example', { ...recruiter });
  const mail = (await mailRows(host.db)).find((each) => each.recipient === 'victim@mail.example');
  expect(`${mail?.subject} ${mail?.text_body}`).not.toMatch(/evil/i);
  expect(mail?.text_body).toContain('https://jobs.example/companyinvitation#');
});

test('who is in a company with others can’t join another; who is alone takes their jobs along', async () => {
  const [owner, ann, third] = [
    await asEmployer(host),
    await asEmployer(host),
    await asEmployer(host),
  ];
  const { _id } = await post(host, ann, { jobtitle: 'Welder' });
  // ann has invited somebody who never joined
  await invite(host, ann, 'nobody@firm.example', { ...recruiter });
  await join(host, owner, ann, { ...recruiter });
  const jobs = (await call(host, owner, 'GET', '/company/jobs')).json();
  expect(jobs.map((job: { _id: string }) => job._id)).toEqual([_id]);
  expect((await companyOf(host, ann)).role).toBe('recruiter');
  await invite(host, third, 'ann@work.example', { ...recruiter });
  const answer = await accept(ann, await mailedToken(host, 'ann@work.example'));
  expect(answer.statusCode).toBe(409);
  expect((await companyOf(host, third)).invitations).toHaveLength(1);
});

test('a colleague’s own job isn’t one that is shared with them, chosen or not', async () => {
  const [owner, ann] = [await asEmployer(host), await asEmployer(host)];
  await join(host, owner, ann, { ...recruiter });
  const [own, shared] = [await post(host, ann), await post(host, owner)];
  const access = async () => (await companyOf(host, ann)).people.find(({ you }) => you);
  await call(host, owner, 'PUT', `/company/people/${ann.id}`, {
    role: 'recruiter',
    allJobs: false,
    jobIds: [own._id, shared._id],
  });
  expect(await access()).toMatchObject({ jobs: 1, jobIds: [shared._id] });
  const stored = await host.db.query(
    sql`SELECT job_id FROM colleague_jobs WHERE employer_id = ${ann.id}`,
  );
  expect(stored).toEqual([{ job_id: shared._id }]);
  // a row stored before that
  await host.db.execute(
    sql`INSERT INTO colleague_jobs (employer_id, job_id) VALUES (${ann.id}, ${own._id})`,
  );
  expect(await access()).toMatchObject({ jobs: 1, jobIds: [shared._id] });
});

test('the last owner stays one; whoever isn’t owner any more invites nobody', async () => {
  const [owner, ann] = [await asEmployer(host), await asEmployer(host)];
  await join(host, owner, ann, { ...recruiter });
  const demote = (by: Person, { id }: Person) =>
    call(host, by, 'PUT', `/company/people/${id}`, { role: 'reader', allJobs: true });
  expect((await demote(owner, owner)).statusCode).toBe(409);
  expect((await call(host, owner, 'POST', '/company/leave', {})).statusCode).toBe(409);
  const deletion = await call(host, owner, 'POST', '/account/deletion', {
    password: owner.password,
  });
  expect(deletion.statusCode).toBe(409);
  await call(host, owner, 'PUT', `/company/people/${ann.id}`, { role: 'owner', allJobs: false });
  expect((await companyOf(host, ann)).allJobs).toBe(true);
  await invite(host, owner, 'pal@firm.example', { ...recruiter });
  const token = await mailedToken(host, 'pal@firm.example');
  expect((await demote(ann, owner)).statusCode).toBe(200);
  expect((await look(token)).statusCode).toBe(404);
  expect((await invite(host, owner, 'pal@firm.example', { ...recruiter })).statusCode).toBe(403);
  expect((await demote(owner, ann)).statusCode).toBe(403);
});

test('owners who remove each other, leave or step down at the same moment leave one behind', async () => {
  const [one, two] = [await asEmployer(host), await asEmployer(host)];
  await join(host, one, two, { role: 'owner', allJobs: true });
  const answers = await Promise.all([
    remove(one, two),
    remove(two, one),
    call(host, one, 'POST', '/company/leave', {}),
    call(host, two, 'POST', '/company/leave', {}),
  ]);
  for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);
  const left = await host.db.query<{ role: string }>(
    sql`SELECT role FROM colleagues WHERE employer_id IN (${one.id}, ${two.id})`,
  );
  expect(left).toEqual([{ role: 'owner' }]);
});

test('however many first invitations come at once, each is sent', async () => {
  for (let round = 0; round < 12; round += 1) {
    const owner = await asEmployer(host);
    const invited = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((at) =>
        invite(host, owner, `round${round}.${at}@firm.example`, { ...recruiter }),
      ),
    );
    expect(invited.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
  }
});

test('first invitations at once make one company; two links at once make nobody join twice', async () => {
  const [owner, other, ann] = [
    await asEmployer(host),
    await asEmployer(host),
    await asEmployer(host),
  ];
  const invited = await Promise.all(
    [1, 2, 3].map((at) => invite(host, owner, `at.once${at}@firm.example`, { ...recruiter })),
  );
  expect(invited.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect((await companyOf(host, owner)).invitations).toHaveLength(3);
  await invite(host, other, 'at.once9@firm.example', { ...recruiter });
  const [first, second] = [
    await mailedToken(host, 'at.once1@firm.example'),
    await mailedToken(host, 'at.once9@firm.example'),
  ];
  const joined = await Promise.all([accept(ann, first), accept(ann, second), accept(ann, first)]);
  expect(joined.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const { statusCode } of joined) expect([200, 404, 409]).toContain(statusCode);
});

test('two who accept each other’s invitations at the same moment are colleagues', async () => {
  for (let round = 0; round < 12; round += 1) {
    const [one, two] = [await asEmployer(host), await asEmployer(host)];
    const emails = [`one${round}@each.example`, `two${round}@each.example`] as const;
    await invite(host, one, emails[1], { ...recruiter });
    await invite(host, two, emails[0], { ...recruiter });
    const [toOne, toTwo] = [await mailedToken(host, emails[1]), await mailedToken(host, emails[0])];
    const answers = await Promise.all([accept(one, toTwo), accept(two, toOne)]);
    const codes = answers.map(({ statusCode }) => statusCode);
    // the one that left first ended the company that the other was invited to
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(Object.keys(await rolesOf(one)).toSorted()).toEqual(
      [one.username, two.username].toSorted(),
    );
  }
});
