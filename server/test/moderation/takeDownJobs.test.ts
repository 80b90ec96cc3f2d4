import { randomUUID } from 'node:crypto';
import type { Wire } from '../../wire';
import { moderation } from '../cases';
import { asAdmin, asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories, forgetTakeDowns, post } from '../jobFixtures';

let host: TestHost;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [owner, admin] = await Promise.all([asEmployer(host), asAdmin(host)]);
});
beforeEach(() => forgetTakeDowns(host));
afterAll(() => host.close());
const calls = () => moderation(host, () => admin);
const takeDown = async (ids: string[], reason = 'It asks for money.') => {
  const answer = await calls().send('POST', '/admin/jobs/take-downs', admin.headers, {
    ids,
    reason,
  });
  const { results } = answer.json<Wire<'DecisionResults'>>();
  return { answer, results };
};

test('several jobs go down for one reason, with a case and without, and each employer reads it', async () => {
  const { reported, caseOf, notices, send, rowOf } = calls();
  const [first, second] = [await post(host, owner), await post(host, owner)];
  const before = await rowOf(second._id);
  await reported(first._id);
  const gone = randomUUID();
  const { results } = await takeDown(
    [first._id, second._id, gone, 'no id'],
    '  It asks for money. ',
  );
  expect(results).toEqual([
    { id: first._id, done: true, decisionId: expect.any(String) },
    { id: second._id, done: true, decisionId: expect.any(String) },
    { id: gone, done: false, message: 'The job has been deleted' },
    { id: 'no id', done: false, message: 'The job has been deleted' },
  ]);
  expect(await caseOf(first._id)).toBeUndefined();
  const { items } = await notices(owner);
  expect(items.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['takenDown', 'It asks for money.'],
    ['takenDown', 'It asks for money.'],
  ]);
  const again = await takeDown([second._id]);
  expect(again.results).toEqual([
    { id: second._id, done: false, message: 'This job has already been taken down' },
  ]);
  const undone = await send(
    'POST',
    `/admin/decisions/${results[1]?.decisionId}/undo`,
    admin.headers,
  );
  expect(undone.statusCode).toBe(200);
  expect(await rowOf(second._id)).toEqual(before);
});

test('a take-down says why', async () => {
  const { _id } = await post(host, owner);
  for (const reason of ['', '   '])
    expect((await takeDown([_id], reason)).answer.statusCode).toBe(400);
  expect(await calls().rowOf(_id)).toMatchObject({ status: 'live' });
});
