import { placeText } from './placeText';

test.each([
  ['Boise, ID', 'Boise, ID'],
  [' Boise, ID ', 'Boise, ID'],
  ['Boise, ID 83702', 'Boise, ID'],
  ['Boise, ID 83702-1234', 'Boise, ID'],
  ['Boise, ID, 83702', 'Boise, ID'],
  ['520 Madison Ave, New York, NY 10022', 'New York, NY'],
  ['1 New York Plz, Fl 3, New York, NY 10004', 'New York, NY'],
  ['Pier 39, San Francisco, CA, USA', 'San Francisco, CA'],
  ['1417 East Lincoln Road, Kokomo, IN', 'Kokomo, IN'],
  ["Coeur d'Alene, ID 83814", "Coeur d'Alene, ID"],
])('%j is %j', (location, text) => {
  expect(placeText(location)).toBe(text);
});

test.each([
  '',
  'Remote',
  'Texas',
  'Greater Boston',
  '83702',
  'Boise, Nampa, ID',
  'Boise, ID or Reno, NV',
  'London, England, United Kingdom',
  'Toronto, ON M5V 2T6',
  'San Juan, Puerto Rico',
])('%j stays as it is', (location) => {
  expect(placeText(location)).toBe(location);
});

test('a job may have no place', () => {
  expect(placeText(undefined)).toBe('');
});
