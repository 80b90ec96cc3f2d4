import { readWords } from '../readWords';
import { activityQueries, activityQuery } from './readActivity';

test.each([
  ['clean teeth', 'hygienist'],
  ['fix cars', '"automotive technician"'],
  ['people who fix cars', '"automotive technician"'],
  ['someone who cleans teeth', 'hygienist'],
  ['a job where i can drive a bus', '"bus driver"'],
  ['i like fixing broken computers', '"computer technician"'],
  ['i want to work with kids', '"child care"'],
  ['taking care of old people', 'caregiver'],
  ['helping people with taxes', '"tax preparer"'],
  ['i am good at fixing things', '"maintenance technician"'],
  ['get paid to walk dogs', '"dog walker"'],
  ['cutting grass for a living', 'groundskeeper'],
  ['mow lawns', 'groundskeeper'],
  ['jobs taking x-rays', '"radiologic technologist"'],
  ['wait on tables', 'waiter'],
  ['answer phones from home', 'receptionist'],
  ['flies planes', 'pilot'],
  ['washing dishes nights', 'dishwasher'],
  ['cutting grass and trimming hedges', 'groundskeeper'],
  ['unclogging pipes and fixing toilets', 'plumber'],
  ['spraying for bugs', 'exterminator'],
])('what somebody does stands for who does it: %s', (typed, meant) => {
  expect(readWords(typed).rest).toContain(meant);
});

test.each([
  'clean energy',
  'design engineer',
  'house cleaning',
  'build and release engineer',
  'service advisor',
  'drive test engineer',
  'make up artist',
  'cook',
  'fix',
  'fix cars java',
  'serve safe',
  'care coordinator',
  'support engineer',
  'truck driver',
  'run of show',
  'help desk',
  'watch commander',
  'train conductor',
  'building maintenance',
  'cleaning supervisor',
  'washing machine repair',
  'people manager',
])('a title says no deed: %s', (typed) => {
  expect(activityQuery(typed)).toBeUndefined();
});

test('all that is searched for a deed is read as typed', () => {
  expect(activityQueries.filter((text) => text.length > 300)).toEqual([]);
  expect(activityQueries.filter((text) => text.split(' or ').length > 32)).toEqual([]);
  // in a query of more names, a minus doesn't negate
  expect(
    activityQueries.filter((text) => / -/.test(text) && text.split(/ or | -/).length > 12),
  ).toEqual([]);
});

test.each([
  ['nursing home', 'skilled nursing facility'],
  ['school district jobs', 'school custodian'],
  ['something outside', 'groundskeeper'],
  ['work at a museum', 'curator'],
  ['oil and gas', 'petroleum engineer'],
  ['law firm', 'paralegal'],
  ['hotel night', 'night auditor'],
  ['trabajos de construcción', 'construction laborer'],
  ['overnight hotel jobs', 'night auditor'],
  ['military friendly companies', 'veterans encouraged'],
])('a place to work at stands for who works there: %s', (typed, meant) => {
  expect(readWords(typed).rest).toContain(`"${meant}"`);
});

test.each([
  'outside sales',
  'hotel manager',
  'bank teller',
  'nursing home administrator',
  'spa director',
  'museum educator',
  'hotel night auditor',
])('a title is none: %s', (typed) => {
  expect(readWords(typed).rest).toBe(typed);
});

test.each([
  ['count money at a bank', 'teller', ['bank']],
  ['taking care of old people at home', 'caregiver', ['home']],
  ['help disabled people at home', '"direct support professional"', ['home']],
  ['fix cars at a dealership', '"automotive technician"', ['dealership']],
])('where it is done says less: %s', (typed, meant, soft) => {
  const read = readWords(typed);
  expect(read).toMatchObject({ soft, readings: [] });
  expect(read.rest).toContain(meant);
});

test.each([
  ['teach kids to swim', 'swim instructor'],
  ['helping kids with autism', 'behavior technician'],
  ['working with autistic children', 'behavior technician'],
  ['cooking in a school cafeteria', 'school nutrition'],
  ['jobs where I can help people', 'case manager'],
  ['want to work with dogs', 'dog groomer'],
])('what is said in other words: %s', (typed, meant) => {
  expect(readWords(typed).rest).toContain(`"${meant}"`);
});

test.each(['support', 'watch', 'work a', 'work c++'])(
  'a verb alone is no deed, nor with a part of a thing: %s',
  (typed) => {
    expect(readWords(typed).rest).toBe(typed);
  },
);

test('a place to look in is not where it is done', () => {
  const typed = 'fix cars at a dealership in houston';
  const read = readWords(typed, [{ from: typed.indexOf('in houston'), to: typed.length }]);
  expect(read.soft).toEqual(['dealership']);
  expect(read.rest).toContain('"automotive technician"');
});

test.each(['cyber security', 'help desk at home', 'people operations'])(
  'who works with computers or offices is no guard and no caregiver: %s',
  (typed) => {
    expect(readWords(typed).rest.trim()).toBe(typed.replace(' at home', ''));
  },
);
