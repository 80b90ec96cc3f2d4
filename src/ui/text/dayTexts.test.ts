/**
 * Loads the texts with the time zone of New York, where clocks change on March 8 and November 1.
 */
const inNewYork = async () => {
  const { DateTimeFormat } = Intl;
  const formats = jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(
      (locale, options) => new DateTimeFormat(locale, { ...options, timeZone: 'America/New_York' }),
    );
  const texts = await import('./dayTexts');
  formats.mockRestore();
  return texts;
};

test.each([
  ['2026-03-09T00:30-04:00', '2026-03-09T00:10-04:00', 'today'],
  ['2026-03-09T00:30-04:00', '2026-03-08T12:00-04:00', 'yesterday'],
  ['2026-03-09T00:30-04:00', '2026-03-07T23:50-05:00', 'Mar 7'],
  ['2026-11-01T23:30-05:00', '2026-11-01T00:30-04:00', 'today'],
  ['2026-11-01T23:30-05:00', '2026-10-31T12:00-04:00', 'yesterday'],
  ['2026-11-01T23:30-05:00', '2026-10-30T12:00-04:00', 'Oct 30'],
  ['2026-06-10T12:00-04:00', '2026-06-11T12:00-04:00', 'Jun 11'],
])('at %s, %s is "%s"', async (now, at, text) => {
  const { nearDayText } = await inNewYork();
  expect(nearDayText(at, Date.parse(now))).toBe(text);
});
