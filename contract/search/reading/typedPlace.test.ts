import { gazetteer } from '../places/reading/formatPlace';
import { emptyVocabulary } from '../spelling/spellingVocabulary';
import { typedPlace } from './readQuery';

const placeIn = (typed: string): string | undefined => {
  const found = typedPlace(gazetteer, typed, emptyVocabulary);
  return found && `${found.place.name} | ${found.rest}`;
};

test.each([
  ['teacher chicago/milwaukee', 'Chicago, IL or Milwaukee, WI | teacher'],
  ['nurse tampa / orlando', 'Tampa, FL or Orlando, FL | nurse'],
  ['welder tx/ok', 'Texas or Oklahoma | welder'],
  ['cook/dishwasher dallas', 'Dallas, TX | cook/dishwasher'],
])('a slash parts places as a comma does: %s', (typed, expected) => {
  expect(placeIn(typed)).toBe(expected);
});

test.each(['cook/baker', 'rn/lpn', 'server/hostess', '24/7 nurse', 'engineer/mobile'])(
  'what it parts is no place by that: %s',
  (typed) => {
    expect(placeIn(typed)).toBeUndefined();
  },
);

describe('a city in front of what somebody works as', () => {
  const cities = new Set(['houston', 'boise', 'denver', 'knoxville']);
  const pairs = new Set(['dental assistant', 'home worker', 'group home']);
  const vocabulary = {
    ...emptyVocabulary,
    countsOf: (word: string) =>
      cities.has(word)
        ? { titles: 1, companies: 0, places: 50, texts: 0 }
        : { titles: 5, companies: 0, places: 0, texts: 0 },
    bigramCount: (first: string, second: string) => (pairs.has(`${first} ${second}`) ? 9 : 0),
  };
  const namesOf = (typed: string, companies?: ReadonlySet<string>): string | undefined =>
    typedPlace(gazetteer, typed, vocabulary, companies)?.place.name;

  it.each([
    ['houston dental assistant', 'Houston, TX'],
    ['denver group home worker', 'Denver, CO'],
    ['boise phlebotomist', 'Boise, ID'],
    ['knoxville line cook nights', 'Knoxville, TN'],
  ])('is where: %s', (typed, place) => {
    expect(namesOf(typed)).toBe(place);
  });

  it.each(['houston methodist nurse', 'denver health', 'knoxville plastics'])(
    'is part of a name: %s',
    (typed) => {
      expect(namesOf(typed)).toBeUndefined();
    },
  );

  it('is part of the name of a company with live jobs', () => {
    expect(namesOf('houston dental assistant', new Set(['houston dental']))).toBeUndefined();
  });
});
