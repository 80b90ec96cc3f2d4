import { readPastedTitle } from './pastedTitle';

const inShort = (title: string): string => {
  const { readings, rest } = readPastedTitle(title);
  const said = readings.map(({ kind, text }) => `${kind}: ${text}`).join(', ');
  return `${rest.replaceAll(/[\s–—-]+/gu, ' ').trim()} | ${said}`;
};

test.each([
  [
    'Manager, Product Marketing (B2B SaaS) - US Remote',
    'Manager, Product Marketing (B2B SaaS) | remote: Remote',
  ],
  ['CSR - Remote - $18.50/hr - Immediate Start', 'CSR | remote: Remote'],
  [
    '*REMOTE* Licensed Insurance Agent - Leads Provided',
    '* * Licensed Insurance Agent | remote: REMOTE',
  ],
  ['Physical Therapist | Outpatient | New Grads Welcome', 'Physical Therapist | Outpatient | | '],
  ['Machinist - 3rd Shift (10pm-6:30am)', 'Machinist 3rd Shift | '],
  ['RN - Med/Surg - Nights - Sign-On Bonus', 'RN Med/Surg Nights | '],
  // the words are part of the job's name
  ['Remote Sensing Analyst - Tulsa - Senior Level', 'Remote Sensing Analyst Tulsa Senior Level | '],
  ['Engineer, Remote Site Operations (Mining)', 'Engineer, Remote Site Operations (Mining) | '],
  ['Urgent Care Physician - Evenings - Weekends', 'Urgent Care Physician Evenings Weekends | '],
])('a pasted title is read by its parts: %s', (title, read) => {
  expect(inShort(title)).toBe(read);
});

test('what was taken back is no reading', () => {
  expect(readPastedTitle('CSR - "Remote" - Evenings and more').readings).toEqual([]);
});

test('a title of nothing else stays as it is', () => {
  expect(readPastedTitle('Remote - Immediate Start')).toMatchObject({
    readings: [],
    rest: 'Remote - Immediate Start',
  });
});
