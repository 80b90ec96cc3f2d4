import { closingDayOf, isPastDeadline, readDeadline } from './deadline';

test.each<[text: string, date: string | undefined, moment?: string]>([
  ['2026-12-31', '2026-12-31'],
  ['2026-12-31T23:59', '2026-12-31'],
  ['2026-12-31T00:00:00Z', '2026-12-31'],
  ['2026-12-31T17:00:00Z', '2026-12-31', '2026-12-31T17:00:00Z'],
  ['2026-12-31T23:59:59-05:00', '2026-12-31', '2027-01-01T04:59:59Z'],
  ['2026-12-31 17:00:00 +0000', '2026-12-31', '2026-12-31T17:00:00Z'],
  ['2026-12-31T17:00:00.000+02:00', '2026-12-31', '2026-12-31T15:00:00Z'],
  ['2026/12/31', '2026-12-31'],
  ['20261231', '2026-12-31'],
  ['Thu, 31 Dec 2026 23:59:59 GMT', '2026-12-31', '2026-12-31T23:59:59Z'],
  ['Thu, 31 Dec 2026 00:00:00 GMT', '2026-12-31'],
  ['Thu, 31 Dec 2026 17:00:00 EST', '2026-12-31', '2026-12-31T22:00:00Z'],
  ['31 Dec 26', '2026-12-31'],
  ['31 December 2026', '2026-12-31'],
  ['31-Dec-2026', '2026-12-31'],
  ['Thu, 31 Dec 2026', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['12/31/26', '2026-12-31'],
  ['12-31-2026', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['5/12/2026', '2026-05-12'],
  ['5-12-2026', '2026-05-12'],
  ['05.12.2026', '2026-12-05'],
  ['5.12.26', '2026-12-05'],
  ['31.12.2026', '2026-12-31'],
  ['12.31.2026', '2026-12-31'],
  ['05.12.2026 17:00', '2026-12-05'],
  ['05.12.2026 17:00 UTC', '2026-12-05', '2026-12-05T17:00:00Z'],
  ['2026.12.31', '2026-12-31'],
  ['12/31/2026 5:00 PM', '2026-12-31'],
  ['12/31/2026 5:00 PM PST', '2026-12-31', '2027-01-01T01:00:00Z'],
  ['Dec 31, 2026', '2026-12-31'],
  ['December 31st, 2026', '2026-12-31'],
  ['Thu Dec 31 2026', '2026-12-31'],
  ['2026-02-30', undefined],
  ['13/13/2026', undefined],
  ['13.13.2026', undefined],
  ['31 Foo 2026', undefined],
  ['ongoing', undefined],
  ['', undefined],
])('%j is %s', (...[text, date, moment]) => {
  const read = readDeadline(text);
  expect(read?.date).toBe(date);
  expect(read?.moment).toBe(moment === undefined ? undefined : Date.parse(moment));
});

test('a day is over once it is where our own jobs close, an hour at once', () => {
  const night = new Date('2027-01-01T06:00:00Z');
  expect(isPastDeadline({ date: '2026-12-31' }, night)).toBe(false);
  expect(isPastDeadline({ date: '2026-12-31' }, new Date('2027-01-01T09:00:00Z'))).toBe(true);
  const moment = Date.parse('2026-12-31T17:00:00Z');
  expect(isPastDeadline({ date: '2026-12-31', moment }, night)).toBe(true);
});

test('a day that no employer could choose is none', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  expect(closingDayOf({ date: '2027-11-30' }, now)).toBe('2027-11-30');
  expect(closingDayOf({ date: '2099-12-31' }, now)).toBeUndefined();
});
