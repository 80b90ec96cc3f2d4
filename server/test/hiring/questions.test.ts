import type { Wire } from '../../wire';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, jobChange, post, setStatus } from '../jobFixtures';
import { applyAsNew, callAs, questions, setHiring } from './fixtures';

let host: TestHost;
let owner: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  owner = await asEmployer(host);
});
afterAll(() => host.close());

const call = (...args: Parameters<ReturnType<typeof callAs>>) => callAs(host, owner)(...args);
const getJob = async (id: string): Promise<Wire<'Job'>> =>
  (await callAs(host, null)('GET', `/jobdescriptions/jobdescriptions/${id}`)).json();

test('a job’s questions are in its page only, its promise is in every list', async () => {
  const { _id } = await post(host, owner);
  expect(await getJob(_id)).toMatchObject({ questions: [] });
  const set = await setHiring(host, owner, _id, {
    questions: [{ ...questions[0]!, text: '  Can you work nights?  ' }, questions[1]!], // made above
    answersWithin: 5,
  });
  expect(set).toMatchObject({ _id, questions, answersWithin: 5 });
  expect(await getJob(_id)).toMatchObject({ questions, answersWithin: 5 });
  for (const url of [
    '/jobdescriptions/getAll',
    `/jobdescriptions/employer/${owner.username}`,
    '/jobdescriptions/getByCategory/Nurse%20Jobs',
    '/jobs/search',
    '/jobs/search?brief=true',
  ]) {
    const body = (await callAs(host, null)('GET', url)).json();
    const jobs: Wire<'Job'>[] = Array.isArray(body) ? body : body.items;
    const job = jobs.find((each) => each._id === _id);
    expect([url, job?.answersWithin, job?.questions]).toEqual([url, 5, undefined]);
  }
  const none = await setHiring(host, owner, _id, {});
  expect(none.answersWithin).toBeUndefined();
  expect((await getJob(_id)).questions).toEqual([]);
});

const question = questions[0]!; // created above
test.each<[string, object]>([
  ['two with one id', { questions: [question, question] }],
  ['an empty text', { questions: [{ ...question, text: '   ' }] }],
  ['a yes/no question with choices', { questions: [{ ...question, choices: ['a', 'b'] }] }],
  ['a choice without choices', { questions: [{ ...question, kind: 'choice' }] }],
  [
    'the same choice twice',
    { questions: [{ ...question, kind: 'choice', choices: ['Day', ' day '] }] },
  ],
  ['an unknown kind', { questions: [{ ...question, kind: 'essay' }] }],
  [
    'nine questions',
    { questions: Array.from({ length: 9 }, (_, index) => ({ ...question, id: `q${index}` })) },
  ],
  ['0 days', { answersWithin: 0 }],
  ['61 days', { answersWithin: 61 }],
  ['half a day', { answersWithin: 2.5 }],
])('%s is refused, and nothing changes', async (_what, change) => {
  const { _id } = await post(host, owner);
  await setHiring(host, owner, _id, { questions, answersWithin: 7 });
  const answer = await call('PUT', `/jobs/${_id}/hiring`, {
    questions: [],
    answersWithin: null,
    ...change,
  });
  expect(answer.statusCode).toBe(400);
  expect(await getJob(_id)).toMatchObject({ questions, answersWithin: 7 });
});

test('a copy of a job asks and promises the same, spec edits leave both alone', async () => {
  const { _id } = await post(host, owner);
  await setHiring(host, owner, _id, { questions, answersWithin: 3 });
  const copy = (await call('POST', `/jobs/${_id}/duplicate`)).json();
  expect(copy).toMatchObject({ status: 'draft', questions, answersWithin: 3 });
  const changed = await call(
    'PUT',
    `/jobdescriptions/${_id}`,
    jobChange({ jobtitle: 'Day Nurse' }),
  );
  expect(changed.json()).toMatchObject({ jobtitle: 'Day Nurse', questions, answersWithin: 3 });
  expect(await getJob(_id)).toMatchObject({ questions, answersWithin: 3 });
});

test('answers keep the question as it was asked', async () => {
  const { _id } = await post(host, owner);
  await setHiring(host, owner, _id, { questions });
  const { id } = await applyAsNew(host, {
    jobId: _id,
    answers: [{ questionId: 'q1', answer: 'yes' }],
  });
  await setHiring(host, owner, _id, {
    questions: [{ ...question, text: 'Can you work days?' }],
  });
  expect((await call('GET', `/applicants/${id}`)).json()).toMatchObject({
    answers: [{ questionId: 'q1', question: 'Can you work nights?', answer: 'yes' }],
  });
});

test('only the owner, and not for a job that was taken down', async () => {
  const { _id } = await post(host, owner);
  const body = { questions: [], answersWithin: 5 };
  for (const [person, status] of [
    [await asEmployer(host), 403],
    [await asSeeker(host), 403],
    [await asAdmin(host), 403],
    [null, 401],
  ] as const)
    expect((await callAs(host, person)('PUT', `/jobs/${_id}/hiring`, body)).statusCode).toBe(
      status,
    );
  await setStatus(host, _id, 'removed');
  const answer = await call('PUT', `/jobs/${_id}/hiring`, body);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'This job was taken down, so it can’t be changed',
  ]);
});
