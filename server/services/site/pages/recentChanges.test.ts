import { machineTime } from '../../../timing/machineTime';
import { changeOf } from './pageDependencies';
import { rememberChanges } from './recentChanges';

const changeTo = (id: string) => changeOf({ ids: new Set([id]) });
/**
 * Returns a time after everything noted so far: the clock has microseconds, in which two things may
 * happen.
 */
const laterTime = (): number => {
  const now = machineTime();
  let later = machineTime();
  while (later === now) later = machineTime();
  return later;
};

test('what was changed from a time on is told together', () => {
  const recent = rememberChanges();
  const start = machineTime();
  recent.note(changeTo('Plumber'));
  const between = laterTime();
  recent.note(changeOf({ ids: new Set(['cook']), isJob: true }));
  expect(recent.since(start)).toEqual({
    ids: new Set(['plumber', 'cook']),
    isJob: true,
    isAll: false,
  });
  expect(recent.since(between)).toEqual(changeOf({ ids: new Set(['cook']), isJob: true }));
  expect(recent.since(laterTime())).toEqual(changeOf({}));
});

test('from before changes may have been missed nothing can be told', () => {
  const recent = rememberChanges();
  const before = machineTime();
  recent.note(changeTo('plumber'));
  laterTime();
  recent.forget();
  expect(recent.since(before)).toBeUndefined();
  const after = machineTime();
  recent.note(changeTo('cook'));
  expect(recent.since(after)).toEqual(changeTo('cook'));
});

test('of very many changes the last are remembered, and since when is known', () => {
  const recent = rememberChanges();
  const start = machineTime();
  const times: number[] = [];
  for (let index = 0; index < 12_000; index += 1) {
    times.push(laterTime());
    recent.note(changeTo(`job ${index}`));
  }
  expect(recent.since(start)).toBeUndefined();
  expect(recent.since(times.at(-1000) ?? 0)?.ids.size).toBe(1000);
});

test('times of two processes can be compared', async () => {
  const { execFileSync } = await import('node:child_process');
  const before = machineTime();
  const there = Number(
    execFileSync(process.execPath, [
      '-p',
      'Number(process.hrtime.bigint() / 1000n) / 1000',
    ]).toString(),
  );
  expect(there).toBeGreaterThan(before);
  expect(there).toBeLessThan(machineTime());
});
