import { formatReading } from './formatReading';
import { readWords } from './readWords';

test.each([
  ['marketing jobs that are not sales', 'marketing -sales', 'that are not sales'],
  ['remote job that isn’t a call center', '-"call center"', 'that isn’t a call center'],
  ['warehouse but I don’t want to drive', 'warehouse -drive', 'but I don’t want to drive'],
  [
    'nurse i do not want to work in a hospital',
    'nurse -hospital',
    'i do not want to work in a hospital',
  ],
  ['accounting, i hate sales', 'accounting, -sales', 'i hate sales'],
])('what a sentence refuses is not to be said: %s', (typed, rest, text) => {
  const read = readWords(typed);
  expect(read.rest.replaceAll(/\s+/g, ' ').trim()).toBe(rest);
  expect(read.readings.map(formatReading)).toContain(`excluded: ${text}`);
});

test('is left out of what a deed is searched as, too', () => {
  const { rest } = readWords('I want to work with kids but I don’t want to be a teacher');
  expect(rest).toMatch(/^"child care" or .* -teacher$/);
});

test.each([
  'jobs that don’t require a degree',
  'i dont want to work weekends',
  'are nurses paid well',
])('refuses nothing: %s', (typed) => {
  expect(readWords(typed).readings.filter(({ kind }) => kind === 'excluded')).toEqual([]);
});
