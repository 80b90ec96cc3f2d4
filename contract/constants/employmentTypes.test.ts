import document from '../generated/contract.json';
import { saysRemote } from '../jobs/remote';
import { employmentTypeOf, employmentTypes } from './employmentTypes';

test.each([
  ['Full-time', 'full-time'],
  ['FULL TIME', 'full-time'],
  ['FULL_TIME', 'full-time'],
  ['fulltime', 'full-time'],
  ['full time, permanent', 'full-time'],
  ['Permanent', 'full-time'],
  ['permanent contract', 'full-time'],
  ['r - Full-time', 'full-time'],
  ['Full-time or part-time', 'full-time'],
  ['F/T', 'full-time'],
  [' Full ', 'full-time'],
  ['part', 'part-time'],
  ['full of life', 'other'],
  ['Part-time', 'part-time'],
  ['PART_TIME', 'part-time'],
  ['rt-time', 'part-time'],
  ['permanent part time', 'part-time'],
  ['Part-time / full-time', 'part-time'],
  ['Contractor', 'contract'],
  ['ct', 'contract'],
  ['Contract, full-time', 'contract'],
  ['Freelance', 'contract'],
  ['Contract-to-hire', 'contract'],
  ['Temporary', 'temporary'],
  ['Temp', 'temporary'],
  ['seasonal', 'temporary'],
  ['fixed-term', 'temporary'],
  ['per diem', 'temporary'],
  ['Internship', 'internship'],
  ['Full-time, Internship', 'internship'],
  ['Apprenticeship', 'internship'],
  ['Volunteer', 'volunteer'],
  ['voluntary', 'volunteer'],
  ['Other', 'other'],
  ['', 'other'],
  ['international', 'other'],
  ['a month', 'other'],
  ['دوام كامل', 'other'],
])('"%s" means %s', (spelling, expected) => {
  expect(employmentTypeOf(spelling)).toBe(expected);
});

test('the types are those of the contract', () => {
  expect(document.components.schemas.EmploymentType.enum).toEqual([...employmentTypes]);
});

test.each([
  ['Nurse', 'Remote', true],
  ['Nurse', 'United States (remote)', true],
  ['Writer - Remote', 'Boston, MA', true],
  ['Writer (Work From Home)', 'Boston', true],
  ['Nurse', 'Boston, MA', false],
  ['Remote Sensing Engineer', 'Denver, CO', false],
  ['Clerk (not remote)', 'Denver, CO', false],
  ['Clerk', 'Remoteville', false],
])('"%s" in "%s": remote is %s', (title, location, expected) => {
  expect(saysRemote(title, location)).toBe(expected);
});
