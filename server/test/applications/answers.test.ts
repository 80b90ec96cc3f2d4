import type { Wire } from '../../wire';
import { callAs, setHiring } from '../hiring/fixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, countRows, post } from '../jobFixtures';

const questions: Wire<'JobQuestion'>[] = [
  { id: 'nights', kind: 'yesNo', text: 'Can you work nights?', required: true },
  {
    id: 'ward',
    kind: 'choice',
    text: 'Which ward?',
    required: false,
    choices: ['Surgery', 'Heart'],
  },
  { id: 'why', kind: 'text', text: 'Why this clinic?', required: false },
  { id: 'years', kind: 'number', text: 'How many years?', required: false },
];
const missing = 'Answer the question “Can you work nights?”';
const notNumber = 'Answer “How many years?” with a number of up to 12 digits, such as 1,200 or 6.5';
const changed = 'The employer’s questions have changed. Load the page again.';

let host: TestHost;
let owner: Person;
let seeker: Person;
let jobId: string;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [owner, seeker] = [await asEmployer(host), await asSeeker(host)];
});
beforeEach(async () => {
  jobId = (await post(host, owner))._id;
  await setHiring(host, owner, jobId, { questions });
});
afterAll(() => host.close());

const apply = (answers?: readonly (readonly [string, string])[]) =>
  callAs(host, seeker)('POST', '/applications', {
    jobId,
    ...(answers && { answers: answers.map(([questionId, answer]) => ({ questionId, answer })) }),
  });
const yes = ['nights', 'yes'] as const;
/** Returns the applications to the job, as its employer sees them. */
const received = async (): Promise<Wire<'ApplicantDetails'>[]> => {
  const { items }: Wire<'ApplicantPage'> = (
    await callAs(host, owner)('GET', `/applicants?job=${jobId}`)
  ).json();
  return Promise.all(
    items.map(async ({ _id }) => (await callAs(host, owner)('GET', `/applicants/${_id}`)).json()),
  );
};

test.each<[string, (readonly [string, string])[] | undefined, string]>([
  ['none at all', undefined, missing],
  ['a required one missing', [['why', 'Calm']], missing],
  ['a required one of blanks', [['nights', '  ']], missing],
  ['another word for yes', [['nights', 'Yes']], 'Check your answer to “Can you work nights?”'],
  ['what isn’t a choice', [yes, ['ward', 'surgery']], 'Check your answer to “Which ward?”'],
  ['words for a number', [yes, ['years', 'six']], notNumber],
  ['two numbers', [yes, ['years', '6-8']], notNumber],
  ['a comma at a loss', [yes, ['years', '6,5,0']], notNumber],
  ['no finite number', [yes, ['years', 'Infinity']], notNumber],
  ['a power of ten', [yes, ['years', '1e3']], notNumber],
  ['a plus', [yes, ['years', '+5']], notNumber],
  ['a question nobody asks', [yes, ['shoes', '44']], changed],
])(
  '%s: refused with the question’s own words, and nothing is stored',
  async (_what, answers, message) => {
    const before = await countRows(host, 'applications');
    const answer = await apply(answers);
    expect([answer.statusCode, answer.json()]).toEqual([400, { message, field: 'answers' }]);
    expect(await countRows(host, 'applications')).toBe(before);
  },
);

test('each kind is stored trimmed, with its question; empty ones are left out', async () => {
  const answers = [
    ['why', '  Calm: “quiet”, نعم <b> '],
    ['ward', ' Heart '],
    yes,
    ['years', ' '],
  ] as const;
  expect((await apply(answers)).statusCode).toBe(201);
  expect((await received())[0]?.answers).toEqual([
    { questionId: 'nights', question: 'Can you work nights?', answer: 'yes' },
    { questionId: 'ward', question: 'Which ward?', answer: 'Heart' },
    { questionId: 'why', question: 'Why this clinic?', answer: 'Calm: “quiet”, نعم <b>' },
  ]);
});

test.each([
  ['6', '6'],
  [' 6.5 ', '6.5'],
  ['6,5', '6.5'],
  ['-2', '-2'],
  ['0', '0'],
  ['0,125', '0.125'],
  ['1,200', '1200'],
  ['1 000', '1000'],
  ['1,200,000.50', '1200000.50'],
])('the number %j is stored as %j', async (typed, answer) => {
  expect((await apply([yes, ['years', typed]])).statusCode).toBe(201);
  expect((await received())[0]?.answers[1]).toMatchObject({ questionId: 'years', answer });
});

test('a required question answered with no is an application like any other', async () => {
  const answer = await apply([['nights', 'no']]);
  expect([answer.statusCode, answer.json().state]).toEqual([201, 'sent']);
  expect(await received()).toMatchObject([
    { state: 'sent', answers: [{ answer: 'no' }], history: [{ kind: 'sent' }] },
  ]);
  expect((await received())[0]?.history).toHaveLength(1);
});

test('questions that changed while somebody answered: what no longer fits is refused, what fits is not', async () => {
  const answers = [yes, ['ward', 'Heart'], ['years', '6']] as const;
  const ask = (asked: Wire<'JobQuestion'>[]) => setHiring(host, owner, jobId, { questions: asked });
  const refused = async () => {
    const answer = await apply(answers);
    expect(answer.statusCode).toBe(400);
    return answer.json().message;
  };
  const [nights, ward, why, years] = questions as [
    Wire<'JobQuestion'>,
    Wire<'JobQuestion'>,
    Wire<'JobQuestion'>,
    Wire<'JobQuestion'>,
  ]; // the four above
  await ask([nights, ward]);
  expect(await refused()).toBe(changed);
  await ask([nights, { ...ward, choices: ['Surgery', 'Lungs'] }, years]);
  expect(await refused()).toBe('Check your answer to “Which ward?”');
  await ask([nights, ward, { ...why, required: true }, years]);
  expect(await refused()).toBe('Answer the question “Why this clinic?”');
  await ask([{ ...nights, text: 'Can you work at night?' }, ward, years]);
  expect((await apply(answers)).statusCode).toBe(201);
  expect((await received())[0]?.answers[0]?.question).toBe('Can you work at night?');
});
