import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { accountEntries } from '../../services/accounts/accountExport';
import { applyTo, smallPdf, uploadCv } from '../applicationFixtures';
import { questions, setHiring } from '../hiring/fixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, insertTestJobs, post } from '../jobFixtures';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
afterAll(() => host.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (person: Pick<Person, 'headers'>, method: Method, url: string, payload?: object) =>
  host.app.inject({
    method,
    url: `/api${url}`,
    headers: person.headers,
    ...(payload && { payload }),
  });

describe('agreement to the terms', () => {
  const terms = {
    termsofuse1: 'a',
    termsofuse2: 'b',
    termsofuse3: 'c',
    privacypolicy: 'd',
    cookies: 'e',
    changestostatement: 'f',
  };
  test('is stored at registration with the version, and again for a new one', async () => {
    const id = '00000000-0000-4000-8000-0000000000aa';
    await host.db.execute(
      sql`INSERT INTO terms (id, terms_of_use_1, terms_of_use_2, terms_of_use_3, privacy_policy, cookies, changes_to_statement) VALUES (${id}, 'a', 'b', 'c', 'd', 'e', 'f')`,
    );
    const person = await asSeeker(host);
    const account = async () => (await call(person, 'GET', '/account')).json();
    expect(await account()).toEqual({
      username: person.username,
      role: 'jobseeker',
      createdAt: expect.any(String),
      consent: { version: 1, at: expect.any(String) },
      termsVersion: 1,
    });
    const admin = await asAdmin(host);
    expect(
      (await call(admin, 'PUT', `/terms/terms/update/${id}`, { ...terms, cookies: 'none' }))
        .statusCode,
    ).toBe(200);
    expect(await account()).toMatchObject({ consent: { version: 1 }, termsVersion: 2 });
    expect((await call(person, 'POST', '/account/consent', { version: 1 })).statusCode).toBe(409);
    expect((await call(person, 'POST', '/account/consent', { version: 2 })).statusCode).toBe(204);
    expect(await account()).toMatchObject({ consent: { version: 2 }, termsVersion: 2 });
  });
});

const exported = async (person: Person) => {
  const answer = await call(person, 'GET', '/account/export');
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.headers['cache-control'],
  ]).toEqual([200, 'application/zip', 'no-store']);
  const files = unzipSync(answer.rawPayload);
  return {
    names: Object.keys(files).toSorted(),
    text: strFromU8(files['account.json'] ?? new Uint8Array()),
    files,
  };
};

describe('my data', () => {
  test('an employer gets profile, jobs with all their text, logo, notices and log-ins; nothing of applicants', async () => {
    const person = await asEmployer(host);
    const job = await post(host, person, { jobtitle: 'Harbour Pilot' });
    const seeker = await asSeeker(host);
    await call(seeker, 'POST', '/applications', { jobId: job._id, message: 'my own words' });
    const logo = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#123456' },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('companyLogo', new Blob([new Uint8Array(logo)]), 'logo.png');
    const body = new Response(form);
    const answer = await host.app.inject({
      method: 'PUT',
      url: `/api/employers/${person.id}/logo`,
      headers: { ...person.headers, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(200);
    const { names, text, files } = await exported(person);
    expect(names).toEqual(['account.json', 'logo.webp']);
    expect((await sharp(files['logo.webp']).metadata()).format).toBe('webp');
    const account = JSON.parse(text);
    expect(account).toMatchObject({
      role: 'employer',
      profile: { usernameEmployer: person.username },
      jobs: [{ title: 'Harbour Pilot', applicants: 1 }],
      logIns: [{}],
    });
    expect(text).not.toContain(seeker.username);
    expect(text).not.toContain('my own words');
    expect(text).not.toMatch(/argon2|secret|hash/i);
  });
  test('a seeker gets profile, applications with what was written, and saved jobs with notes', async () => {
    const employer = await asEmployer(host);
    const job = await post(host, employer);
    const [seeker, other] = [await asSeeker(host), await asSeeker(host)];
    const removed = await post(host, employer, { jobtitle: 'Removed again' });
    for (const id of [job._id, removed._id]) await call(seeker, 'PUT', `/saved-jobs/${id}`);
    await call(seeker, 'PUT', `/saved-jobs/${job._id}/note`, { note: 'near my sister' });
    await call(seeker, 'DELETE', `/saved-jobs/${removed._id}`);
    await call(other, 'PUT', `/saved-jobs/${removed._id}`);
    await call(seeker, 'POST', '/applications', { jobId: job._id, message: 'my own words' });
    const { names, text } = await exported(seeker);
    expect(names).toEqual(['account.json']);
    expect(JSON.parse(text)).toMatchObject({
      role: 'jobseeker',
      profile: { emailjobseek: `${seeker.username}@mail.example` },
      applications: [{ jobId: job._id, message: 'my own words' }],
    });
    expect(JSON.parse(text).savedJobs).toEqual([
      {
        jobId: job._id,
        title: 'Night Nurse',
        company: 'Harbour Clinic',
        location: 'Boston, MA',
        note: 'near my sister',
        savedAt: expect.any(String),
      },
    ]);
    expect(text).not.toMatch(/argon2|secret|hash/i);
  });
  test('what an employer wrote about applicants and to them is in its data, the applicant’s own words are not', async () => {
    const employer = await asEmployer(host);
    const { _id: jobId } = await post(host, employer);
    await setHiring(host, employer, jobId, { questions, answersWithin: 5 });
    const confirmedAt = '2026-03-04T05:06:07.000Z';
    await host.db.execute(sql`UPDATE jobs SET confirmed_at = ${confirmedAt} WHERE id = ${jobId}`);
    const seeker = await asSeeker(host);
    const answers = [{ questionId: 'q1', answer: 'yes' }];
    const { _id: id } = await applyTo(host, seeker, { jobId, note: 'secretly keen', answers });
    const silent = await asSeeker(host);
    await applyTo(host, silent, { jobId, answers });
    const letter = { subject: 'About {jobtitle}', body: 'Not this time.' };
    const time = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 86_400_000).toISOString();
    const offer = {
      kind: 'onSite',
      minutes: 45,
      place: 'Gate 2',
      message: 'Ring twice',
      times: [time],
      timeZone: 'America/Chicago',
    };
    for (const [method, url, payload] of [
      ['PUT', '/letter-templates/reject', letter],
      ['PUT', `/applicants/${id}`, { rating: 4, tags: ['Nights'] }],
      ['POST', `/applicants/${id}/notes`, { text: 'Ask about notice' }],
      ['POST', `/threads/${id}/messages`, { text: 'Can you start in May?' }],
      ['PUT', `/applicants/${id}/interview`, offer],
      ['PUT', '/mail-preferences', { frequency: 'daily' }],
    ] as const)
      expect([url, (await call(employer, method, url, payload)).statusCode < 300]).toEqual([
        url,
        true,
      ]);
    await call(seeker, 'POST', `/threads/${id}/messages`, { text: 'Rather in June' });
    await call(employer, 'POST', '/applicants/moves', {
      move: 'reject',
      applications: [{ id, state: 'interview' }],
      letter,
      delayDays: 2,
    });
    const { text } = await exported(employer);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const interview = {
      ...offer,
      state: 'offered',
      times: [at],
      chosenAt: null,
      createdAt: at,
      updatedAt: at,
    };
    expect(JSON.parse(text)).toMatchObject({
      mailPreferences: { frequency: 'daily' },
      company: null,
      letterTemplates: [{ kind: 'reject', ...letter, updatedAt: at }],
      jobs: [{ id: jobId, questions, answerDays: 5, confirmedAt, applicants: 2 }],
    });
    expect(JSON.parse(text).applicants).toEqual([
      {
        applicationId: id,
        jobId,
        rating: 4,
        tags: ['Nights'],
        notes: [{ text: 'Ask about notice', createdAt: at }],
        messages: [{ text: 'Can you start in May?', file: null, createdAt: at }],
        interview,
        pendingState: 'notSelected',
        pendingAt: at,
        pendingLetter: { subject: 'About Night Nurse', body: 'Not this time.' },
      },
    ]);
    for (const words of [seeker.username, silent.username, 'secretly keen', 'Rather in June'])
      expect(text).not.toContain(words);

    const received = await exported(seeker);
    expect(JSON.parse(received.text)).toMatchObject({
      mailPreferences: { frequency: 'atOnce' },
      inbox: [{ kind: 'message', applicationId: id }, { kind: 'interview' }],
      applications: [
        {
          state: 'interview',
          interview: { ...interview, timeZone: null },
          messages: [{}, { text: 'Rather in June' }],
        },
      ],
    });
    for (const words of ['Nights', 'Ask about notice', 'Not this time.', 'pending'])
      expect(received.text).not.toContain(words);
  });
  test('more jobs than are read at once come in order, each once', async () => {
    const person = await asEmployer(host);
    await insertTestJobs(
      host,
      Array.from({ length: 130 }, (_, index) => ({
        employerId: person.id,
        title: `Job ${index}`,
        createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
      })),
    );
    const { text } = await exported(person);
    const { jobs }: { jobs: { title: string }[] } = JSON.parse(text);
    expect(jobs.map(({ title }) => title)).toEqual(
      Array.from({ length: 130 }, (_, index) => `Job ${index}`),
    );
  });
  test('a CV sent many times is in it once, and two of one name are told apart', async () => {
    const employer = await asEmployer(host);
    const seeker = await asSeeker(host);
    const one = await uploadCv(host, seeker, 'Sam.pdf');
    const other = await uploadCv(host, seeker, 'sam.pdf');
    for (const resumeId of [one._id, one._id, one._id, other._id])
      await applyTo(host, seeker, { jobId: (await post(host, employer))._id, resumeId });
    const { names, files, text } = await exported(seeker);
    expect(names).toEqual(['account.json', 'cvs/Sam.pdf', 'cvs/sam (2).pdf']);
    expect(Buffer.from(files['cvs/Sam.pdf'] ?? [])).toEqual(smallPdf('Sam.pdf'));
    expect(Buffer.from(files['cvs/sam (2).pdf'] ?? [])).toEqual(smallPdf('sam.pdf'));
    const { applications }: { applications: { file: string }[] } = JSON.parse(text);
    expect(applications.map(({ file }) => file)).toEqual([
      'cvs/Sam.pdf',
      'cvs/Sam.pdf',
      'cvs/Sam.pdf',
      'cvs/sam (2).pdf',
    ]);
  });
  test('reads each list when it is its turn: nothing is under way that nobody waits for', async () => {
    const person = await asEmployer(host);
    await host.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE audit_log IN ACCESS EXCLUSIVE MODE`);
      const entries = accountEntries(host.db, 'employer', {
        role: 'employer',
        accountId: person.id,
        username: person.username,
      });
      expect((await entries.next()).value?.name).toBe('account.json');
      const waiting = await tx.query(
        sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%audit_log%'`,
      );
      expect(waiting).toEqual([]);
      await entries.return();
    });
  });
  test('is sent once at a time', async () => {
    const { headers } = await asSeeker(host);
    const get = () => host.app.inject({ url: '/api/account/export', headers });
    const statuses = (await Promise.all([get(), get(), get()])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 429, 429]);
    expect((await get()).statusCode).toBe(200);
  });
  test('can be had 20 times an hour', async () => {
    const limited = await openHost({ RATE_LIMITS: 'on' });
    const { headers } = await asSeeker(limited);
    const answers = [];
    for (let count = 0; count <= 20; count += 1)
      answers.push(await limited.app.inject({ url: '/api/account/export', headers }));
    expect(answers.slice(0, 20).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect([answers[20]?.statusCode, answers[20]?.json()]).toEqual([
      429,
      { message: 'Too many downloads in an hour; try again later' },
    ]);
    await limited.close();
  });
});
