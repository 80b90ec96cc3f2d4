import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import { applyTo, smallPdf, uploadCv } from '../applicationFixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';

let host: TestHost;
let owner: Person;
let seekers: Person[];
let jobs: string[];
let sent: Wire<'Application'>[];
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  owner = await asEmployer(host);
  seekers = [];
  for (const [first, last] of [
    ['Nadia', 'Saab'],
    ['Omar', 'Aziz'],
    ['Élodie', 'Brun'],
  ]) {
    const seeker = await asSeeker(host);
    seekers.push(seeker);
    await host.db.execute(
      sql`UPDATE job_seekers SET first_name = ${first}, last_name = ${last} WHERE id = ${seeker.id}`,
    );
  }
  jobs = [(await post(host, owner))._id, (await post(host, owner, { jobtitle: 'Ward Clerk' }))._id];
  sent = [];
  for (const [index, seeker] of seekers.entries()) {
    const resume = index < 2 ? await uploadCv(host, seeker, `cv-${index}.pdf`) : undefined;
    sent.push(
      await applyTo(host, seeker, {
        jobId: jobs[0] ?? '',
        note: index === 0 ? '  Six years on acute wards.  ' : '',
        ...(resume && { resumeId: resume._id }),
      }),
    );
  }
  sent.push(await applyTo(host, seekers[0]!, { jobId: jobs[1] ?? '' })); // created above
});
afterAll(() => host.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  host.app.inject({
    method,
    url: `/api${url}`,
    headers: owner.headers,
    ...(payload && { payload }),
  });
const search = async (query = ''): Promise<Wire<'ApplicantPage'>> =>
  (await call('GET', `/applicants?${query}`)).json();
const names = async (query: string) =>
  (await search(query)).items.map(({ firstnamejobseek }) => firstnamejobseek);
const idOf = (index: number) => sent[index]?._id ?? '';

test('all jobs or one, with the counts of each state', async () => {
  const all = await search();
  expect(all).toMatchObject({
    total: 4,
    page: 1,
    limit: 25,
    counts: { sent: 4, opened: 0, hired: 0 },
    waiting: 4,
    due: 0,
    jobs: [
      { _id: jobs[1], jobtitle: 'Ward Clerk', count: 1, status: 'live' },
      { _id: jobs[0], jobtitle: 'Night Nurse', count: 3 },
    ],
  });
  expect(all.items[0]).toMatchObject({ jobtitle: 'Ward Clerk', firstnamejobseek: 'Nadia' });
  expect(await names(`job=${jobs[0]}&sort=longest`)).toEqual(['Nadia', 'Omar', 'Élodie']);
  expect(await names(`job=${jobs[0]}&sort=name`)).toEqual(['Omar', 'Élodie', 'Nadia']);
  expect(await search(`job=${jobs[0]}&limit=2&page=2&sort=longest`)).toMatchObject({
    total: 3,
    items: [{ firstnamejobseek: 'Élodie' }],
  });
});

test('tags are added and taken away side by side; too many are refused, and a whole list replaces all', async () => {
  const url = `/applicants/${idOf(3)}`;
  const put = async (body: object) => (await call('PUT', url, body)).json();
  expect((await put({ tags: ['Days', 'ICU', 'Spanish'] })).tags).toEqual([
    'Days',
    'ICU',
    'Spanish',
  ]);
  await Promise.all([
    put({ removeTags: ['days'] }),
    put({ removeTags: [' icu '] }),
    put({ addTags: ['Weekends', 'spanish'] }),
    put({ addTags: ['Acute'] }),
  ]);
  const { tags } = (await call('GET', url)).json();
  expect(new Set(tags)).toEqual(new Set(['Acute', 'Spanish', 'Weekends']));
  expect(await names('q=days')).toEqual([]);
  expect(await names('tag=Weekends')).toEqual(['Nadia']);
  // added in another letter case, it is the same tag: either spelling finds both
  await call('PUT', `/applicants/${idOf(1)}`, { addTags: ['WEEKENDS', 'École'] });
  expect(await names('tag=weekends&sort=name')).toEqual(['Omar', 'Nadia']);
  expect(await names('tag=Weekends&sort=name')).toEqual(['Omar', 'Nadia']);
  expect(await names(`tag=${encodeURIComponent('ÉCOLE')}`)).toEqual(['Omar']);
  expect(await names('tag=week')).toEqual([]);
  await call('PUT', `/applicants/${idOf(1)}`, { tags: [] });
  const many = Array.from({ length: 8 }, (_each, index) => `T${index}`);
  const refused = await call('PUT', url, { addTags: many });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { message: 'An applicant can have 10 tags at most.', field: 'addTags' },
  ]);
  expect((await put({ addTags: many, removeTags: ['Acute'] })).tags).toHaveLength(10);
  expect((await put({ tags: [] })).tags).toEqual([]);
});

test('finds by name without accents, note, tag and private note', async () => {
  expect(await names('q=elodie')).toEqual(['Élodie']);
  expect(await names('q=acute%20wards')).toEqual(['Nadia']);
  expect(await names('q=%25')).toEqual([]);
  await call('PUT', `/applicants/${idOf(1)}`, { tags: ['Nights', ' nights ', 'ICU'], rating: 4 });
  expect(await names('q=icu')).toEqual(['Omar']);
  expect(await names('tag=nights')).toEqual(['Omar']);
  expect(await names('minRating=4')).toEqual(['Omar']);
  expect(await names('minRating=5')).toEqual([]);
  const note = await call('POST', `/applicants/${idOf(1)}/notes`, { text: ' Ask about notice ' });
  expect(note.json()).toMatchObject({ name: 'Mara Lind', text: 'Ask about notice', mine: true });
  expect(await names('q=notice')).toEqual(['Omar']);
  expect((await call('DELETE', `/applicants/${idOf(1)}/notes/${note.json()._id}`)).statusCode).toBe(
    204,
  );
  expect(await names('q=notice')).toEqual([]);
  const changed = await call('PUT', `/applicants/${idOf(1)}`, { rating: 0 });
  expect(changed.json().rating).toBeUndefined();
});

test('several moves at once; one that can’t be moved says why and stops no other', async () => {
  const answer = await call('POST', '/applicants/moves', {
    move: 'shortlist',
    applications: [
      { id: idOf(0), state: 'sent' },
      { id: 'no-such', state: 'sent' },
      { id: idOf(1), state: 'offer' },
      { id: idOf(2), state: 'sent' },
    ],
  });
  expect(answer.json().results).toEqual([
    { id: idOf(0), done: true, state: 'shortlisted' },
    { id: 'no-such', done: false, message: 'There’s no such application' },
    { id: idOf(1), done: false, message: 'Someone else just moved it: it’s new' },
    { id: idOf(2), done: true, state: 'shortlisted' },
  ]);
  expect(await search('state=shortlisted&state=offer')).toMatchObject({
    total: 2,
    counts: { sent: 2, shortlisted: 2 },
    waiting: 2,
  });
});

test('messages go both ways, and are read', async () => {
  const [id, seeker] = [idOf(1), seekers[1]!]; // created above
  const asSender = (method: 'GET' | 'POST', url: string, payload?: object) =>
    host.app.inject({
      method,
      url: `/api${url}`,
      headers: seeker.headers,
      ...(payload && { payload }),
    });
  expect((await call('POST', `/threads/${id}/messages`, { text: '  ' })).statusCode).toBe(400);
  await call('POST', `/threads/${id}/messages`, { text: 'Can you start in May?' });
  // a message counts as a response, though it decides nothing
  expect(await search()).toMatchObject({ counts: { sent: 2 }, waiting: 1 });
  expect((await asSender('GET', `/applications/${id}`)).json()).toMatchObject({
    unread: 1,
    messages: [{ from: 'employer', name: 'Mara Lind', text: 'Can you start in May?' }],
  });
  await asSender('POST', `/threads/${id}/read`);
  expect((await asSender('GET', `/applications/${id}`)).json()).toMatchObject({
    unread: 0,
    messages: [{ readAt: expect.any(String) }],
  });
  await asSender('POST', `/threads/${id}/messages`, { text: 'Yes.' });
  expect((await call('GET', `/applicants/${id}`)).json()).toMatchObject({
    unread: 1,
    messages: [{ from: 'employer' }, { from: 'jobseeker', name: 'Omar Aziz', text: 'Yes.' }],
  });
});

test('the CSV has what the search finds, without formulas', async () => {
  await call('PUT', `/applicants/${idOf(2)}`, { tags: ['=1+1'] });
  const answer = await call('GET', `/applicants.csv?job=${jobs[0]}`);
  const lines = answer.body.split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFFirst Name,Last Name,Username,Email/);
  expect(lines).toHaveLength(5);
  expect(answer.body).toContain("'=1+1");
  expect(answer.body).toContain('Six years on acute wards.');
});

test('the zip has each CV byte by byte under its sender’s name, and each counts as opened', async () => {
  const answer = await call('GET', `/applicants.zip?job=${jobs[0]}`);
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files).toSorted()).toEqual(['Nadia Saab.pdf', 'Omar Aziz.pdf']);
  expect(strFromU8(files['Nadia Saab.pdf'] ?? new Uint8Array())).toBe(
    smallPdf('cv-0.pdf').toString(),
  );
  const { history } = (await call('GET', `/applicants/${idOf(0)}`)).json();
  expect(history.map(({ kind }: { kind: string }) => kind)).toEqual([
    'sent',
    'shortlisted',
    'cvOpened',
  ]);
  const one = unzipSync((await call('GET', `/applicants.zip?id=${idOf(1)}`)).rawPayload);
  expect(Object.keys(one)).toEqual(['Omar Aziz.pdf']);
});
