import { dateIn, endOfDateIn, nextDue, weekdayIn, type Schedule } from './localHours';

const schedule = (changes: Partial<Schedule>): Schedule => ({
  frequency: 'daily',
  weekday: 0,
  hour: 7,
  timeZone: 'America/Chicago',
  ...changes,
});
const next = (changes: Partial<Schedule>, after: string): string =>
  nextDue(schedule(changes), new Date(after)).toISOString();

it.each([
  ['later on the same day', {}, '2026-01-05T10:00:00Z', '2026-01-05T13:00:00.000Z'],
  ['exactly then it is the next day’s', {}, '2026-01-05T13:00:00Z', '2026-01-06T13:00:00.000Z'],
  ['a millisecond before', {}, '2026-01-05T12:59:59.999Z', '2026-01-05T13:00:00.000Z'],
  [
    'half an hour off',
    { timeZone: 'Asia/Kolkata' },
    '2026-01-05T00:00:00Z',
    '2026-01-05T01:30:00.000Z',
  ],
  [
    'three quarters off',
    { timeZone: 'Asia/Kathmandu' },
    '2026-01-05T02:00:00Z',
    '2026-01-06T01:15:00.000Z',
  ],
  [
    'another day there',
    { timeZone: 'Pacific/Kiritimati', hour: 0 },
    '2026-01-05T11:00:00Z',
    '2026-01-06T10:00:00.000Z',
  ],
  ['midnight', { hour: 0 }, '2026-01-05T10:00:00Z', '2026-01-06T06:00:00.000Z'],
] as const)('a daily hour: %s', (_, changes, after, expected) => {
  expect(next(changes, after)).toBe(expected);
});

describe('where clocks change', () => {
  // in Chicago on March 8 and November 1, 2026, at 2 AM
  it('the hour stays what it is', () => {
    expect(next({}, '2026-03-07T13:00:00Z')).toBe('2026-03-08T12:00:00.000Z');
    expect(next({}, '2026-10-31T12:00:00Z')).toBe('2026-11-01T13:00:00.000Z');
  });
  it('an hour that is left out is an hour later, once', () => {
    expect(next({ hour: 2 }, '2026-03-07T08:00:00Z')).toBe('2026-03-08T08:00:00.000Z');
    expect(next({ hour: 2 }, '2026-03-08T08:00:00Z')).toBe('2026-03-09T07:00:00.000Z');
  });
  it('an hour that comes twice counts the first time only', () => {
    expect(next({ hour: 1 }, '2026-10-31T06:00:00Z')).toBe('2026-11-01T06:00:00.000Z');
    expect(next({ hour: 1 }, '2026-11-01T06:00:00Z')).toBe('2026-11-02T07:00:00.000Z');
  });
  it('by half an hour, as on Lord Howe Island', () => {
    const timeZone = 'Australia/Lord_Howe';
    expect(next({ timeZone, hour: 2 }, '2026-10-03T00:00:00Z')).toBe('2026-10-03T15:30:00.000Z');
    expect(next({ timeZone, hour: 2 }, '2026-10-03T15:30:00Z')).toBe('2026-10-04T15:00:00.000Z');
  });
});

it('a weekly hour is on its day, by the clocks there', () => {
  const weekly = { frequency: 'weekly', timeZone: 'Pacific/Auckland' } as const;
  // Monday in Auckland begins on Sunday at 11 AM UTC
  expect(next({ ...weekly, weekday: 1 }, '2026-01-04T12:00:00Z')).toBe('2026-01-04T18:00:00.000Z');
  expect(next({ ...weekly, weekday: 1 }, '2026-01-04T18:00:00Z')).toBe('2026-01-11T18:00:00.000Z');
  expect(next({ ...weekly, weekday: 0 }, '2026-01-04T12:00:00Z')).toBe('2026-01-10T18:00:00.000Z');
  expect(weekdayIn('Pacific/Auckland', new Date('2026-01-04T12:00:00Z'))).toBe(1);
  expect(weekdayIn('America/Chicago', new Date('2026-01-04T12:00:00Z'))).toBe(0);
});

it('is always later, once a day or a week, and shows its hour, in every time zone', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    let at = new Date('2026-01-01T00:00:00Z');
    for (let days = 0; days < 370; days += 37) {
      const due = nextDue(schedule({ timeZone }), new Date(at.getTime() + 37 * 86_400_000));
      const shown = new Intl.DateTimeFormat('en-US', {
        timeZone,
        hour: 'numeric',
        minute: '2-digit',
      }).format(due);
      expect([timeZone, shown]).toEqual([timeZone, '7:00 AM']);
      at = due;
    }
  }
});

describe('a date in a time zone', () => {
  const timeZone = 'America/Los_Angeles';
  it.each([
    ['in winter', '2026-01-05', '2026-01-06T07:59:59.999Z'],
    ['in summer', '2026-07-05', '2026-07-06T06:59:59.999Z'],
    ['that has 23 hours', '2026-03-08', '2026-03-09T06:59:59.999Z'],
    ['that has 25 hours', '2026-11-01', '2026-11-02T07:59:59.999Z'],
  ])('%s ends with its last millisecond', (_, date, end) => {
    const at = endOfDateIn(timeZone, date);
    expect(new Date(at).toISOString()).toBe(end);
    expect([dateIn(timeZone, at), dateIn(timeZone, at + 1) > date]).toEqual([date, true]);
  });
});
