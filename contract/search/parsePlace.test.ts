import { parsePlace } from './parsePlace';

describe('parsePlace', () => {
  test.each([
    ['Florida', 'fl'],
    ['FL', 'florida'],
    ['fl', 'florida'],
    ['Miami, Florida', 'miami fl'],
    ['miami florida', 'miami fl'],
    ['Miami, FL', 'miami florida'],
    ['West Virginia', 'wv'],
    ['Charleston, West Virginia', 'charleston wv'],
    ['in', 'indiana'],
    ['Portland, OR', 'portland oregon'],
    ['Buffalo, New York', 'buffalo ny'],
    ['Seattle, Washington', 'seattle wa'],
    ['District of Columbia', 'dc'],
    ['IT', undefined],
    ['NY', 'new york'],
    ['San José, California', 'san josé ca'],
    // the city
    ['New York', undefined],
    ['Washington', undefined],
    ['New York, NY', undefined],
    ['Kansas City, KS', undefined],
    ['New York, New York', 'new york ny'],
    // doesn't end with a state
    ['Boston', undefined],
    ['Flor', undefined],
    ['Florida Keys', undefined],
    ['Delft', undefined],
    ['', undefined],
    ['%', undefined],
    ['الرياض', undefined],
  ])('%s has the other name %s', (typed, otherName) => {
    expect(parsePlace(typed)).toEqual({ name: typed, remote: false, otherName });
  });

  test.each([
    ['remote', ''],
    ['Remote, Texas', 'Texas'],
    ['Boston (remote)', 'Boston'],
    ['Austin / REMOTE / Dallas', 'Austin / / Dallas'],
    [' remote - ', ''],
    ['work from home', ''],
    ['Texas (work from home)', 'Texas'],
  ])('%s is remote work in %j', (typed, name) => {
    expect(parsePlace(typed)).toMatchObject({ name, remote: true });
  });

  test('anywhere is no place', () => {
    expect(parsePlace(' Anywhere ')).toEqual({ name: '', remote: false, otherName: undefined });
  });

  test('remote within a word is none', () => {
    expect(parsePlace(' Remoteville ')).toEqual({
      name: 'Remoteville',
      remote: false,
      otherName: undefined,
    });
  });
});
