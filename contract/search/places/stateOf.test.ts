import { parsePlace } from '../parsePlace';
import { stateNamed, stateNames, stateOf } from './stateOf';

test.each([
  ['Austin, TX', 'Texas'],
  ['520 Madison Ave, New York, NY 10022', 'NY'],
  ['Seattle, WA 98101', 'WA'],
  ['Texas', 'Texas'],
  ['Charleston, WV', 'West Virginia'],
])('%j is in %s', (location, state) => {
  expect(stateOf(location)).toBe(state);
});

test.each(['', 'Remote', 'New York', 'Greater Boston', 'Toronto, ON', 'TX or OK', 'London, UK'])(
  '%j names no state',
  (location) => {
    expect(stateOf(location)).toBeUndefined();
  },
);

test('searched as a place, each state finds its cities however they name it', () => {
  expect(stateNames.length).toBeGreaterThan(95);
  for (const name of stateNames) {
    const { name: place, otherName } = parsePlace(stateNamed(name) ?? '');
    expect([place.toLowerCase(), otherName]).toContain(name.toLowerCase());
  }
});
