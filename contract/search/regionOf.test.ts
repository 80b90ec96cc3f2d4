import { regionOf } from './regionOf';

test.each([
  ['Austin, TX', 'Texas', false],
  ['Brookings, SD 57006', 'South Dakota', false],
  ['Miami, Florida, United States', 'Florida', false],
  ['Toledo, OH 43604-1234, USA', 'Ohio', false],
  ['texas', 'Texas', true],
  ['TX', 'Texas', true],
  ['Charleston, West Virginia', 'West Virginia', false],
  ['Richmond, Virginia', 'Virginia', false],
  ['virginia', 'Virginia', true],
  ['Kansas City, MO', 'Missouri', false],
  ['Little Rock, Arkansas', 'Arkansas', false],
  ['New York, NY', 'New York state', false],
  ['Seattle, Washington', 'Washington state', false],
  ['Washington, DC', 'the District of Columbia', false],
])('%s is in %s', (place, name, isWhole) => {
  const found = regionOf(place);
  expect([found?.region.name, found?.isWhole]).toEqual([name, isWhole]);
});

test.each([
  '',
  'Boston',
  'Washington',
  'New York',
  'La Mesa',
  'Remote',
  'Ontario, Canada',
  '57006',
])('"%s" names no state', (place) => {
  expect(regionOf(place)).toBeUndefined();
});
