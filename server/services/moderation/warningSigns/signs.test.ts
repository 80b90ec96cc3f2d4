import { contactIn } from './contact';
import { moneyIn } from './money';
import type { SignedPosting } from './posting';
import { shoutingIn } from './shouting';

const posting = (changes: Partial<SignedPosting> = {}): SignedPosting => ({
  id: '0',
  employerId: null,
  title: 'Night Nurse',
  company: 'Harbour Clinic',
  location: 'Boston, MA',
  overview: 'Care for patients through the night.',
  responsibilities: ['Watch over the ward'],
  qualifications: ['A licence'],
  employmentType: 'Full-time',
  payFrom: 4000,
  payTo: 5200,
  vacancies: 1,
  degree: '',
  category: 'Nurse Jobs',
  description: null,
  longDescription: null,
  ...changes,
});
const saying = (overview: string) => posting({ overview });

test('a plain posting is marked for nothing', () => {
  expect([contactIn(posting()), moneyIn(posting()), shoutingIn(posting())]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('contact data', () => {
  test.each([
    ['Write to mara.lind@firm.example today', 'mara.lind@firm.example'],
    ['Call (555) 010-1234', '(555) 010-1234'],
    ['Call 555-010-1234 now', '555-010-1234'],
    ['Ring +44 20 7946 0958', '+44 20 7946 0958'],
    ['See https://firm.example/jobs?a=1', 'https://firm.example/jobs?a=1'],
    ['More on www.firm.example', 'www.firm.example'],
    ['www.irs.gov.firm.example', 'www.irs.gov.firm.example'],
    ['https://irs.gov-help.example', 'https://irs.gov-help.example'],
    ['Apply at fastjobs.com', 'fastjobs.com'],
    ['mara (at) firm (dot) com', 'mara (at) firm (dot) com'],
    ['Text me on WhatsApp', 'Text me on WhatsApp'],
    ['Telegram: @fastmoney', 'Telegram: @fastmoney'],
  ])('%s', (text, found) => {
    expect(contactIn(saying(text))).toContain(found);
    expect(contactIn(posting({ qualifications: ['', text] }))).toContain(found);
    expect(contactIn(posting({ title: text }))).toContain(found);
  });
  test.each([
    'ASP.NET and Node.js since 2015',
    'From 2019-2024',
    '$4,000 - $5,200 a month',
    '401(k), 24/7, 9:00-17:00',
    'Ratio 1:100.000',
    'socket.io',
    'ISO 9001:2015 and 21 CFR 820',
    'e.g. nights, i.e. 12-hour shifts',
    'Signal processing',
    'See https://www.e-verify.gov/employees, www.dol.gov. and www.jobs.service.gov.uk',
  ])('nothing in "%s"', (text) => expect(contactIn(saying(text))).toBeUndefined());
  test('a company may be called by its domain', () =>
    expect(
      contactIn(posting({ company: 'Fastjobs.com', overview: 'Fastjobs.com looks for cooks.' })),
    ).toBeUndefined());
});

describe('asks for money', () => {
  test.each([
    'A registration fee of $50 is due',
    'Pay a small deposit: a refundable deposit is required',
    'You will need to pay the training costs',
    'Buy your own equipment from our shop',
    'Purchase gift cards and send us the codes',
    'You are paid in Bitcoin',
    'Deposit the check and send the rest',
    'Send $50 first',
    'No experience, just an upfront payment',
  ])('%s', (text) => expect(moneyIn(saying(text))).toBeDefined());
  test.each([
    'There is no registration fee',
    'We never ask for a security deposit',
    'Process deposits and collect fees from tenants',
    'Sell gift cards at the till',
    'Direct deposit every week',
    'Pay $4,000 a month',
    'Knowledge of crypto markets',
  ])('nothing in "%s"', (text) => expect(moneyIn(saying(text))).toBeUndefined());
});

describe('shouting', () => {
  test.each([
    [{ title: 'EARN MONEY FROM HOME NOW' }],
    [{ overview: `WE WANT YOU. ${'CALL US TODAY AND START. '.repeat(4)}` }],
    [{ title: 'Cook wanted!!!' }],
    [{ overview: 'Great! Pay! Fun! Now! Easy!' }],
  ])('%j', (changes) => expect(shoutingIn(posting(changes))).toBeDefined());
  test.each([
    [{ title: 'RN ICU' }],
    [{ title: 'SQL / ETL Developer (AWS)' }],
    [{ overview: `Join us! ${'A calm sentence about a calm day. '.repeat(60)} Thank you!` }],
  ])('nothing in %j', (changes) => expect(shoutingIn(posting(changes))).toBeUndefined());
});
