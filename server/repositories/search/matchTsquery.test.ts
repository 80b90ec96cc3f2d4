import { parseTsquery, type SaidWords } from './matchTsquery';

const job: SaidWords = new Map([
  ['nurse', 'A'],
  ['night', 'C'],
  ["o'neil", 'B'],
  ['registered', 'AB'],
  [String.raw`a\b`, 'A'],
]);
const isMet = (tsquery: string): boolean => parseTsquery(tsquery).meets(job);

test.each([
  [`'nurse'`, true],
  [`'cook'`, false],
  [`'nurse' & 'cook'`, false],
  [`'cook' | 'nurse' & 'night'`, true],
  [`('cook' | 'nurse') & 'day'`, false],
  [`'nurse' & !'cook'`, true],
  [`!( 'nurse' | 'cook' )`, false],
  // a phrase is tested like separate words
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

test.each([
  [`'nurse'`, [['nurse']]],
  [`'nurse' & ('rn' | 'lpn')`, [['nurse'], ['rn', 'lpn']]],
  // the smallest set of each side
  [`'nurse' & ('rn' | 'lpn') | 'cook'`, [['nurse', 'cook']]],
  [`'nurse' & !'cook'`, [['nurse']]],
  [`'nurse' | !'cook'`, []],
  [`'nurse' | 'coo':*`, []],
  [`'nurse':AB <-> 'night'`, [['nurse'], ['night']]],
  ['', []],
  [`'open`, []],
])('what meets %s says one word of each set', (tsquery, expected) => {
  expect(parseTsquery(tsquery).needs).toEqual(expected);
});
