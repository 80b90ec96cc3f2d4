import { day } from '@contract/time/durations';
import type { NewJob } from '../../repositories/jobs/jobs';
import { mappingFor } from './mapping';
import { postingOf, type Posting } from './posting';

const now = new Date('2026-03-31T12:00:00Z');
const row = {
  title: 'Line Cook',
  company: 'Juno',
  location: 'Austin, TX',
  workplace: 'Onsite',
  salary: '$20',
  contract: 'n hour',
  description: 'A kitchen of eight.',
};
const mapping = mappingFor(Object.keys(row), {});
const posting = (changes: Partial<typeof row>): Posting =>
  postingOf({ ...row, ...changes }, mapping, now);
const job = (changes: Partial<typeof row> = {}): NewJob => {
  const read = posting(changes);
  if ('skipped' in read) throw new Error(read.skipped);
  return read.job;
};
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

test('a posting has no owner and says nothing that the row does not', () => {
  expect(job()).toMatchObject({
    employerId: null,
    title: 'Line Cook',
    company: 'Juno',
    location: 'Austin, TX',
    overview: 'A kitchen of eight.',
    description: 'A kitchen of eight.',
    responsibilities: ['', '', '', '', ''],
    qualifications: ['', '', '', ''],
    payFrom: 3460,
    payTo: 3460,
    category: 'Restaurant Jobs',
    employmentType: '',
    degree: 'Not stated',
    vacancies: 1,
    remote: false,
  });
  expect(job({ company: ' ' }).company).toBe('Company not named');
  expect(job({ location: '' }).location).toBe('Location not stated');
  expect(job({ location: '', workplace: 'Remote' }).location).toBe('Remote');
  expect(job({ location: 'Juno in Austin, TX' }).location).toBe('Austin, TX');
});

test('pay that only the title states is the job’s', () => {
  const title = 'Line Cook - $18/hr';
  expect(job({ title, salary: '', contract: '' })).toMatchObject({ payFrom: 3114, payTo: 3114 });
  expect(job({ title })).toMatchObject({ payFrom: 3460, payTo: 3460 });
});

test.each([
  ['Remote', true],
  ['Temporarily remote', true],
  ['1', true],
  ['Hybrid remote', false],
  ['Onsite', false],
  ['', false],
  ['0', false],
])('workplace %j: remote is %j', (workplace, remote) => {
  expect(job({ workplace }).remote).toBe(remote);
});

test('the overview is the first 65 words; the whole text stays, paragraph by paragraph', () => {
  expect(job({ description: words(65) }).overview).toBe(words(65));
  expect(job({ description: words(66) }).overview).toBe(`${words(65)}…`);
  expect(job({ description: ' One \r\n\r\n\r\n\r\n two\u00a0three\u0007 ' })).toMatchObject({
    overview: 'One two three',
    description: 'One\n\ntwo three',
  });
});

test('a row without a text has one sentence of what it says, and nothing where it says nothing', () => {
  const titles = {
    job_id: '1',
    company_id: '2',
    title: 'Cook',
    location: 'Erie, PA',
    work_type: 'Full-time',
    remote: '',
    experience: 'Mid-Senior level',
    min_salary: '',
    max_salary: '',
    pay_period: '',
    functions: '',
  };
  const of = (changes: Partial<typeof titles>) => {
    const read = postingOf({ ...titles, ...changes }, mappingFor(Object.keys(titles), {}), now);
    return 'job' in read ? read.job : undefined;
  };
  expect(of({})).toMatchObject({
    overview: 'Full-time, mid-senior level in Erie, PA.',
    description: null,
  });
  expect(of({ remote: '1', experience: 'Director' })?.overview).toBe(
    'Full-time, remote, director level in Erie, PA.',
  );
  expect(of({ experience: 'Internship', work_type: 'Internship' })?.overview).toBe(
    'Internship in Erie, PA.',
  );
  expect(of({ experience: '5+ years', location: 'Remote, Texas', remote: '1' })?.overview).toBe(
    'Full-time. Remote, TX.',
  );
  expect(of({ work_type: '', experience: '' })?.overview).toBe('');
  expect(of({ work_type: '', experience: '', location: '' })?.overview).toBe('');
});

test.each<[changes: Partial<typeof row>, reason: string]>([
  [{ title: '' }, 'no title'],
  [{ title: ' – ! ' }, 'no title'],
  [{ title: 'Cook\0' }, 'broken characters'],
  [{ description: 'half \ud83d of a wave' }, 'broken characters'],
  [{ description: 'x'.repeat(100_001) }, 'text too long'],
])('%j is skipped: %s', (changes, reason) => {
  expect(posting(changes)).toEqual({ skipped: reason });
});

test('what stands on one line is cut between words to what the forms take', () => {
  const { title, company } = job({
    title: `Cook ${'and baker '.repeat(20)}`,
    company: 'x'.repeat(300),
  });
  expect(title.length).toBeLessThanOrEqual(120);
  expect(title).toMatch(/^Cook and baker .* (and|baker)…$/);
  expect(company).toBe(`${'x'.repeat(119)}…`);
  expect(job({ title: `${'x'.repeat(118)}👋👋` }).title).toBe(`${'x'.repeat(118)}…`);
});

test('the key is the row’s, whatever the order of its columns', () => {
  expect(job().importKey).toBe(job().importKey);
  const turned = postingOf(Object.fromEntries(Object.entries(row).reverse()), mapping, now);
  expect('job' in turned && turned.job.importKey).toBe(job().importKey);
  expect(job({ description: 'A kitchen of nine.' }).importKey).not.toBe(job().importKey);
});

test('dates lie within the last 30 days by the row, and all run for 30 more', () => {
  const days = Array.from(
    { length: 300 },
    (_, index) => (now.getTime() - job({ description: `${index}` }).createdAt.getTime()) / day,
  );
  expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...days)).toBeLessThan(30);
  // about ten a day: a week with far fewer would mean an uneven spread
  for (let week = 0; week < 28; week += 7)
    expect(days.filter((age) => age >= week && age < week + 7).length).toBeGreaterThan(35);
  expect(job().createdAt).toEqual(job().createdAt);
  expect(job().expiresAt.toISOString()).toBe('2026-04-30T12:00:00.000Z');
});

test('a column that has no name, or a name that every object has, is nobody’s field', () => {
  const odd = postingOf(
    { '': 'nothing', title: 'Cook', constructor: 'x' },
    { jobtitle: 'title', companyname: 'toString' },
    now,
  );
  expect(odd).toMatchObject({
    job: {
      title: 'Cook',
      company: 'Company not named',
      location: 'Location not stated',
      description: null,
    },
  });
});

test.each<[row: Record<string, string>, from: number, to: number]>([
  [{ salarymin: '120k', salarymax: '$150K' }, 10_000, 12_500],
  [{ salarymin: '$20/hr', salarymax: '$25/hr' }, 3460, 4325],
  [{ salarymin: '60 000 USD', salarymax: '72,000' }, 5000, 6000],
  [{ salarymin: '-60000', salarymax: '60000' }, 0, 0],
  [{ salarymin: '2000', salarymax: '2400', payperiod: 'Every two weeks' }, 4333, 5200],
])('pay of the columns %j is %d to %d', (row, payFrom, payTo) => {
  const names = { salarymin: 'salarymin', salarymax: 'salarymax', payperiod: 'payperiod' };
  const read = postingOf({ t: 'Cook', ...row }, { jobtitle: 't', ...names }, new Date());
  expect(read).toMatchObject({ job: { payFrom, payTo } });
});
