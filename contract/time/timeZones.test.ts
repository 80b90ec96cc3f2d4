import { readTimeZone, timeZoneText } from './timeZones';

test.each([
  ['America/Chicago', 'Chicago time'],
  ['US/Central', 'Chicago time'],
  ['america/new_york', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['Asia/Kolkata', 'Kolkata time'],
  ['Asia/Calcutta', 'Kolkata time'],
  ['Asia/Kathmandu', 'Kathmandu time'],
  ['America/St_Johns', 'St. John’s time'],
  ['Europe/Kyiv', 'Kyiv time'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT-5'],
])('%s is called %s', (name, text) => {
  const zone = readTimeZone(name);
  expect(zone && timeZoneText(zone)).toBe(text);
});

test.each(['', 'Mars/Olympus', '+05:30', 'Central', 'Etc/Unknown', "'; DROP", 'a'.repeat(200)])(
  '%j is no time zone',
  (name) => {
    expect(readTimeZone(name)).toBeUndefined();
  },
);
