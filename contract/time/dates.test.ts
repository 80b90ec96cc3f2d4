import { isDateTime } from './dates';

it.each([
  ['2026-06-30T10:00:00Z'],
  ['2026-06-30T10:00:00.123456Z'],
  ['2026-06-30t23:59:59z'],
  ['2026-06-30T10:00:00+05:30'],
  ['2024-02-29T00:00:00-08:00'],
])('%s is a time', (text) => {
  expect(isDateTime(text)).toBe(true);
});

it.each([
  ['of no zone', '2026-06-30T10:00:00'],
  ['of a day alone', '2026-06-30'],
  ['written with a space', '2026-06-30 10:00:00Z'],
  ['without seconds', '2026-06-30T10:00Z'],
  ['on a day that June does not have', '2026-06-31T10:00:00Z'],
  ['at an hour that no day has', '2026-06-30T25:00:00Z'],
  ['in a zone that nobody has', '2026-06-30T10:00:00+99:00'],
  ['with something behind it', '2026-06-30T10:00:00Z\n'],
  ['in words', 'tomorrow'],
  ['of nothing', ''],
])('a time %s is none', (_what, text) => {
  expect(isDateTime(text)).toBe(false);
});
