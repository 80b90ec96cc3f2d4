import sql from 'sql-template-tag';
import { erasePeople } from '../../services/accounts/erasure';
import { applyTo, sendCv, smallPdf } from '../applicationFixtures';
import { candidateCalls, profile } from '../candidates/candidateCalls';
import {
  asAdmin,
  asEmployer,
  asSeeker,
  openHost,
  seekerForm,
  type Person,
  type TestHost,
} from '../host';
import { addCategories, post } from '../jobFixtures';

let host: TestHost;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  admin = await asAdmin(host);
  await host.db.execute(
    sql`INSERT INTO terms (id, terms_of_use_1, terms_of_use_2, terms_of_use_3, privacy_policy, cookies, changes_to_statement) VALUES (gen_random_uuid(), '', '', '', '', '', '')`,
  );
});
afterAll(() => host.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (
  person: Pick<Person, 'headers'> | undefined,
  method: Method,
  url: string,
  payload?: object,
) =>
  host.app.inject({
    method,
    url: `/api${url}`,
    headers: person?.headers ?? {},
    ...(payload && { payload }),
  });
const remove = (person: Person) =>
  made(person, 'POST', '/account/deletion', { password: person.password });
const applicants = async (employer: Person, jobId: string) =>
  (await call(employer, 'GET', `/applicants?job=${jobId}`)).json().items;
/** Backdates the account's deletion by this many days. */
const backdateDeletion = (name: 'employers' | 'job_seekers', id: string, days: number) =>
  name === 'employers'
    ? host.db.execute(
        sql`UPDATE employers SET deleted_at = deleted_at - make_interval(days => ${days}) WHERE id = ${id}`,
      )
    : host.db.execute(
        sql`UPDATE job_seekers SET deleted_at = deleted_at - make_interval(days => ${days}) WHERE id = ${id}`,
      );

/** Makes a call that must succeed. */
const made = async (...args: [Person, Method, string, object?]) => {
  const answer = await call(...args);
  expect([args[2], answer.statusCode < 300, answer.body]).toEqual([args[2], true, answer.body]);
};
/** Sets the person's notifications to a daily mail, so that events wait for it. */
const wantDailyMail = async (person: Person) => {
  await host.db.execute(
    sql`UPDATE job_seekers SET email_verified_at = now() WHERE id = ${person.id}`,
  );
  await host.db.execute(
    sql`UPDATE employers SET email_verified_at = now() WHERE id = ${person.id}`,
  );
  await made(person, 'PUT', '/mail-preferences', { frequency: 'daily' });
};

/** Inserts a row that is otherwise only created if logins are limited. */
const knowNetwork = (role: string, { id }: Person) =>
  host.db.execute(
    sql`INSERT INTO known_networks (role, account_id, network_hash) VALUES (${role}, ${id}, '')`,
  );

/**
 * Inserts rows as if the person had sent the same message to many people and asked the
 * administrators why that is counted.
 */
const beWatched = async (role: string, { id }: Person) => {
  await host.db.execute(
    sql`INSERT INTO help_questions (id, role, account_role, account_id, name, email, message) VALUES (gen_random_uuid(), ${role}, ${role}, ${id}, 'Ivo', 'ivo@mail.example', 'Why?')`,
  );
  await host.db.execute(
    sql`INSERT INTO abuse_signals (role, account_id, signal, count) VALUES (${role}, ${id}, 'links', 5)`,
  );
  await host.db.execute(
    sql`INSERT INTO sent_texts (id, role, account_id, recipient_id, has_link) VALUES (gen_random_uuid(), ${role}, ${id}, gen_random_uuid(), true)`,
  );
};

/** Has an employer find, view, list and invite the job seeker, who has blocked another employer. */
const beKnown = async (seeker: Person, employer: Person) => {
  await made(seeker, 'PUT', '/open-to-work', profile());
  await made(seeker, 'POST', '/open-to-work/blocked-employers', { name: 'Somebody Else' });
  const job = await post(host, employer, { jobtitle: 'Ward Sister' });
  const candidate = `/candidates/${await candidateCalls(() => host).idOf(seeker)}`;
  await made(employer, 'GET', candidate);
  await made(employer, 'PUT', `${candidate}/shortlist`, { note: 'Mine' });
  await made(employer, 'PUT', `${candidate}/invitations/${job._id}`, { message: 'Come' });
  await made(employer, 'POST', '/candidate-searches', {
    ...{ name: 'Nurses', search: { q: 'nurse' }, hour: 7, timeZone: 'UTC' },
  });
  await made(employer, 'POST', '/account/api-keys', {
    ...{ name: 'Our site', scopes: ['jobs.manage'], days: 30, password: employer.password },
  });
};

/** Tables with rows that contain a username: those columns are cleared. */
const naming = {
  audit_log: sql`SELECT t::text AS row FROM audit_log t`,
  reports: sql`SELECT note AS row FROM reports`,
};
/** Tables whose rows refer to their owner by id: those rows are deleted. */
const owned = {
  sessions: sql`SELECT account_id AS row FROM sessions`,
  consents: sql`SELECT account_id AS row FROM consents`,
  known_networks: sql`SELECT account_id AS row FROM known_networks`,
  mailed_links: sql`SELECT account_id AS row FROM mailed_links`,
  mail_preferences: sql`SELECT account_id AS row FROM mail_preferences`,
  digest_items: sql`SELECT account_id AS row FROM digest_items`,
  inbox_items: sql`SELECT account_id AS row FROM inbox_items`,
  message_mails: sql`SELECT account_id AS row FROM message_mails`,
  abuse_signals: sql`SELECT account_id AS row FROM abuse_signals`,
  sent_texts: sql`SELECT account_id AS row FROM sent_texts`,
  help_questions: sql`SELECT account_id AS row FROM help_questions`,
};
const ofSeekers = {
  ...naming,
  ...owned,
  job_seekers: sql`SELECT to_jsonb(t) - 'cv' AS row FROM job_seekers t`,
  cv: sql`SELECT cv AS row FROM job_seekers WHERE cv IS NOT NULL`,
  resumes: sql`SELECT seeker_id AS row FROM resumes`,
  saved_jobs: sql`SELECT seeker_id AS row FROM saved_jobs`,
  hidden_items: sql`SELECT seeker_id AS row FROM hidden_items`,
  blocked_seekers: sql`SELECT seeker_id AS row FROM blocked_seekers`,
  open_profiles: sql`SELECT seeker_id AS row FROM open_profiles`,
  candidate_search: sql`SELECT seeker_id AS row FROM candidate_search`,
  blocked_employers: sql`SELECT seeker_id AS row FROM blocked_employers`,
  candidate_views: sql`SELECT seeker_id AS row FROM candidate_views`,
  candidate_invitations: sql`SELECT seeker_id AS row FROM candidate_invitations`,
  shortlisted_candidates: sql`SELECT seeker_id AS row FROM shortlisted_candidates`,
  // files sent with an application belong to its employer
  files: sql`SELECT convert_from(bytes, 'UTF8') AS row FROM files f WHERE NOT EXISTS (SELECT 1 FROM applications a WHERE a.cv_id = f.id)`,
};
const ofEmployers = {
  ...naming,
  ...owned,
  employers: sql`SELECT to_jsonb(t) AS row FROM employers t`,
  blocked_seekers: sql`SELECT employer_id AS row FROM blocked_seekers`,
  notices: sql`SELECT employer_id AS row FROM notices`,
  letter_templates: sql`SELECT employer_id AS row FROM letter_templates`,
  candidate_views: sql`SELECT employer_id AS row FROM candidate_views`,
  candidate_invitations: sql`SELECT employer_id AS row FROM candidate_invitations`,
  shortlisted_candidates: sql`SELECT employer_id AS row FROM shortlisted_candidates`,
  api_keys: sql`SELECT employer_id AS row FROM api_keys`,
  candidate_searches: sql`SELECT employer_id AS row FROM candidate_searches`,
  application_notes: sql`SELECT author_id AS row FROM application_notes`,
  tags: sql`SELECT unnest(tags) AS row FROM applications`,
  'words of tags and notes': sql`SELECT private_words || words AS row FROM applications`,
  ratings: sql`SELECT employer_id AS row FROM applications WHERE rating IS NOT NULL`,
  'decisions nobody was told': sql`SELECT employer_id AS row FROM applications WHERE pending_letter IS NOT NULL`,
};
/**
 * Expects whether any row of each table contains the person's username or given name, or belongs to
 * them.
 */
const expectHeld = async (
  expected: boolean,
  { username, id }: Person,
  tables: Record<string, ReturnType<typeof sql>>,
) => {
  for (const [name, statement] of Object.entries(tables)) {
    const rows = (await host.db.query<{ row: unknown }>(statement)).map(({ row }) =>
      JSON.stringify(row).toLowerCase(),
    );
    const held = rows.some(
      (row) =>
        row.includes(username.toLowerCase()) ||
        row === `"${id}"` ||
        (/"(ivo|mara)"/.test(row) && row.includes(id)),
    );
    expect([name, held]).toEqual([name, expected]);
  }
};

test('a seeker is erased after 30 days: no word of the person is left but in what was sent, which goes 6 months after the job ended', async () => {
  const employer = await asEmployer(host);
  const job = await post(host, employer);
  const seeker = await asSeeker(host);
  const { username } = seeker;
  await wantDailyMail(seeker);
  await knowNetwork('jobseeker', seeker);
  await beWatched('jobseeker', seeker);
  const upload = async (words: string) => {
    const answer = await sendCv(host, seeker, smallPdf(words), `${username}.pdf`);
    return String(answer.json()._id);
  };
  const resumeId = await upload(`sent by ${username}`);
  await upload(`never sent by ${username}`);
  const { _id: id } = await applyTo(host, seeker, { jobId: job._id, resumeId });
  await made(seeker, 'PUT', '/cv', {
    ...{ summary: `I am ${username}`, experience: [], education: [] },
    ...{ skills: [], languages: [], links: [] },
  });
  await made(seeker, 'POST', `/jobs/${job._id}/reports`, { reason: 'scam', note: username });
  await made(seeker, 'PUT', `/saved-jobs/${job._id}`);
  await made(seeker, 'PUT', `/hidden/job/${job._id}`);
  await beKnown(seeker, await asEmployer(host));
  await made(employer, 'POST', `/threads/${id}/messages`, { text: 'Welcome' });
  await made(employer, 'POST', `/applicants/${id}/opening`);
  await made(employer, 'POST', '/applicants/moves', {
    ...{ move: 'shortlist', applications: [{ id, state: 'opened' }] },
  });
  await host.db.execute(
    sql`INSERT INTO blocked_seekers (employer_id, seeker_id) VALUES (${employer.id}, ${seeker.id})`,
  );
  await expectHeld(true, seeker, ofSeekers);
  const before = await applicants(employer, job._id);
  await remove(seeker);
  await backdateDeletion('job_seekers', seeker.id, 29);
  await erasePeople(host.db);
  expect((await call(admin, 'GET', `/admin/deleted-accounts?q=${username}`)).json().total).toBe(1);
  await backdateDeletion('job_seekers', seeker.id, 2);
  expect((await call(admin, 'GET', `/admin/deleted-accounts?q=${username}`)).json().total).toBe(0);
  expect(
    (await call(admin, 'POST', `/admin/deleted-accounts/${seeker.id}/restoration`)).statusCode,
  ).toBe(404);
  expect(await erasePeople(host.db)).toBe(1);
  expect(await erasePeople(host.db)).toBe(0);
  expect(await applicants(employer, job._id)).toEqual(before);
  await expectHeld(false, seeker, ofSeekers);
  expect((await call(employer, 'GET', `/applications/${id}/cv`)).body).toContain(username);
  expect(
    (await call(undefined, 'POST', '/jobseeker/jobseekers', seekerForm(username))).statusCode,
  ).toBe(201);

  await host.db.execute(
    sql`UPDATE jobs SET status = 'filled', ended_at = now() - interval '7 months' WHERE id = ${job._id}`,
  );
  await erasePeople(host.db);
  expect(await applicants(employer, job._id)).toEqual([]);
  const sent = await host.db.query(
    sql`SELECT 1 FROM files WHERE convert_from(bytes, 'UTF8') LIKE ${`%${username}%`}`,
  );
  expect(sent).toEqual([]);
});

test("an employer is erased after 30 days with company, notices, what it noted of applicants and the log's names; the seekers' own lists keep the job and what was written to them", async () => {
  const employer = await asEmployer(host);
  const { username } = employer;
  await wantDailyMail(employer);
  await knowNetwork('employer', employer);
  await beWatched('employer', employer);
  const job = await post(host, employer);
  const seeker = await asSeeker(host);
  const { _id: id } = await applyTo(host, seeker, { jobId: job._id, message: 'my own words' });
  await made(employer, 'PUT', `/employer/employers/update/${employer.id}`, {
    companyName: 'Brightwater Works',
  });
  await made(employer, 'POST', `/jobs/${(await post(host, await asEmployer(host)))._id}/reports`, {
    ...{ reason: 'scam', note: username },
  });
  await beKnown(await asSeeker(host), employer);
  const letter = { subject: 'No', body: `Not this time. ${username}` };
  await made(employer, 'PUT', '/letter-templates/reject', letter);
  await made(employer, 'POST', `/applicants/${id}/notes`, { text: `Ask ${username}` });
  await made(employer, 'PUT', `/applicants/${id}`, { rating: 2, tags: [`Seen by ${username}`] });
  await made(employer, 'POST', `/threads/${id}/messages`, { text: 'Welcome' });
  await made(employer, 'POST', '/applicants/moves', {
    ...{ move: 'reject', applications: [{ id, state: 'sent' }], letter, delayDays: 14 },
  });
  await made(seeker, 'POST', `/threads/${id}/messages`, { text: 'Thank you' });
  await host.db.execute(
    sql`INSERT INTO blocked_seekers (employer_id, seeker_id) VALUES (${employer.id}, ${seeker.id})`,
  );
  await host.db.execute(
    sql`INSERT INTO notices (id, employer_id, kind) VALUES (gen_random_uuid(), ${employer.id}, 'takenDown')`,
  );
  await expectHeld(true, employer, ofEmployers);
  await remove(employer);
  await backdateDeletion('employers', employer.id, 31);
  expect(await erasePeople(host.db)).toBe(1);
  await expectHeld(false, employer, ofEmployers);
  expect(
    await host.db.query(sql`SELECT 1 FROM employers WHERE company_name = 'Brightwater Works'`),
  ).toEqual([]);
  expect((await call(seeker, 'GET', '/applications')).json()).toEqual([
    expect.objectContaining({ jobId: job._id, jobtitle: 'Night Nurse' }),
  ]);
  expect((await call(seeker, 'GET', `/applications/${id}`)).json()).toMatchObject({
    state: 'sent',
    messages: [{ name: 'Mara Lind', text: 'Welcome' }, { text: 'Thank you' }],
  });
  const log = await call(admin, 'GET', '/admin/audit?action=deleteAccount');
  expect(log.json().items).toContainEqual(
    expect.objectContaining({ recordId: employer.id, actor: '', record: '', before: null }),
  );
});
