import { findsFew, judgeCorrection } from '../correctedSearch';
import { parseQuery } from '../parseQuery';
import {
  checkSpelling,
  correctIncompleteQuery,
  withAlternatives,
  type Alternatives,
} from './spelling';
import { correctWord } from './spellingCorrection';
import { editDistance, misspellingCost, phoneticKey } from './spellingDistance';
import { emptyVocabulary, haveSameLightStem, isDerived } from './spellingVocabulary';
import { testVocabulary } from './testVocabulary';

const market = testVocabulary(
  30_000,
  {
    manager: 5000,
    manger: 6,
    nurse: 1100,
    electrician: 90,
    electrical: 500,
    receptionist: 110,
    recieptionist: 1,
    accountant: 400,
    account: 800,
    pharmacist: 100,
    physical: 300,
    fiscal: 12,
    therapist: 700,
    school: 200,
    warehouse: 260,
    house: 40,
    healthcare: 120,
    health: 900,
    care: 460,
    cave: 1,
    project: 900,
    projects: 60,
    projection: 2,
    professional: 250,
    property: 300,
    coordinator: 700,
    truck: 100,
    driver: 500,
    engine: 40,
    engineer: 3600,
    engineering: 700,
    baking: 2,
    banking: 290,
    optometric: 4,
    carrier: 12,
    time: 840,
    tableau: { texts: 90 },
    table: 30,
    walmart: { companies: 8 },
    spacex: { companies: 8 },
    managex: { companies: 2 },
    managee: { companies: 1 },
    deutsche: { companies: 8 },
    maintainance: { texts: 8 },
    maintenance: 400,
    boston: { places: 200 },
    rea: 4,
    reach: 30,
    services: 3000,
    service: 900,
    serv: { texts: 5000 },
    customer: 800,
    soft: { titles: 1, texts: 300 },
    software: 900,
    rep: 110,
  },
  {
    'u s': 40,
    'customer service': 600,
    'health care': 20,
    'truck driver': 90,
    'project coordinator': 50,
    'physical therapist': 200,
  },
);

test.each([
  ['elecrtican', 'electrician'],
  ['recieptionist', 'receptionist'],
  ['acountent', 'accountant'],
  ['wallmart', 'walmart'],
  ['bsoton', 'boston'],
  ['nurze', 'nurse'],
  ['unrse', 'nurse'],
  ['farmacist', 'pharmacist'],
  ['skool', 'school'],
  ['deutche', 'deutsche'],
  ['enginer', 'engineer'],
  ['warehous', 'warehouse'],
  // several jobs have it too, but far more have the other
  ['manger', 'manager'],
])('%s is a misspelling of %s', (typed, word) => {
  expect(correctWord(typed, market)).toBe(word);
});

test.each([
  // usual words, and rare ones that are right
  ...['manager', 'account', 'engine', 'cave', 'baking', 'tableau', 'projection'],
  // no job has these, but they are words: another first letter, another ending
  ...['farrier', 'optometrist', 'managerial', 'nurses', 'nursing'],
  // the beginning of a more common word
  'engin',
  // too short, too different, not words
  ...['rae', 'nrs', 'zzzzzz', 'nrsue', 'f150', 'c++', ''],
  // stop words and words with synonyms
  ...['they', 'housekeeper'],
])('%s stays as it is', (typed) => {
  expect(correctWord(typed, market)).toBeUndefined();
});

test('the name of a company that posted more than once is right where nothing else was typed', () => {
  expect(correctWord('managex', market)).toBeUndefined();
  expect(correctWord('managee', market)).toBe('manager');
});

test('what one posting says is no target where it may be a misspelling itself', () => {
  expect(correctWord('recieptionits', market)).toBe('receptionist');
  const { receptionist: _common, ...words } = { receptionist: 110, recieptionist: 1 };
  expect(correctWord('recieptionits', testVocabulary(30_000, words))).toBe('recieptionist');
});

test('neighbors decide between words that are as near', () => {
  expect(correctWord('fisical', market, { before: '', after: 'clerk' })).toBe('physical');
  const pairs = { 'fiscal clerk': 10 };
  const clerks = testVocabulary(30_000, { physical: 30, fiscal: 12, clerk: 80 }, pairs);
  expect(correctWord('fisical', clerks, { before: '', after: 'clerk' })).toBe('fiscal');
});

test('in a million jobs many misspell a word', () => {
  const words = { manager: 150_000, manger: 200, molder: 500, holder: 900 };
  const many = testVocabulary(1_000_000, words);
  expect(correctWord('manger', many)).toBe('manager');
  expect(correctWord('molder', many)).toBeUndefined();
});

const adapted = (typed: string, vocabulary = market) => {
  const { q, alternatives } = checkSpelling(typed, vocabulary);
  const forms = [...alternatives].map(
    ([said, others]) => `${said}: ${others.map(({ words, kind }) => `${words} ${kind}`).join()}`,
  );
  return [q, ...forms];
};
test.each([
  ['ware house', [null, 'ware house: warehouse joined']],
  ['health care', [null, 'health care: healthcare joined']],
  ['Health-Care aide', [null, 'health-care: healthcare joined']],
  ['healthcare', [null, 'healthcare: health care split']],
  ['truckdriver boston', [null, 'truckdriver: truck driver split']],
  ['space x', [null, 'space x: spacex joined']],
  ['us bank', [null, 'us: u s split']],
  ['proj coor ', [null, 'proj: project beginning', 'coor: coordinator beginning']],
  ['proj coor', [null, 'proj: project beginning']],
  ['cust serv rep', [null, 'cust: customer beginning', 'serv: service beginning']],
  ['soft care', [null]],
  ['prof driver', [null, 'prof: professional beginning']],
  // usual words, and words that only look like the beginning of others
  ['engine driver', [null]],
  ['project care', [null]],
  ['rea services', [null]],
  ['carrier house', [null]],
  ['helth care', ['health care', 'health care: healthcare joined']],
  ['Registered NURZE, Bsoton', ['Registered nurse boston']],
  ['nurze -manger "elecrtican" or acountent', ['nurse -manger "elecrtican" or accountant']],
  ['-ware house', [null]],
  ['"ware" house', [null]],
  ['İstanbul nurze', ['İstanbul nurse']],
  ['', [null]],
])('%s', (typed, expected) => {
  expect(adapted(typed)).toEqual(expected);
  expect(adapted(typed, emptyVocabulary)).toEqual([null]);
});

test('a misspelled word that only texts say is replaced by what finds twice as much', () => {
  const { q, isNotInHeads } = checkSpelling('maintainance', market);
  expect([q, isNotInHeads]).toEqual(['maintenance', true]);
  expect(checkSpelling('manger', market)).toMatchObject({ q: 'manager', isNotInHeads: false });
  const found = (total: number) => ({ total, totalIsExact: true });
  const choose = (corrected: number, typed: number, isOnlyInTexts: boolean): boolean =>
    judgeCorrection(found(corrected), found(typed), {
      isNotInHeads: isOnlyInTexts,
      rarestWordJobs: Infinity,
    }).isChosen;
  expect([choose(50, 20, true), choose(50, 30, true)]).toEqual([true, false]);
  expect([choose(50, 20, false), choose(500, 20, false)]).toEqual([false, true]);
});

test('a word of English is right, however near it is to one that jobs say', () => {
  const jobs = testVocabulary(30_000, { diverse: 400, chase: 300, shift: 900, manager: 5000 });
  for (const typed of ['divorce lawyer', 'cheese maker', 'swift developer'])
    expect(checkSpelling(typed, jobs).q).toBeNull();
  expect(checkSpelling('divers chas manger', jobs).q).toContain('manager');
});

test('a misspelled word that is found by the stem of another is replaced by what it was meant as', () => {
  const adaptedWords = checkSpelling('accountent', market);
  expect(adaptedWords).toMatchObject({ q: 'accountant', rarestWordJobs: 0 });
  const found = (total: number) => ({ total, totalIsExact: true });
  // "accountent" finds account managers
  expect(findsFew(found(2000), adaptedWords)).toBe(true);
  expect(judgeCorrection(found(150), found(2000), adaptedWords).isChosen).toBe(true);
  // both words together have synonyms, which are found
  const mails = testVocabulary(30_000, { mail: 200, cop: 50 });
  expect(checkSpelling('mall cop', mails)).toMatchObject({
    q: 'mail cop',
    rarestWordJobs: Infinity,
  });
});

test('what was pasted is long, and is not looked at after its first words', () => {
  const pasted = `${'driver '.repeat(12)}nurze`;
  expect(adapted(pasted)).toEqual([null]);
});

test.each([
  ['elecrt', 'electrical'],
  ['recepsi', 'receptionist'],
  ['nurze', 'nurse'],
  ['bostn phar', 'boston phar'],
  ['pharm', null],
  ['elec', null],
  ['recepsi ', null],
])('what somebody may mean who has typed %s so far', (typed, meant) => {
  expect(correctIncompleteQuery(typed, market)).toBe(meant);
});

const clausesWith = (typed: string, alternatives: Alternatives): string[] =>
  withAlternatives(parseQuery(typed), alternatives).map(({ any, negated }) =>
    [
      negated ? '-' : '',
      any.map(({ words, phrase, synonym }) => `${words}${phrase ? '"' : ''}${synonym ? '~' : ''}`),
    ].join(''),
  );
test('alternatives join the clauses of the words they are for', () => {
  const known: Alternatives = new Map([
    ['ware house', [{ words: 'warehouse', kind: 'joined' }]],
    ['proj', [{ words: 'project', kind: 'beginning' }]],
    ['truckdriver', [{ words: 'truck driver', kind: 'split' }]],
  ]);
  expect(clausesWith('ware house proj', known)).toEqual(['ware house,warehouse~', 'proj,project~']);
  expect(clausesWith('truckdriver -proj', known)).toEqual(['truckdriver,truck driver"~', '-proj']);
  expect(clausesWith('cook or proj', known)).toEqual(['cook,proj,project~']);
  expect(clausesWith('cook or ware house', known)).toEqual(['cook,ware', 'house']);
  expect(clausesWith('nurse', new Map())).toEqual(
    parseQuery('nurse').map(({ any }) =>
      any.map(({ words, synonym }) => `${words}${synonym ? '~' : ''}`).join(),
    ),
  );
});

test('distances', () => {
  expect(editDistance('nurse', 'nruse', 2)).toBe(1);
  expect(editDistance('nurse', 'purses', 2)).toBe(2);
  expect(editDistance('nurse', 'cook', 2)).toBe(Infinity);
  expect(misspellingCost('acount', 'account')).toBeLessThan(misspellingCost('amount', 'account'));
  expect(misspellingCost('kemist', 'chemist')).toBeLessThan(1);
  expect(misspellingCost('farrier', 'carrier')).toBe(Infinity);
  expect(misspellingCost('a'.repeat(50), 'a'.repeat(49))).toBe(Infinity);
  expect(phoneticKey('maintanence')).toBe(phoneticKey('maintenance'));
  expect(phoneticKey('elektrishun')).toBe(phoneticKey('electrician'));
  expect(misspellingCost('teknishun', 'technician')).toBeLessThan(2);
  expect(phoneticKey('recepshunist')).toBe(phoneticKey('receptionist'));
  expect(phoneticKey('psycologist')).toBe(phoneticKey('psychologist'));
});

test('forms of a word, and words made from one', () => {
  for (const form of ['nurses', 'nursing', 'nurse'])
    expect(haveSameLightStem('nurse', form)).toBe(true);
  expect(haveSameLightStem('manager', 'manage')).toBe(false);
  expect(isDerived('wholesaler', 'wholesale')).toBe(true);
  expect(isDerived('optometrist', 'optometric')).toBe(true);
  expect(isDerived('electricion', 'electrician')).toBe(false);
  expect(isDerived('managor', 'manager')).toBe(false);
});
