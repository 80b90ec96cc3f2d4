import { setTimeout as sleep } from 'node:timers/promises';
import { turns } from './turns';

/** Work that ends when its `end` is called. */
const work = () => {
  let end = (): void => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done: () => done, end };
};
const busy = { status: 503, headers: { 'retry-after': expect.any(String) } };

test('so much is done at once, the rest in its order', async () => {
  const inTurn = turns(2);
  const works = Array.from({ length: 4 }, work);
  const begun: number[] = [];
  const all = works.map(({ done }, index) =>
    inTurn(() => {
      begun.push(index);
      return done();
    }),
  );
  await sleep(1);
  expect(begun).toEqual([0, 1]);
  works[1]?.end();
  // a new caller queues behind those already waiting
  const late = inTurn(async () => begun.push(4));
  await sleep(1);
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all([...all, late]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('where too many wait the next is refused', async () => {
  const inTurn = turns(1, { maxWaiting: 2 });
  const { done, end } = work();
  const served = [inTurn(done), inTurn(done), inTurn(done)];
  await expect(inTurn(done)).rejects.toMatchObject(busy);
  end();
  await Promise.all(served);
  await expect(inTurn(async () => 'free')).resolves.toBe('free');
});

test('who has waited too long leaves, and is never served', async () => {
  const inTurn = turns(1, { maxWait: 20 });
  const { done, end } = work();
  const first = inTurn(done);
  const late = jest.fn(async () => {});
  await expect(inTurn(late)).rejects.toMatchObject(busy);
  const next = inTurn(async () => 'served');
  end();
  await first;
  await expect(next).resolves.toBe('served');
  expect(late).not.toHaveBeenCalled();
});

test('what fails ends its turn', async () => {
  const inTurn = turns(1);
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'served');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('served');
});
