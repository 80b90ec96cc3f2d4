import { ageText } from '@/features/jobs/card/ageText';
import { payPerText } from '@/features/jobs/card/payPerText';
import { payText } from '@/features/jobs/card/payText';
import { previewWords } from '@/features/jobs/card/previewWords';
import { aJob } from '@/test/fixtures';
import { day } from '@contract/time/durations';
import {
  jobPageTitle,
  overviewBeside,
  qualificationsOf,
  responsibilitiesOf,
  vacanciesText,
} from './jobFacts';
import { readPlainText } from './readPlainText';

const now = Date.UTC(2026, 0, 10, 12);
const ago = (days: number) => new Date(now - days * day).toISOString();

test.each([
  [1200, 1800, '$1,200 - $1,800'],
  [0, 0, 'Pay not disclosed'],
  [undefined, undefined, 'Pay not disclosed'],
  [0, 1800, '$0 - $1,800'],
  [1250.5, 1800, '$1,250.50 - $1,800'],
  [1200, 1200, '$1,200 - $1,200'],
  [1_200_000, 2_000_000, '$1,200,000 - $2,000,000'],
])('%p to %p reads "%s"', (monthlysalary1, monthlysalary2, text) => {
  expect(payText(aJob({ monthlysalary1, monthlysalary2 }))).toBe(text);
});

test.each([
  [
    1730,
    3460,
    'About $10 - $20 an hour or $20,760 - $41,520 a year (calculated at 173 hours a month)',
  ],
  // as stored for $17.50 an hour and $50,000 a year
  [
    3028,
    4167,
    'About $17.50 - $24.09 an hour or $36,336 - $50,004 a year (calculated at 173 hours a month)',
  ],
  [0, 0, ''],
])('%p to %p a month by other periods: "%s"', (monthlysalary1, monthlysalary2, text) => {
  expect(payPerText(aJob({ monthlysalary1, monthlysalary2 }))).toBe(text);
});

test.each([
  ['no date at all', {}, '7 days ago'],
  ['an empty date', { createdAt: null }, 'Not provided'],
  ['no date in it', { createdAt: 'soon' }, 'Not provided'],
  ['an hour', { createdAt: ago(1 / 24) }, 'today'],
  ['a clock that is ahead', { createdAt: ago(-1) }, 'today'],
  ['a day', { createdAt: ago(1) }, 'yesterday'],
  ['two days and a bit', { createdAt: ago(2.9) }, '2 days ago'],
  ['30 days', { createdAt: ago(30) }, '30 days ago'],
  ['40 days', { createdAt: ago(40) }, 'last month'],
  ['31 days', { createdAt: ago(31) }, 'last month'],
  ['100 days', { createdAt: ago(100) }, '3 months ago'],
  ['365 days', { createdAt: ago(365) }, '11 months ago'],
  ['366 days', { createdAt: ago(366) }, 'last year'],
  ['731 days', { createdAt: ago(731) }, '2 years ago'],
  ['two years', { createdAt: ago(800) }, '2 years ago'],
])('the age of a record with %s', (_what, record, text) => {
  expect(ageText(record, now)).toBe(text);
});

test('the category page has another constant', () => {
  expect(ageText({}, now, '6 days ago')).toBe('6 days ago');
  expect(ageText({ createdAt: ago(3) }, now, '6 days ago')).toBe('3 days ago');
});

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');
test.each([
  ['', ''],
  ['one', 'one'],
  [`  ${words(30)}\n`, words(30)],
  [words(31), `${words(30)}...`],
  [words(30).replaceAll(' ', '\n\n'), words(30)],
  ['x'.repeat(10_000), 'x'.repeat(10_000)],
])('a preview has 30 words at most, and "..." only where it goes on (%#)', (text, preview) => {
  expect(previewWords(text)).toBe(preview);
});

describe('a whole text', () => {
  test('becomes paragraphs, headings and items, nothing left out', () => {
    const text =
      'We make bread.\r\n\r\nYour tasks:\n• Bake\n· Clean\n- Sell\nSALARY AND HOURS\nFrom $20, -5 °C in winter.\n* Early\n\nApply soon!';
    expect(readPlainText(text)).toEqual([
      { kind: 'paragraph', text: 'We make bread.' },
      { kind: 'heading', text: 'Your tasks:' },
      { kind: 'list', items: ['Bake', 'Clean', 'Sell'] },
      { kind: 'heading', text: 'SALARY AND HOURS' },
      { kind: 'paragraph', text: 'From $20, -5 °C in winter.' },
      { kind: 'list', items: ['Early'] },
      { kind: 'paragraph', text: 'Apply soon!' },
    ]);
  });
  test('lines below a heading that lost their marks are items again', () => {
    expect(
      readPlainText(
        'We offer:\nA garden\nFree parking\nFour weeks off\nIt is a good place.\nLAST\nOne\nTwo',
      ),
    ).toEqual([
      { kind: 'heading', text: 'We offer:' },
      { kind: 'list', items: ['A garden', 'Free parking', 'Four weeks off'] },
      { kind: 'paragraph', text: 'It is a good place.' },
      { kind: 'heading', text: 'LAST' },
      { kind: 'paragraph', text: 'One' },
      { kind: 'paragraph', text: 'Two' },
    ]);
  });
  test.each([
    [
      'markup stays text',
      '<script>alert(1)</script>',
      [{ kind: 'paragraph', text: '<script>alert(1)</script>' }],
    ],
    [
      'a degree of frost is no item',
      '-5 °C outside',
      [{ kind: 'paragraph', text: '-5 °C outside' }],
    ],
    [
      'dots alone are no item',
      '• \n•',
      [
        { kind: 'paragraph', text: '•' },
        { kind: 'paragraph', text: '•' },
      ],
    ],
    [
      'a long line with a colon is no heading',
      `${'long '.repeat(20)}:`,
      [{ kind: 'paragraph', text: `${'long '.repeat(20)}:` }],
    ],
    ['nothing', ' \n ', []],
  ])('%s', (_what, text, blocks) => {
    expect(readPlainText(text)).toEqual(blocks);
  });
});

test('empty points are left out, in order', () => {
  const job = aJob({ responsibilities2: '', responsibilities4: '   ', qualification1: undefined });
  expect(responsibilitiesOf(job)).toEqual([
    'Assess patients',
    'Mentor colleagues',
    'Hand over in writing',
  ]);
  expect(qualificationsOf(job)).toEqual([
    'Two years on a ward',
    'Calm in an emergency',
    'Clear English',
  ]);
});

test.each([
  ['no whole text', { joboverview: 'We bake.', description: undefined }, 'We bake.'],
  [
    'a whole text that begins with it',
    { joboverview: 'We bake bread…', description: 'We bake\nbread and cake.' },
    '',
  ],
  [
    'a longer text in Markdown that begins with it',
    {
      joboverview: 'The work We bake bread (organic)…',
      longDescription:
        '## The work\n\n1. We **bake** [bread](https://b.example/x) (organic).\n2. Cake.',
    },
    '',
  ],
  [
    'a longer text of its own',
    { joboverview: 'We bake.', longDescription: 'We cook.' },
    'We bake.',
  ],
  ['a whole text of its own', { joboverview: 'We bake.', description: 'Our tasks.' }, 'We bake.'],
  ['none of both', { joboverview: undefined, description: undefined }, ''],
])('the overview beside %s', (_what, changes, text) => {
  expect(overviewBeside(aJob(changes))).toBe(text);
});

test('a page is titled by job and company', () => {
  const place = 'Boston, MA';
  expect(jobPageTitle(aJob({ location: place }))).toBe(
    'Registered Nurse - Lakeside Clinic, Boston, MA',
  );
  expect(jobPageTitle(aJob({ companyname: '', location: place }))).toBe(
    'Registered Nurse, Boston, MA',
  );
  expect(jobPageTitle(aJob({ jobtitle: '', companyname: '', location: '' }))).toBe('Untitled job');
});

test('vacancies are told where there are some', () => {
  expect(vacanciesText(aJob({ numberofvacancies: 1200 }))).toBe('1,200');
  expect(vacanciesText(aJob({ numberofvacancies: 0 }))).toBe('');
});
