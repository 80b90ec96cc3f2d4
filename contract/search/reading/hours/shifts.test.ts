import { splitWords } from '../../splitWords';
import { readWords } from '../readWords';

/** Typed text, remaining text, a word that is searched besides, and one that isn't. */
test.each([
  ['night shift warehouse', 'warehouse', 'overnight', 'shift'],
  ['warehouse 3rd shift', 'warehouse', '"night shift"', '3rd shift'],
  ['2nd shift machinist', 'machinist', '"second shift"', 'shift'],
  ['morning shift barista', 'barista', '"day shift"', 'shift'],
  ['driver flexible hours', 'driver', '"flexible schedule"', 'hours'],
])('beside a job, “%s” is searched as jobs say it', (typed, rest, said, alone) => {
  const read = readWords(typed);
  expect(read.rest.trim()).toBe(rest);
  expect(read.boostQuery).toContain(said);
  // not with a word that every shift contains
  expect(read.boostQuery?.split(' or ')).not.toContain(alone);
  expect(read.readings).toEqual([]);
});

test('what is of another shift comes last, but where either is asked for', () => {
  expect(readWords('security guard day shift').boostQuery).toContain('-3rd');
  expect(readWords('security guard day shift or night shift').boostQuery).not.toContain('-');
});

test('its words are those that jobs which say them are preferred by', () => {
  const { soft } = readWords('cook day shift');
  expect(soft).toEqual(expect.arrayContaining(splitWords('day shift')));
});

test.each(['night shift', '1st shift', 'flexible hours'])(
  'alone, “%s” is searched as it was typed',
  (typed) => {
    expect(readWords(typed)).toEqual({ readings: [], rest: typed, optional: [], soft: [] });
  },
);
