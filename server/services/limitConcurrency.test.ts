import { setTimeout as sleep } from 'node:timers/promises';
import { limitConcurrency } from './limitConcurrency';

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
  const withSlot = limitConcurrency(2);
  const works = Array.from({ length: 4 }, work);
  const begun: number[] = [];
  const all = works.map(({ done }, index) =>
    withSlot(() => {
      begun.push(index);
      return done();
    }),
  );
  await sleep(1);
  expect(begun).toEqual([0, 1]);
  works[1]?.end();
  // a new caller queues behind those already waiting
  const late = withSlot(async () => begun.push(4));
  await sleep(1);
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all([...all, late]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('where too many wait the next is refused', async () => {
  const withSlot = limitConcurrency(1, { maxWaiting: 2 });
  const { done, end } = work();
  const served = [withSlot(done), withSlot(done), withSlot(done)];
  await expect(withSlot(done)).rejects.toMatchObject(busy);
  end();
  await Promise.all(served);
  await expect(withSlot(async () => 'free')).resolves.toBe('free');
});

test('who has waited too long leaves, and is never served', async () => {
  const withSlot = limitConcurrency(1, { maxWait: 20 });
  const { done, end } = work();
  const first = withSlot(done);
  const late = jest.fn(async () => {});
  await expect(withSlot(late)).rejects.toMatchObject(busy);
  const next = withSlot(async () => 'served');
  end();
  await first;
  await expect(next).resolves.toBe('served');
  expect(late).not.toHaveBeenCalled();
});

test('what fails ends its turn', async () => {
  const withSlot = limitConcurrency(1);
  const failing = withSlot(() => Promise.reject(new Error('broken')));
  const next = withSlot(async () => 'served');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('served');
});
