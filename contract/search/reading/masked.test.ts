import { textForPlace, withoutPay, withoutReferences } from './masked';

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

test.each([
  ['Maintenance Technician (2nd Shift) Req #12345', 'Maintenance Technician (2nd Shift)'],
  ['software engineer (job id 90210) remote', 'software engineer remote'],
  ['cook requisition no. R0012345', 'cook'],
  ['store clerk #4512', 'store clerk'],
  ['Maintenance Technician III [ID 55821]', 'Maintenance Technician III'],
  ['Staff Accountant (ID: 4411)', 'Staff Accountant'],
  ['Line Cook [Req 7712]', 'Line Cook'],
  ['cook Boise (ID 83702)', 'cook Boise (ID 83702)'],
  ['nurse $10,000 sign-on bonus', 'nurse sign-on bonus'],
  // places and work, not references
  ['jobs 90210', 'jobs 90210'],
  ['jobs in Boise ID 83702', 'jobs in Boise ID 83702'],
  ['job no experience 18 an hour', 'job no experience 18 an hour'],
  ['cook $10,000', 'cook $10,000'],
  ['#12345', '#12345'],
  ['"req 12345" cook', '"req 12345" cook'],
])('a number of a posting, or a bonus, is no word of a search: %s', (typed, left) => {
  expect(squeezed(withoutReferences(typed))).toBe(left);
  expect(withoutReferences(typed)).toHaveLength(typed.length);
});

test('an age is no place', () => {
  expect(squeezed(textForPlace('jobs for 50 and over'))).toBe('jobs for');
  expect(textForPlace('cook in andover')).toBe('cook in andover');
});

test.each([
  ['Travel Physical Therapist - $2,300 per week in Ohio', 'Travel Physical Therapist - in Ohio'],
  ['Cook | $18-$20/hr | Full Time', 'Cook | | Full Time'],
  ['Driver - up to $25.50+ hourly', 'Driver - hourly'],
])('pay is no part of a pasted title: %s', (typed, left) => {
  expect(squeezed(withoutPay(typed))).toBe(left);
});
