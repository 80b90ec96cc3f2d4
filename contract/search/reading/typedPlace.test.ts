import { gazetteer } from '../places/reading/placeInShort';
import { emptyVocabulary } from '../spelling/spellingVocabulary';
import { typedPlace } from './readQuery';

const placeIn = (typed: string): string | undefined => {
  const found = typedPlace(gazetteer, typed, emptyVocabulary);
  return found && `${found.place.name} | ${found.besides}`;
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
