import { importedPlace } from './place';

test.each([
  ['Tulsa, Oklahoma, United States', 'Tulsa, OK'],
  ['Charleston, West Virginia', 'Charleston, WV'],
  ['Queens, New York, United States', 'Queens, NY'],
  ['New York, New York', 'New York, NY'],
  ['Seattle, Washington', 'Seattle, WA'],
  ['Texas, United States', 'Texas'],
  ['Tulsa, OK, United States', 'Tulsa, OK'],
  ['Tulsa, OK', 'Tulsa, OK'],
  ['520 Madison Ave, New York, NY 10022', '520 Madison Ave, New York, NY 10022'],
  ['New York, United States', 'New York, United States'],
  ['United States', 'United States'],
  ['Austin, Texas Metropolitan Area', 'Austin, Texas Metropolitan Area'],
  ['London, England, United Kingdom', 'London, England, United Kingdom'],
  ['Remote', 'Remote'],
  ['', ''],
])('%j is %j', (location, place) => {
  expect(importedPlace(location)).toBe(place);
});
