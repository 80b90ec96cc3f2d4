import { employmentTypeText } from './employment';

test.each([
  ['r - Full-time', '$80,000', 'Full-time'],
  ['r', '$80,000', ''],
  ['n hour - Full-time', '$20', 'Full-time'],
  ['n hour', '$20', ''],
  ['month', '', ''],
  ['week - Full-time', '', 'Full-time'],
  ['ct', '$65', 'Contract'],
  ['ct, Temp-to-hire', 'Contr', 'Contract, Temp-to-hire'],
  ['rt-time', 'P', 'Part-time'],
  ['rt-time', 'Full-time, P', 'Full-time, Part-time'],
  ['r - Full-time, Internship', 'N', 'Full-time, Internship'],
  ['Full-time, Internship', 'Full-time, Internship', 'Full-time, Internship'],
  ['Full-time', 'Full-time', 'Full-time'],
  ['nent', '$50', 'Permanent'],
  ['l', 'Se', 'Seasonal'],
  ['ry', 'N', 'Temporary'],
  ['r - Apprenticeship', '$40,000', 'Apprenticeship'],
  ['', 'Full-time', 'Full-time'],
  ['NaN', 'N', ''],
  ['FULL_TIME', '', 'Full-time'],
  ['Part-time', '', 'Part-time'],
  ['Other', '', ''],
  ['Not stated', '', ''],
  ['Zero hours', '', 'Zero hours'],
  ['', '', ''],
])('%j beside %j is %j', (contract, salary, text) => {
  expect(employmentTypeText(contract, salary)).toBe(text);
});

test.each([
  ['FT', 'Full-time'],
  ['PT', 'Part-time'],
  ['F/T', 'Full-time'],
  ['PERDIEM', 'Per diem'],
  ['per diem', 'Per diem'],
  ['PRN', 'Per diem'],
  ['TEMP, PT', 'Temporary, Part-time'],
])('the code %j is %j', (code, type) => {
  expect(employmentTypeText(code)).toBe(type);
});
