import { aJob } from '@/test/fixtures';
import { toIndexedJob } from './index/indexedJob';
import { noSearch } from './jobSearch';
import type { Reply } from './messages';
import { makeSearcher } from './searcher';

const jobs = Array.from({ length: 3000 }, (_, n) =>
  toIndexedJob(
    aJob({ _id: String(n), jobtitle: `Nurse ${n}`, location: n % 2 ? 'Boston' : 'Salem' }),
  ),
);
const search = (q: string, id: number) =>
  ({ kind: 'search', id, asked: { search: { ...noSearch, q }, now: 0 } }) as const;

/** A searcher with its replies; `replied` waits for this many answers, and returns them by id. */
const start = () => {
  const replies: Reply[] = [];
  const send = makeSearcher((reply) => {
    replies.push(reply);
  }, 1);
  const replied = async (count: number): Promise<Map<number, unknown>> => {
    while (replies.filter(({ kind }) => kind === 'answer').length < count)
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    return new Map(
      replies.flatMap((reply) => (reply.kind === 'answer' ? [[reply.id, reply.answer]] : [])),
    );
  };
  return { send, replies, replied };
};

test('questions wait until all jobs are there', async () => {
  const { send, replies, replied } = start();
  send({ kind: 'jobs', jobs: jobs.slice(0, 2000) });
  send(search('2999 ', 1));
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(replies).toEqual([]);
  send({ kind: 'jobs', jobs: jobs.slice(2000) });
  send({ kind: 'complete' });
  expect((await replied(1)).get(1)).toMatchObject({ positions: [2999] });
});

test('a newer question of its kind ends the older one; others are answered too', async () => {
  const { send, replied } = start();
  send({ kind: 'jobs', jobs });
  send({ kind: 'complete' });
  send(search('nurse 1 ', 1));
  send(search('nurse 2 ', 2));
  send({ kind: 'suggest', id: 3, asked: { q: 'bos', field: 'where' } });
  send({ kind: 'similar', id: 4, asked: { at: 7, limit: 2 } });
  const answers = await replied(4);
  expect(answers.get(1)).toBeNull();
  expect(answers.get(2)).toMatchObject({ total: 1, searchedFor: null });
  expect(answers.get(3)).toEqual([{ kind: 'place', text: 'Boston', count: 1500 }]);
  expect(answers.get(4)).toEqual([1, 3]);
});

test('what titles, companies and places say is told before the texts are read', async () => {
  const { send, replies, replied } = start();
  send({
    kind: 'jobs',
    jobs: [
      ...jobs,
      toIndexedJob(
        aJob({
          jobtitle: 'Cook',
          categoryName: 'Restaurant Jobs',
          joboverview: 'You cook for the nurse.',
        }),
      ),
    ],
  });
  send({ kind: 'complete' });
  send(search('nurse', 1));
  expect((await replied(1)).get(1)).toMatchObject({ isComplete: true });
  const found = replies
    .map((reply) =>
      reply.kind === 'partial' ? reply.found : reply.kind === 'answer' ? reply.answer : null,
    )
    .map((each) => (each && 'positions' in each ? each.positions : []));
  expect(replies.map(({ kind }) => kind)).toEqual(['partial', 'answer']);
  expect(found.map(({ length }) => length)).toEqual([3000, 3001]);
  expect(found[1]?.slice(0, 3000)).toEqual(found[0]);
  send(search('nurse -cook', 2));
  await replied(2);
  expect(replies).toHaveLength(3);
  expect(replies.at(-1)).toMatchObject({ kind: 'answer', id: 2 });
});

test('after all is read a question is answered from what is known', async () => {
  const { send, replied } = start();
  send({ kind: 'jobs', jobs });
  send({ kind: 'complete' });
  send(search('nurse', 1));
  await replied(1);
  send(search('boston 2001 ', 2));
  expect((await replied(2)).get(2)).toMatchObject({ positions: [2001] });
});
