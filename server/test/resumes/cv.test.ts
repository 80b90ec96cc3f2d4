import { strFromU8, unzipSync } from 'fflate';
import { applyTo, smallPdf, uploadCv } from '../applicationFixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';

let host: TestHost;
let seeker: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
beforeEach(async () => {
  seeker = await asSeeker(host);
});
afterAll(() => host.close());

const call = (method: 'GET' | 'PUT', payload?: object) =>
  host.app.inject({
    method,
    url: '/api/cv',
    headers: seeker.headers,
    ...(payload && { payload }),
  });
const entry = {
  title: 'Ward Nurse',
  place: 'Lakeside Clinic',
  from: '2019-04',
  to: '',
  text: 'Led a night team of six.',
};
const cv = {
  summary: 'Six years on surgical wards.',
  experience: [entry],
  education: [{ ...entry, title: 'BSc Nursing', from: '2012', to: '2016-07', text: '' }],
  skills: ['Wound care'],
  languages: ['English', 'Spanish, fluent'],
  links: [{ label: 'My work', url: 'https://sam.example/work' }],
};

test('a CV starts empty, is stored whole, trimmed and without empty texts', async () => {
  const empty = {
    summary: '',
    experience: [],
    education: [],
    skills: [],
    languages: [],
    links: [],
  };
  expect((await call('GET')).json()).toEqual(empty);
  const stored = await call('PUT', {
    ...cv,
    summary: `  ${cv.summary} `,
    skills: ['', ' Wound care ', '  '],
  });
  expect([stored.statusCode, stored.json()]).toEqual([200, cv]);
  expect((await call('GET')).json()).toEqual(cv);
  expect((await call('PUT', empty)).json()).toEqual(empty);
});

test.each([
  ['a script as a link', { links: [{ label: 'x', url: 'javascript:alert(1)' }] }, 'links'],
  ['a link without its scheme', { links: [{ label: 'x', url: 'sam.example' }] }, 'links'],
  ['an end before the beginning', { experience: [{ ...entry, to: '2018-01' }] }, 'experience'],
  ['the same year, an earlier month', { education: [{ ...entry, to: '2019-03' }] }, 'education'],
  ['a date that is none', { experience: [{ ...entry, from: '2019-13' }] }, 'from'],
  ['21 jobs', { experience: Array.from({ length: 21 }, () => entry) }, 'experience'],
  ['a long text', { experience: [{ ...entry, text: 'x'.repeat(2001) }] }, 'text'],
  ['41 skills', { skills: Array.from({ length: 41 }, (_, index) => `s${index}`) }, 'skills'],
])('%s is refused and nothing changes', async (_what, changes, field) => {
  await call('PUT', cv);
  const refused = await call('PUT', { ...cv, ...changes });
  expect(refused.statusCode).toBe(400);
  expect(String(refused.json().field)).toContain(field);
  expect((await call('GET')).json()).toEqual(cv);
});

test('"my data" holds the CV, its files and all of an application', async () => {
  await call('PUT', cv);
  const employer = await asEmployer(host);
  const job = await post(host, employer);
  const resume = await uploadCv(host, seeker, 'sam.pdf');
  const applied = await applyTo(host, seeker, {
    jobId: job._id,
    note: 'A note',
    resumeId: resume._id,
  });
  const { rawPayload } = await host.app.inject({
    method: 'GET',
    url: '/api/account/export',
    headers: seeker.headers,
  });
  const files = unzipSync(rawPayload);
  const account = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
  expect(account.cv).toEqual(cv);
  expect(account.resumes).toEqual([
    expect.objectContaining({ name: 'sam.pdf', isDefault: true, file: 'cvs/sam.pdf' }),
  ]);
  expect(Buffer.from(files['cvs/sam.pdf'] ?? [])).toEqual(smallPdf('sam.pdf'));
  expect(account.applications).toEqual([
    expect.objectContaining({
      id: applied._id,
      jobId: job._id,
      note: 'A note',
      cvName: 'sam.pdf',
      file: 'cvs/sam.pdf',
    }),
  ]);
  // each file is included once, however often it was sent
  expect(Object.keys(files)).toEqual(['account.json', 'cvs/sam.pdf']);
  expect(account.applications[0].history).toEqual([expect.objectContaining({ kind: 'sent' })]);
  expect(account.applications[0].messages).toEqual([]);
});
