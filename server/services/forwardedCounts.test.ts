import { forwardCounts } from './forwardedCounts';

test('what is counted is passed on, and again where nobody took it', async () => {
  const passed: [string[], boolean][] = [];
  const answers = [false, true, true];
  const counts = forwardCounts<string>(async (all, now) => {
    passed.push([all, now]);
    return answers.shift() ?? true;
  });
  counts.count('one');
  await counts.flush();
  counts.count('two');
  await counts.flush();
  // even if nothing is left to pass on: the other process has to store what it got before
  await counts.flush();
  counts.count('three');
  await counts.stop();
  expect(passed).toEqual([
    [['one'], true],
    [['one', 'two'], true],
    [[], true],
    [['three'], false],
  ]);
});

test('a flood that nobody takes is kept up to a bound', async () => {
  let taken: number[] = [];
  let isTaking = false;
  const counts = forwardCounts<number>(async (all) => {
    if (isTaking) taken = all;
    return isTaking;
  });
  for (let index = 0; index < 6000; index += 1) counts.count(index);
  await counts.flush();
  for (let index = 6000; index < 20_000; index += 1) counts.count(index);
  isTaking = true;
  await counts.flush();
  expect(taken).toEqual(Array.from({ length: 10_000 }, (_, index) => index));
});
