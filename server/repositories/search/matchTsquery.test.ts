import { tsqueryTest, type SaidWords } from './matchTsquery';

const job: SaidWords = new Map([
  ['nurse', 'A'],
  ['night', 'C'],
  ["o'neil", 'B'],
  ['registered', 'AB'],
  [String.raw`a\b`, 'A'],
]);
const isMet = (tsquery: string): boolean => tsqueryTest(tsquery)(job);

test.each([
  [`'nurse'`, true],
  [`'cook'`, false],
  [`'nurse' & 'cook'`, false],
  [`'cook' | 'nurse' & 'night'`, true],
  [`('cook' | 'nurse') & 'day'`, false],
  [`'nurse' & !'cook'`, true],
  [`!( 'nurse' | 'cook' )`, false],
  // next to each other is as good as anywhere
  [`'night' <-> 'nurse'`, true],
  [`'night' <2> 'cook'`, false],
  [`'nurse':AB`, true],
  [`'night':AB`, false],
  [`'reg':*`, true],
  [`'reg':*C`, false],
  [`'ni':*AB | 'nu':*AB`, true],
  [`'o''neil'`, true],
  [String.raw`'a\\b'`, true],
])('%s', (tsquery, expected) => {
  expect(isMet(tsquery)).toBe(expected);
});

test('everything meets a tsquery that asks for nothing or that cannot be read', () => {
  for (const tsquery of ['', '  ', `'open`, `('nurse'`, `'nurse' 'cook'`, 'cook', `& 'cook'`])
    expect(isMet(tsquery)).toBe(true);
});
