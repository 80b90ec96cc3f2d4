import { parseQuery } from './parseQuery';
import { splitWords } from './splitWords';
import { synonymLists } from './synonyms/synonymLists';
import { synonymsOf } from './synonymsOf';

/** Formats synonyms: = the same job, > a near one. */
const inShort = (words: string): string[] =>
  synonymsOf(words).map((each) => `${each.strength === 'same' ? '=' : '>'}${each.words}`);

test.each<[string, string[]]>([
  ['rn', ['=registered nurse']],
  ['registered nurses', ['=rn']],
  ['front end', ['=frontend']],
  ['front-end', ['=front end', '=frontend']],
  ['software engineer', ['=swe', '=software developer']],
  ['lpn', ['=licensed practical nurse', '>lvn']],
  ['golang', ['>go developer', '>go engineer']],
  ['mechanical pencil', []],
  ['human', []],
  ['camera', []],
])('%s', (words, expected) => {
  expect(inShort(words)).toEqual(expected);
});

test.each([
  ['garbage man', '=sanitation worker'],
  ['pet doctor', '=veterinarian'],
  ['cuidadora de niños', '=nanny'],
  ['maestra de preescolar', '=preschool teacher'],
  ['ambulance worker', '=paramedic'],
  ['lunch lady', '=school nutrition'],
  ['arnp', '=nurse practitioner'],
  ['LMHC', '=licensed mental health counselor'],
  ['cadc', '=substance abuse counselor'],
  ['txdot', '=texas department of transportation'],
  ['5/3 bank', '=fifth third'],
  ['comp sci', '=computer science'],
  ['special ed para', '=sped paraprofessional'],
  ['helicopter mechanic', '=aircraft mechanic'],
  ['bellboy', '=bellhop'],
  ['mailman', '=mail carrier'],
  ['programmer', '=software engineer'],
  ['maid', '=housekeeper'],
  ['cop', '=police officer'],
  ["nurse's aide", '=cna'],
  ['teachers aide', '=paraprofessional'],
  ['eye doctor', '=optometrist'],
  ['seamstress', '=tailor'],
  ['babysitter', '=nanny'],
  ['handyman', '=maintenance technician'],
  ['stewardess', '=flight attendant'],
])('an everyday word: %s %s', (words, meant) => {
  expect(inShort(words)).toContain(meant);
});

test.each([
  ['soldador', '=welder'],
  ['Niñera', '=nanny'],
  ['ninera', '=nanny'],
  ['almacén', '=warehouse'],
  ['mecánico', '=mechanic'],
  ['limpieza', '=cleaning'],
  ['ayudante de cocina', '=kitchen aide'],
  ['camarera de hotel', '=guest room attendant'],
])('a Spanish word, with and without accents: %s %s', (words, meant) => {
  expect(inShort(words)).toContain(meant);
});

test('who does it makes no difference', () => {
  const salesman = synonymsOf('salesman').filter(({ strength }) => strength === 'near');
  for (const words of ['saleswoman', 'sales lady', 'salespeople', 'sales guys', 'sales person'])
    expect([words, synonymsOf(words)]).toEqual([words, expect.arrayContaining(salesman)]);
  expect(inShort('firewoman')).toEqual(expect.arrayContaining(['=fireman', '=firefighter']));
  expect(inShort('delivery guys')).toEqual(inShort('delivery man'));
  expect(inShort('cocineras')).toEqual(inShort('cocinero'));
  expect(inShort('vendedores')).toEqual(inShort('vendedora'));
  expect(inShort('ayudante cocina')).toEqual(inShort('ayudante de cocina'));
});

test('one way only where it says so', () => {
  expect(inShort('refuse collector')).toEqual([]);
  expect(inShort('sanitation worker')).not.toContain('=garbage man');
  expect(inShort('welder')).not.toContain('=soldador');
});

test('nothing that the words find anyway', () => {
  expect(inShort('practical nurse')).toEqual(['=lpn']);
});

const lines = synonymLists
  .flatMap((list) => list.split('\n'))
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => line.split(' # ')[0] ?? '');

test('every line can be found by what it says, and finds something', () => {
  expect(lines.length).toBeGreaterThan(600);
  const useless = lines.filter((line) => {
    const [left = '', sign] = line.split(/ (=>|>) /u);
    const typed = left.split(sign === undefined ? ' = ' : ', ');
    const isFound = (words: string): boolean =>
      synonymsOf(words).length > 0 && parseQuery(`${words} `).length === 1;
    // one of several names for the same job may be part of all others, or too long to be found
    return sign === undefined ? !typed.some(isFound) : !typed.every(isFound);
  });
  expect(useless).toEqual([]);
});

test('every word is written as a query is read, and no line says anything twice', () => {
  const odd = lines.filter((line) => {
    const words = line.split(/ (?:=|=>|>) |, /u);
    return (
      !/^\S.* (?:=|=>|>) .*\S$/u.test(line) ||
      new Set(words).size < words.length ||
      words.some((each) => splitWords(each).join(' ') !== each)
    );
  });
  expect(odd).toEqual([]);
  expect(lines).toEqual([...new Set(lines)]);
});
