import { lastDay } from './lastDay';

const closesOn = '2026-11-06';
it.each([
  [
    'the day closes it',
    { closesOn, expiresAt: '2026-11-07T07:59:59.999Z' },
    '2026-11-06T12:00:00.000Z',
  ],
  [
    'it ends before',
    { closesOn, expiresAt: '2026-11-02T10:00:00.000Z' },
    '2026-11-02T10:00:00.000Z',
  ],
  ['it has no such day', { expiresAt: '2026-11-02T10:00:00.000Z' }, '2026-11-02T10:00:00.000Z'],
  ['a host that knows no end', { closesOn }, undefined],
])('the last day of a job where %s', (_, job, expected) => {
  expect(lastDay(job)).toBe(expected);
});
