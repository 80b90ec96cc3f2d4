import { parseQuery } from '../parseQuery';
import { featuresFor, type Features, type RankedFields } from './features';
import { rankTerms } from './rankTerms';

const titled = { company: '', place: '', category: '', posted: 0, texts: null, miles: 0 };

const featuresOf = (q: string, job: RankedFields): Features =>
  featuresFor(
    rankTerms(parseQuery(`${q} `), () => 1),
    0,
  )(job);

const roleSaid = (q: string, title: string): number => featuresOf(q, { ...titled, title }).roleSaid;

test('a server of another kind is another role', () => {
  const sameRole = (title: string): number => featuresOf('server', { ...titled, title }).sameRole;
  expect([sameRole('Server'), sameRole('Server Engineer')]).toEqual([1, 0]);
});

test('where nothing is near, the next state is nearer than another coast', () => {
  const distances = (miles: number) => featuresOf('', { ...titled, title: 'Cook', miles });
  const [next, other] = [distances(150), distances(2000)];
  expect(next.sameRegion - other.sameRegion).toBeGreaterThan(5 * (next.near - other.near));
});

test.each([
  ['hr', 'HR Generalist', 'Housekeeper - Starting at $17/hr'],
  ['hr', 'Level 4 HR Specialist', 'Millwright - $32 hr'],
  ['hr part time', 'HR Intern', 'Night Auditor - Part Time (16$/hr)'],
  ['12 hr nurse', 'Nurse 12 Hour Shifts', 'HR Nurse Recruiter'],
  ['12 hr nurse', 'Nurse 12 Hr', 'HR Nurse Recruiter'],
  ['weekend rn', 'Weekend RN', 'RN - $2,278 per week'],
  ['weekends', 'Weekend Cook', 'Weekday Cook'],
  ['where i dont sit', 'Operator', 'Operator I'],
])('%s: %s says more of it than %s', (q, title, other) => {
  const said = (of: string): Features => featuresOf(q, { ...titled, title: of });
  const sum = (of: string): number => said(of).titleSaid + said(of).short;
  expect(sum(title)).toBeGreaterThan(sum(other));
});

test('a grade is compared where it is asked for', () => {
  const titleSaid = (q: string): number =>
    featuresOf(q, { ...titled, title: 'Operator I' }).titleSaid;
  expect(titleSaid('operator i')).toBe(1);
});

describe('as what somebody is to work', () => {
  it.each([
    ['wedding photographer', 'Photographer', 1],
    ['wedding photographer', 'Photographers for schools', 1],
    ['rn', 'Registered Nurse', 1],
    ['travel lawyer', 'Paralegal', 0],
    ['wedding photographer', 'Wedding Coordinator', 0],
    ['bilingual spanish receptionist', 'Receptionist', 1],
    ['receptionist bilingual spanish', 'Spanish Bilingual Driver', 0],
    // the last role counts; the words before describe it
    ['nurse recruiter', 'Recruiter', 1],
    ['nurse recruiter', 'School Nurse', 0],
    ['electrician apprentice', 'Electrician', 1],
    ['electrician apprentice', 'Apprentice Cooper', 0],
    ['marketing intern', 'Marketing Intern', 1],
    ['physics internship', 'Intern', 1],
    ['physics internship', 'Professor of Physics', 0],
    // these name no role
    ['warehouse night', 'Warehouse Night Supervisor', 0],
    ['data center', 'Data Center Technician', 0],
  ])('%s: %s', (q, title, said) => {
    expect(roleSaid(q, title)).toBeCloseTo(said);
  });
});

test('texts say less of a job whose title is of another kind', () => {
  const anywhereSaid = (q: string, title: string, texts: 'phrase' | 'words' = 'words'): number =>
    featuresOf(q, { ...titled, title, texts }).anywhereSaid;
  const analyst = (title: string): number => anywhereSaid('marketing analyst health', title);
  expect(analyst('Senior Analyst')).toBe(analyst('Analyst'));
  expect(analyst('Banking Senior Analyst')).toBeLessThan(analyst('Analyst'));
  expect(analyst('Health Analyst')).toBeGreaterThan(analyst('Analyst'));
  expect(anywhereSaid('marketing analyst health', 'Banking Analyst', 'phrase')).toBe(
    analyst('Analyst'),
  );
  expect(anywhereSaid('sql analyst', 'Banking Analyst')).toBe(
    anywhereSaid('sql analyst', 'Analyst'),
  );
  // a receptionist is one anywhere
  expect(anywhereSaid('bilingual receptionist', 'Dental Receptionist')).toBe(
    anywhereSaid('bilingual receptionist', 'Receptionist'),
  );
});

test('what many companies have in their names is no company’s name', () => {
  const sameCompany = (q: string, company: string): number =>
    featuresOf(q, { ...titled, title: 'Cook', company }).sameCompany;
  expect(sameCompany('group home', 'Zither Group')).toBe(0);
  expect(sameCompany('zither', 'Zither Group Inc')).toBe(1);
  expect(sameCompany('zither group', 'Zither Group')).toBe(1);
  // nor is a word with the same beginning
  expect(sameCompany('engineer', 'ENGIE')).toBe(0);
});

test('the legal form of a company’s name is matched only with the name', () => {
  const companySaid = (q: string, company: string): number =>
    featuresOf(q, { ...titled, title: 'Cook', company }).companySaid;
  expect(companySaid('engineer plc', 'Zither Plc')).toBe(0);
  expect(companySaid('zither plc', 'Zither Plc')).toBe(1);
});

test('what stands in brackets before a name is no part of it', () => {
  const sameName = (q: string, title: string): number =>
    featuresOf(q, { ...titled, title }).sameName;
  expect(sameName('automotive', '(Automotive) Chip Architect')).toBe(0);
  expect(sameName('chip architect', '[Automotive] Chip Architect')).toBe(1);
  expect(sameName('chip architect', '(Chip Architect)')).toBe(1);
});

test('texts that say several words anywhere say less than a title that says one of them', () => {
  const anywhereSaid = (q: string, title: string, texts: 'words' | null): number =>
    featuresOf(q, { ...titled, title, texts }).anywhereSaid;
  expect(anywhereSaid('armed security', 'Teller', 'words')).toBeLessThan(
    anywhereSaid('armed security', 'Security Officer', null),
  );
  // but tools are named in texts
  expect(anywhereSaid('python tableau', 'Analyst', 'words')).toBeGreaterThan(
    anywhereSaid('python tableau', 'Python Instructor', null),
  );
});

test('who asks for one therapist does not mean another', () => {
  const sameRole = (title: string): number =>
    featuresOf('physical therapist', { ...titled, title }).sameRole;
  expect([sameRole('Physical Therapist'), sameRole('Occupational Therapist')]).toEqual([1, 0]);
});

test('beside a job, the industry tells less than what somebody does there', () => {
  const said = (q: string, title: string): number =>
    featuresOf(q, { ...titled, title }).anywhereSaid;
  const q = 'marketing director healthcare';
  expect(said(q, 'Marketing Director')).toBeGreaterThan(said(q, 'Director, Healthcare'));
  // of two words, the industry distinguishes the job from others
  expect(said('healthcare recruiter', 'Healthcare')).toBe(
    said('healthcare recruiter', 'Recruiter'),
  );
});

test.each([
  ['cdl driver', 'Non-CDL Driver', 'Driver'],
  ['local cdl', 'LOCAL NON CDL DRIVER', 'Local Driver'],
  ['emergency dispatcher', 'Non-Emergency Dispatcher', 'Dispatcher'],
  ['union electrician', 'Electrician (Non Union)', 'Electrician - Days'],
])('%s: %s is without what was asked for', (q, title, plain) => {
  const said = (of: string): Features => featuresOf(q, { ...titled, title: of });
  expect(said(title).wanted).toBe(0);
  expect(said(title).titleSaid).toBe(said(plain).titleSaid);
  expect(said(plain).wanted).toBe(1);
});

test.each([
  ['non cdl driver', 'Non-CDL Driver'],
  ['non emergency dispatcher', 'Non-Emergency Dispatcher'],
  ['nonprofit accountant', 'Non-Profit Accountant'],
])('%s: who asks for it is shown %s', (q, title) => {
  const { titleSaid, wanted } = featuresOf(q, { ...titled, title });
  expect([wanted, titleSaid > 0.95]).toEqual([1, true]);
});
