import { categories } from '@contract/constants/categories';
import { employmentTypeOf } from '@contract/constants/employmentTypes';
import { limits } from '@contract/limits';
import { readMarkdown } from '@contract/markdown/readMarkdown';
import { demoApplicants, demoDeskApplications } from './applicants';
import { cvPdf } from './cvPdf';
import { demoEmployers } from './employers';
import { demoExtras } from './extras';
import { demoPostings } from './postings/all';
import { demoFilledPosting, demoSavedJobs } from './savedJobs';
import { demoApplications, demoSeekers } from './seekers';

const wordsOf = (text: string) => text.trim().split(/\s+/).length;
const listed = categories.flatMap((category) => demoPostings[category]);
const postings = [...listed, demoFilledPosting];
const named = postings.map(
  (posting) => [`${posting.title}, ${posting.location}`, posting] as const,
);

test('there are six postings in each category, and no two alike', () => {
  for (const category of categories) expect(demoPostings[category]).toHaveLength(6);
  expect(new Set(postings.map(({ employer, title }) => `${employer}/${title}`)).size).toBe(73);
  expect(new Set(postings.map(({ overview }) => overview)).size).toBe(73);
});

test.each(named)('%s obeys the word limits and says everything', (_name, posting) => {
  expect(wordsOf(posting.overview)).toBeLessThanOrEqual(limits.overviewWords);
  expect(wordsOf(posting.overview)).toBeGreaterThan(limits.previewWords);
  for (const text of posting.responsibilities)
    expect(wordsOf(text)).toBeLessThanOrEqual(limits.responsibilityWords);
  for (const text of posting.qualifications)
    expect(wordsOf(text)).toBeLessThanOrEqual(limits.qualificationWords);
  for (const text of [...posting.responsibilities, ...posting.qualifications])
    expect(text).toMatch(/^\p{Lu}.{8,}\.$/u);
  expect(posting.degree).not.toBe('');
  expect(posting.vacancies).toBeGreaterThan(0);
  const [from, to] = posting.pay;
  expect(from).toBeGreaterThanOrEqual(1200);
  expect(to).toBeGreaterThan(from);
  expect(to).toBeLessThan(15_000);
  expect(demoEmployers.map(({ username }) => username)).toContain(posting.employer);
});

test('types are mixed, several are remote, some are of today, none is older than 21 days', () => {
  const types = new Set(postings.map(({ employmentType }) => employmentTypeOf(employmentType)));
  expect([...types].sort()).toEqual([
    'contract',
    'full-time',
    'internship',
    'part-time',
    'temporary',
  ]);
  expect(
    postings.filter(({ location }) => location.startsWith('Remote')).length,
  ).toBeGreaterThanOrEqual(6);
  expect(postings.filter(({ daysAgo }) => daysAgo === 0).length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...postings.map(({ daysAgo }) => daysAgo))).toBe(21);
});

test('eight employers, six of them featured, and twelve seekers, on addresses that belong to nobody', () => {
  expect(demoEmployers).toHaveLength(8);
  expect(demoEmployers.flatMap(({ featured }) => featured ?? []).toSorted((a, b) => a - b)).toEqual(
    [1, 2, 3, 4, 5, 6],
  );
  expect([...demoSeekers, ...demoApplicants]).toHaveLength(12);
  for (const { email, phone } of [...demoEmployers, ...demoSeekers, ...demoApplicants]) {
    expect(email).toMatch(/\.example$/);
    expect(phone).toMatch(/^\+1 \d{3} 555 01\d\d$/);
  }
});

test.each(
  [...demoApplications, ...demoDeskApplications].map(
    (application) => [`${application.seeker} to ${application.title}`, application] as const,
  ),
)('%s was sent after it was posted', (_name, application) => {
  const posting = postings.find(
    ({ employer, title }) => employer === application.employer && title === application.title,
  );
  expect(application.daysAgo).toBeLessThan(posting?.daysAgo ?? -1);
});

test.each(demoSavedJobs.map((saved) => [`${saved.seeker}, ${saved.title}`, saved] as const))(
  '%s: was saved after it was posted, and before it was filled',
  (_name, { employer, title, daysAgo }) => {
    const posting = postings.find((each) => each.employer === employer && each.title === title);
    expect(daysAgo).toBeLessThanOrEqual(posting?.daysAgo ?? -1);
    const filled = posting === demoFilledPosting ? demoFilledPosting.filledDaysAgo : -1;
    expect(daysAgo).toBeGreaterThan(filled);
  },
);

test('some say where the work is done, until when one may apply, and more than the fields hold', () => {
  const named = (name: 'workplace' | 'closesInDays' | 'longDescription') =>
    demoExtras.filter((each) => each[name] !== undefined);
  expect(new Set(named('workplace').map(({ workplace }) => workplace))).toEqual(
    new Set(['onSite', 'hybrid', 'remote']),
  );
  expect(named('closesInDays').length).toBeGreaterThanOrEqual(8);
  const kinds = named('longDescription').flatMap(({ longDescription = '' }) =>
    readMarkdown(longDescription).map(({ kind }) => kind),
  );
  expect(new Set(kinds)).toEqual(new Set(['paragraph', 'heading', 'list']));
  for (const { employer, title, workplace, closesInDays = 1 } of demoExtras) {
    const posting = postings.find((each) => each.employer === employer && each.title === title);
    // its last day is before its default expiry
    expect(closesInDays).toBeLessThanOrEqual(limits.jobLifeDays - (posting?.daysAgo ?? 99));
    // and its workplace and location don't contradict each other
    const isRemote = posting?.location.startsWith('Remote') ?? false;
    expect([title, (workplace ?? 'remote') === 'remote' || !isRemote]).toEqual([title, true]);
    expect([title, workplace !== 'remote' || isRemote]).toEqual([title, true]);
  }
});

test('a demo CV is a PDF of two pages whose offsets are right', () => {
  const person = demoApplicants[0];
  const pdf = person ? cvPdf(person).toString('latin1') : '';
  expect(pdf).toMatch(/^%PDF-1\.4\n[\s\S]*\/Count 2[\s\S]*%%EOF\n$/);
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 4)).toBe('xref');
  for (const [, offset = '', number] of [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map(
    (match, index) => [match[0], match[1], index + 1] as const,
  ))
    expect(pdf.slice(Number(offset))).toMatch(new RegExp(`^${number} 0 obj`));
});
