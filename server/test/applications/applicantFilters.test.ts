import sql from 'sql-template-tag';
import { answerFilterOf } from '@contract/jobs/jobAnswers';
import type { Wire } from '../../wire';
import { applyTo } from '../applicationFixtures';
import { backdateApplication, callAs, questions, setHiring } from '../hiring/fixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post } from '../jobFixtures';

let host: TestHost;
let owner: Person;
let promising: string;
let silent: string;
const ids: Record<string, string> = {};
const call = (...args: Parameters<ReturnType<typeof callAs>>) => callAs(host, owner)(...args);

/** Registers a job seeker of that name who applied this many days ago. */
const applied = async (name: string, days: number, input: Wire<'ApplicationInput'>) => {
  const seeker = await asSeeker(host);
  await host.db.execute(sql`UPDATE job_seekers SET first_name = ${name} WHERE id = ${seeker.id}`);
  const { _id } = await applyTo(host, seeker, input);
  await backdateApplication(host, _id, days);
  ids[name] = _id;
};
const answering = (...answers: [string, string][]) =>
  answers.map(([questionId, answer]) => ({ questionId, answer }));

beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  owner = await asEmployer(host);
  [promising, silent] = [(await post(host, owner))._id, (await post(host, owner))._id];
  await setHiring(host, owner, promising, {
    questions: [
      ...questions,
      { id: 'q3', kind: 'text', text: 'Which shift?', required: false },
      { id: 'q4', kind: 'number', text: 'How many years?', required: false },
      { id: 'pay:hour', kind: 'number', text: 'What an hour?', required: false },
    ],
    answersWithin: 5,
  });
  // the promised answer is due 5 days after each application
  await applied('Ada', 5, {
    jobId: promising,
    answers: answering(['q1', 'yes'], ['q2', 'Surgery'], ['q4', '6,5'], ['pay:hour', '1 000']),
  });
  await applied('Ben', 2, { jobId: promising, answers: answering(['q1', 'no'], ['q4', '6']) });
  await applied('Cy', 7, {
    jobId: promising,
    answers: answering(['q1', 'yes'], ['q3', 'Early: 6 to 2'], ['q4', '-12']),
  });
  await applied('Dee', 6, { jobId: promising, answers: answering(['q1', 'no']) });
  await applied('Eve', 4, { jobId: promising, answers: answering(['q1', 'yes']) });
  await applied('Fay', 8, { jobId: silent });
  await call('POST', `/applicants/${ids['Eve']}/opening`);
  await move('shortlist', 'Dee', 'sent');
});
afterAll(() => host.close());

const move = (name: string, who: string, state: string, rest: object = {}) =>
  call('POST', '/applicants/moves', {
    move: name,
    applications: [{ id: ids[who], state }],
    ...rest,
  });
const search = async (query: string): Promise<Wire<'ApplicantPage'>> =>
  (await call('GET', `/applicants?${query}`)).json();
const names = async (query: string) =>
  (await search(query)).items.map(({ firstnamejobseek }) => firstnamejobseek);

test('who waits the most urgently comes first; those answered and those promised nothing last', async () => {
  expect(await names('sort=due')).toEqual(['Cy', 'Ada', 'Eve', 'Ben', 'Fay', 'Dee']);
  expect(await names('sort=due&limit=2&page=2')).toEqual(['Eve', 'Ben']);
});

test('due are those late, and those due within two days', async () => {
  expect(await names('due=true&sort=due')).toEqual(['Cy', 'Ada', 'Eve']);
  expect(await search('due=true&state=opened')).toMatchObject({
    items: [{ firstnamejobseek: 'Eve' }],
    total: 1,
    due: 3,
    late: 2,
    counts: { sent: 4, opened: 1, shortlisted: 1 },
    found: { sent: 2, opened: 1, shortlisted: 0 },
  });
  expect(await search(`due=true&job=${silent}`)).toMatchObject({
    items: [],
    total: 0,
    due: 0,
    late: 0,
  });
  expect((await search('due=false')).total).toBe(6);
  // the employer has decided; only the mail is pending
  await move('reject', 'Ada', 'sent', { letter: { subject: 'No', body: 'No.' }, delayDays: 2 });
  expect(await search('due=true&sort=due')).toMatchObject({
    items: [{ firstnamejobseek: 'Cy' }, { firstnamejobseek: 'Eve' }],
    total: 2,
    due: 2,
    late: 1,
  });
  expect((await call('DELETE', `/applicants/${ids['Ada']}/pending`)).statusCode).toBe(200);
  expect((await search('due=true')).total).toBe(3);
});

test('by rating: the best first, among equals and without one the latest', async () => {
  for (const [name, rating, tags] of [
    ['Ben', 3, ['ICU', 'Nights']],
    ['Cy', 5, ['Nights']],
    ['Dee', 3, ['ICU, days']],
  ] as const)
    expect((await call('PUT', `/applicants/${ids[name]}`, { rating, tags })).statusCode).toBe(200);
  expect(await names('sort=rating')).toEqual(['Cy', 'Ben', 'Dee', 'Eve', 'Ada', 'Fay']);
  expect(await names('minRating=3&sort=rating')).toEqual(['Cy', 'Ben', 'Dee']);
  expect(await search('minRating=4&state=sent')).toMatchObject({
    total: 1,
    counts: { sent: 4, opened: 1, shortlisted: 1 },
    found: { sent: 1, opened: 0, shortlisted: 0 },
    rated: 1,
    due: 3,
  });
  expect(await search('minRating=4&due=true')).toMatchObject({ total: 1, found: { sent: 1 } });
  expect(await search('minRating=3&state=opened')).toMatchObject({ total: 0, rated: 1 });
  expect(await names('tag=Nights&sort=rating')).toEqual(['Cy', 'Ben']);
  // matches whole tags, ignoring letter case
  expect(await names('tag=nights&sort=rating')).toEqual(['Cy', 'Ben']);
  for (const none of ['ICU%25', 'Night', 'days']) expect(await names(`tag=${none}`)).toEqual([]);
  expect(await names('tag=Nights&minRating=4')).toEqual(['Cy']);
  expect(await names('tag=ICU%2C%20days')).toEqual(['Dee']);
  expect((await call('GET', '/applicants?minRating=6')).statusCode).toBe(400);
});

test('by an answer, in the list and in the exports', async () => {
  expect(await names('answer=q1:yes&sort=name')).toEqual(['Ada', 'Cy', 'Eve']);
  expect(await search('answer=q1:no')).toMatchObject({
    total: 2,
    counts: { sent: 1, shortlisted: 1 },
  });
  expect(await names('answer=q2:Surgery')).toEqual(['Ada']);
  expect(await names(`answer=${encodeURIComponent('q3:Early: 6 to 2')}`)).toEqual(['Cy']);
  expect(await names('answer=q4:6.5')).toEqual(['Ada']);
  expect(await names('answer=q4:6')).toEqual(['Ben']);
  expect(await names(`answer=q1:yes&job=${promising}&state=opened`)).toEqual(['Eve']);
  for (const none of ['q1:y', 'q1:%25', 'q2:yes', 'q9:yes', 'q3:Early', `q1:yes&job=${silent}`])
    expect(await names(`answer=${none}`)).toEqual([]);
  const csv = await call('GET', '/applicants.csv?answer=q1:no');
  expect(
    csv.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]),
  ).toEqual(['Ben', 'Dee']);
});

test('by an answer to a question whose id has a colon', async () => {
  const filter = encodeURIComponent(answerFilterOf('pay:hour', '1000'));
  expect(await names(`answer=${filter}`)).toEqual(['Ada']);
  expect(await names('answer=pay:hour:1000')).toEqual([]);
});

test('by a range of numbers, in the list and in the exports', async () => {
  expect(await names('answerFrom=q4:6&sort=name')).toEqual(['Ada', 'Ben']);
  expect(await names('answerFrom=q4:6.25')).toEqual(['Ada']);
  expect(await names('answerTo=q4:6&sort=name')).toEqual(['Ben', 'Cy']);
  expect(await names('answerFrom=q4:-12&answerTo=q4:6.0&sort=name')).toEqual(['Ben', 'Cy']);
  expect(await names('answerFrom=q4:7&answerTo=q4:6')).toEqual([]);
  // compared as numbers, not as strings: "1000" is greater than "6"
  expect(await names('answerFrom=pay%253Ahour:6')).toEqual(['Ada']);
  expect(await search('answerFrom=q4:0')).toMatchObject({ total: 2, counts: { sent: 2 } });
  // a text answer isn't a number
  for (const none of ['q3:0', 'q1:0', 'q9:0', `q4:0&job=${silent}`])
    expect(await names(`answerFrom=${none}`)).toEqual([]);
  for (const wrong of ['q4', 'q4:', 'q4:1e3', 'q4:six', ':6', 'q4:1234567890123'])
    expect((await call('GET', `/applicants?answerFrom=${wrong}`)).statusCode).toBe(400);
  expect((await call('GET', '/applicants?answerTo=q4:+5')).statusCode).toBe(400);
  const csv = await call('GET', '/applicants.csv?answerFrom=q4:6&answerTo=q4:6');
  expect(csv.body.trim().split('\r\n')[1]).toMatch(/^Ben,/);
});
