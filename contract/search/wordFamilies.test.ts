import { familyOf, sameWord, singularOf } from './wordFamilies';

test.each([
  ['nurses', 'nurse'],
  ['secretaries', 'secretary'],
  ['coaches', 'coach'],
  ['classes', 'class'],
  ['houses', 'house'],
  ['warehouses', 'warehouse'],
  ['salesmen', 'salesman'],
  ['salespeople', 'salesperson'],
  ['women', 'woman'],
  ["driver's", 'driver'],
  ['movies', 'movie'],
  ['businesses', 'business'],
  ['business', 'business'],
  ['bus', 'bus'],
  ['analysis', 'analysis'],
  ['news', 'news'],
  ['aws', 'aws'],
  ['specimen', 'specimen'],
  ['people', 'people'],
  ['c++', 'c++'],
  ['', ''],
])('the singular of %s is %s', (word, singular) => {
  expect(singularOf(word)).toBe(singular);
});

test.each([
  ['nurse', 'nurses'],
  ['secretary', 'secretaries'],
  ['fireman', 'firemen'],
  ['salesperson', 'salespeople'],
  ['sale', 'sales'],
  ['electronic', 'electronics'],
  ['adviser', 'advisors'],
  ['theatre', 'theater'],
  ["master's", 'masters'],
])('%s and %s are one word', (one, other) => {
  expect(sameWord(one, other)).toBe('plural');
  expect(sameWord(other, one)).toBe('plural');
});

test.each([
  ['cleaner', 'cleaning'],
  ['welder', 'welding'],
  ['drivers', 'driving'],
  ['teacher', 'teaching'],
  ['landscaper', 'landscaping'],
  ['painter', 'painting'],
  ['bartender', 'bartending'],
  ['caregiver', 'caregiving'],
  ['nurse', 'nursing'],
  ['plumbers', 'plumbing'],
  ['engineer', 'engineering'],
  ['caterer', 'catering'],
  ['carrier', 'carrying'],
  ['photographer', 'photography'],
  ['machinist', 'machining'],
  ['counselor', 'counseling'],
  ['underwriter', 'underwriting'],
])('%s and %s are related', (doer, work) => {
  expect(sameWord(doer, work)).toBe('related');
  expect(sameWord(work, doer)).toBe('related');
});

test.each([
  ['accounting', 'accountants'],
  ['electrical', 'electrician'],
  ['pharmacy', 'pharmacist'],
  ['management', 'managers'],
  ['science', 'scientist'],
  ['design', 'designer'],
  ['phlebotomy', 'phlebotomist'],
  ['psychology', 'psychologist'],
])('%s leads to %s, but not the reverse', (field, doer) => {
  expect(sameWord(field, doer)).toBe('related');
  expect(sameWord(doer, field)).toBeUndefined();
});

test.each([
  ['account', 'accounting'],
  ['account', 'accountable'],
  ['account', 'accountant'],
  ['engine', 'engineer'],
  ['office', 'officer'],
  ['general', 'generate'],
  ['universal', 'university'],
  ['organ', 'organize'],
  ['secret', 'secretary'],
  ['intern', 'internal'],
  ['intern', 'international'],
  ['part', 'party'],
  ['store', 'storage'],
  ['train', 'trainer'],
  ['market', 'marketing'],
  ['market', 'marketer'],
  ['post', 'poster'],
  ['host', 'hosting'],
  ['manager', 'managing'],
  ['server', 'serving'],
  ['tower', 'towing'],
  ['liver', 'living'],
  ['building', 'builder'],
  ['reporter', 'reporting'],
  ['security', 'securities'],
  ['custom', 'customs'],
  ['new', 'news'],
  ['window', 'windows'],
  ['technology', 'technologist'],
  ['human', 'humanman'],
])('%s and %s are different words', (one, other) => {
  expect(sameWord(one, other)).toBeUndefined();
  expect(sameWord(other, one)).toBeUndefined();
});

test('the family of a word, its plural first', () => {
  expect(familyOf('cleaners')).toEqual([
    { word: 'cleaner', strength: 'plural' },
    { word: 'cleaning', strength: 'related' },
    { word: 'cleanings', strength: 'related' },
  ]);
  expect(familyOf('secretary')[0]).toEqual({ word: 'secretaries', strength: 'plural' });
  expect(familyOf('accountant')).toEqual([{ word: 'accountants', strength: 'plural' }]);
});

test('every form of a family is the same word as its strength says', () => {
  const words =
    'cleaner nursing women theatre analysis sales salesman bus classes engineering lens';
  for (const typed of words.split(' '))
    for (const { word, strength } of familyOf(typed))
      expect([typed, word, sameWord(typed, word)]).toEqual([typed, word, strength]);
});
