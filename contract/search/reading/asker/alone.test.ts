import { isRequired, parseQuery, parseWords } from '../../parseQuery';
import { formatReading, typedOptionalWords } from '../formatReading';
import { readWords } from '../readWords';
import { alone, queriesBesideJob } from './alone';
import { wholeMeaning } from './wholeMeanings';

/**
 * Typed text, query that is searched instead, readings, and the words that jobs don't have to
 * contain.
 */
test.each<[string, string, string?, string?]>([
  ['paid training jobs', alone.training],
  ['what companies hire felons', alone.record],
  ['no experience jobs', alone.experience],
  ['companies that hire at 16', alone.age],
  ['jobs that pay weekly', alone.weeklyPay],
  ['high paying jobs without a degree', alone.degree, 'bestPaid: high paying'],
  ['is there any jobs for 16 year olds', alone.age],
  ['retiree part time jobs', alone.spareTime, 'part-time: part time'],
  ['jobs for felons', alone.record],
  ['jobs for 16 year olds', alone.age],
  ['best paying jobs without a degree', alone.degree, 'bestPaid: best paying'],
  ['9 to 5 jobs', alone.dayHours],
  ['9-5 jobs', alone.dayHours],
  ['temp to hire', alone.toHire],
  ['no degree jobs', alone.degree],
  ['jobs without experience', alone.experience],
  ['employment opportunities for seniors', alone.spareTime],
  ['part time jobs for retirees', alone.spareTime, 'part-time: part time'],
  ['weekend jobs for teens', `${alone.age} weekend`, '', 'weekend'],
  ['jobs for people with no experience', alone.experience],
  ['trabajos sin experiencia', alone.experience],
  ['jobs that hire at 15', alone.age],
  ['jobs for college students', alone.students],
  ['jobs for moms', alone.parents],
  ['mom of 2 need part time job', alone.parents, 'part-time: part time'],
  ['mom friendly jobs', alone.parents],
  ['mom friendly jobs no weekends', alone.parents, 'unwanted: no weekends'],
  ['returning to work after kids', alone.parents],
  ['jobs for moms during school hours', alone.schoolHours],
  ['part time mornings', alone.morning, 'part-time: part time'],
  ['early morning jobs', alone.morning],
  ['front desk at a hotel overnight', alone.hotelNight],
  ['part time 9 to 2', alone.schoolHours, 'part-time: part time'],
  ['summers off', alone.summersOff],
  ['jobs where i dont have to talk to people', alone.apart],
  ['jobs for introverts', alone.apart],
  ['job where i dont sit all day', alone.active],
  ['my son is 16 and needs a summer job', `${alone.age} summer`, '', 'summer'],
  ['my 16 year old daughter wants a weekend job', `${alone.age} weekend`, '', 'weekend'],
  ['a job where I can work with my hands', alone.byHand],
  ["I'm a teacher and I want to get out of the classroom", alone.afterTeaching],
  ['jobs for former teachers', alone.afterTeaching],
  ['while my kids are in school', alone.schoolHours],
  ['jobs for 55 year olds', alone.spareTime],
  ['4 day work week', alone.fourDays],
  ['jobs that train you', alone.training],
  ['where can i work as a 16 year old', alone.age],
  ['15 year old jobs', alone.age],
  ['retired people jobs', alone.spareTime],
  ['jobs for a retired person', alone.spareTime],
  [
    'no nights or weekends',
    `${alone.dayHours} or "no nights" or "nights off" or "no weekends" or "weekends off"`,
    'unwanted: no nights or weekends',
  ],
  ['no experience jobs no weekends', alone.experience, 'unwanted: no weekends'],
  [
    'i don’t want to work weekends',
    `${alone.dayHours} or "no weekends" or "weekends off"`,
    'unwanted: i don’t want to work weekends',
  ],
  [
    'jobs where i never work nights',
    `${alone.dayHours} or "no nights" or "nights off"`,
    'unwanted: where i never work nights',
  ],
  ['saturday and sunday jobs', alone.weekend],
  ['i just graduated and need my first job', alone.experience],
  ['walk in interviews', alone.openInterviews],
  ['jobs hiring at 14', alone.age],
  ['hiring 16 year olds', alone.age],
  ['teen jobs', alone.age],
  ['government jobs', wholeMeaning('government') ?? ''],
  ['city jobs part time', wholeMeaning('city') ?? '', 'part-time: part time'],
  ['gig jobs', wholeMeaning('gig') ?? ''],
  ['excel', wholeMeaning('excel') ?? ''],
  ['high school student', alone.age],
  ['first job no experience', alone.experience],
  ['jobs for 50 and over', alone.spareTime],
  ['jobs for 50+', alone.spareTime],
  ['seniors 65 part time', alone.spareTime, 'part-time: part time'],
  ['jobs with health insurance', alone.insurance],
  ['jobs with benefits', alone.benefits],
  ['jobs with 401k', alone.retirement],
  ['stay at home mom jobs', alone.atHome, 'remote: stay at home'],
  ['jobs for stay at home parents', alone.atHome, 'remote: for stay at home'],
  ['office jobs', wholeMeaning('office') ?? ''],
  ['desk job', wholeMeaning('office') ?? ''],
  ['office work part time', wholeMeaning('office') ?? '', 'part-time: part time'],
  ['h1b sponsor', alone.sponsor],
  ['same day pay', alone.dailyPay],
  ['get paid in cash', alone.dailyPay],
  ['work from home no phones', alone.noPhone, 'remote: work from home'],
  ['transitioning from the military', alone.veterans],
  ['pm', '"project manager" or "product manager"'],
  ['factory jobs night shift', 'factory worker night shift', '', 'night shift'],
])(
  'conditions of the asker alone are searched in the words of jobs: %s',
  (typed, rest, readings = '', optional = '') => {
    const read = readWords(typed);
    expect(read.rest).toBe(rest);
    expect(read.readings.map(formatReading).join(' | ')).toBe(readings);
    expect(typedOptionalWords(read)).toBe(optional);
  },
);

const beside = (as: string): string => queriesBesideJob.get(as) ?? as;
test.each([
  ['on the job training electrician', 'electrician', beside(alone.training), 'on the job training'],
  ['driver jobs hiring immediately paying weekly', 'driver', alone.weeklyPay, 'paying weekly'],
  ['driver no cdl', 'driver', alone.cdl, 'no cdl'],
  ['office manager 9-5', 'office manager', alone.dayHours, '9-5'],
  ['9 to 5 payroll job', 'payroll', alone.dayHours, '9 to 5'],
  ['limpieza de noche', 'limpieza', alone.night, 'de noche'],
  ['driver jobs for moms', 'driver', alone.parents, 'for moms'],
  ['contract to hire java', 'java', alone.toHire, 'contract to hire'],
  [
    'amazon warehouse no experience needed',
    'amazon warehouse',
    beside(alone.experience),
    'no experience needed',
  ],
  ['electrician no experience near me', 'electrician', beside(alone.experience), 'no experience'],
  ['medical assistant spanish speaking', 'medical assistant', alone.spanish, 'spanish speaking'],
  [
    'warehouse no overnight',
    'warehouse',
    `${alone.dayHours} or "no overnights" or "overnights off" -night -overnight -midnight`,
    '',
  ],
  [
    'nurse no nights no weekends',
    'nurse',
    `${alone.dayHours} or "no nights" or "nights off" or "no weekends" or "weekends off" -night -overnight -midnight -weekend -saturday -sunday`,
    '',
  ],
  ['relocation assistance engineer', 'engineer', alone.relocation, 'relocation assistance'],
  ['cook saturdays', 'cook', alone.weekend, 'saturdays'],
  [
    'cook no experience no weekends',
    'cook',
    `${beside(alone.experience)} ${alone.dayHours} or "no weekends" or "weekends off" -weekend -saturday -sunday`,
    'no experience',
  ],
  ['cashier health insurance', 'cashier', beside(alone.insurance), 'health insurance'],
  ['warehouse benefits', 'warehouse', alone.benefits, 'benefits'],
  ['nurse benefits from day one', 'nurse', alone.dayOne, 'benefits from day one'],
  ['electrician pto', 'electrician', alone.timeOff, 'pto'],
  ['401k match warehouse', 'warehouse', alone.retirement, '401k match'],
  ['cook with 401k', 'cook', alone.retirement, 'with 401k'],
  ['forklift operator 401k matching', 'forklift operator', alone.retirement, '401k matching'],
  ['pto cashier', 'cashier', alone.timeOff, 'pto'],
  ['laborer cash paid daily', 'laborer', alone.dailyPay, 'cash paid daily'],
  ['customer service no phone calls', 'customer service', alone.noPhone, 'no phone calls'],
  ['project manager military transition', 'project manager', alone.veterans, 'military transition'],
  ['health insurance warehouse', 'warehouse', beside(alone.insurance), 'health insurance'],
  ['data entry jobs for stay at home moms', 'data entry', beside(alone.atHome), 'moms'],
  ['cashier as a 16 year old', 'cashier', alone.age, 'as a 16 year old'],
  ['weekend cashier no degree', 'weekend cashier', beside(alone.degree), 'no degree weekend'],
])('beside a job as well, and needn’t be said: %s', (typed, job, as, needless) => {
  const { rest, soft, boostQuery } = readWords(typed);
  expect([rest.trim(), boostQuery]).toEqual([job, as]);
  const said = as.replaceAll('"', '').replaceAll(' or ', ' ').replaceAll(' -', ' ').split(' ');
  const given = needless.split(' ').filter(Boolean);
  const asked = job.split(' ').filter((word) => !given.includes(word));
  expect([...soft].toSorted()).toEqual(
    [...new Set([...given, ...said])].filter((word) => !asked.includes(word)).toSorted(),
  );
});

test.each([
  ['data entry no experience', 'data entry', ['no experience']],
  ['data entry, entry level', 'data entry', ['entry level']],
  ['home daily home health aide', 'home health aide', ['home daily']],
  ['warehouse home daily', 'warehouse home daily', ['home daily']],
  ['forklift operator certified', 'forklift operator certified', ['certified']],
  ['insurance agent licensed', 'insurance agent licensed', ['licensed']],
  ['class a cdl no touch freight', 'class a cdl no touch freight', ['no touch freight']],
  ['cdl driver dedicated route', 'cdl driver dedicated route', ['dedicated route']],
  ['cook no experience weekly pay', 'cook', ['no experience', 'weekly pay']],
  ['no degree no experience', alone.degree, ['no experience']],
  ['cook sin ingles', 'cook', ['sin ingles']],
])('a condition takes no word from what is asked for: %s', (typed, rest, preferred) => {
  const read = readWords(typed);
  expect([read.rest.trim(), read.preferred]).toEqual([rest, preferred]);
  const required = parseWords(read.rest, read).filter(isRequired);
  const asked = parseQuery(read.rest).slice(0, required.length);
  expect(required.map(({ any }) => any[0]?.words)).toEqual(asked.map(({ any }) => any[0]?.words));
});

test.each([
  'benefits analyst',
  'certified nursing assistant',
  'certified welder',
  'licensed plumber',
  'work study coordinator',
  'cash office associate',
  '401k administrator',
  '401k plan specialist',
  'pto administrator',
  'health insurance agent',
  'health insurance nurse',
  'medical insurance verification clerk',
  'customer service health insurance',
  'underwriter health insurance',
])('it is part of a job’s name: %s', (typed) => {
  expect(readWords(typed)).toMatchObject({ rest: typed, soft: [] });
});

test.each([
  ['what kind of jobs can i get with a psychology degree', /"case manager" or counselor/],
  ['jobs for english majors', /editor or writer/],
  ['jobs with a bachelors in biology', /biologist or/],
  ['criminal justice degree jobs', /"police officer"/],
])('a field of study alone leads to what those who studied it work as: %s', (typed, titles) => {
  expect(readWords(typed).rest).toMatch(titles);
  // next to a job, the field is ignored
  expect(readWords(`teacher ${typed}`).rest).not.toMatch(titles);
});

test('alone, those that say it themselves come first', () => {
  expect(readWords('jobs hiring at 16')).toMatchObject({
    soft: ['hiring', 'minors'],
    boostQuery: '"hiring minors"',
  });
  expect(readWords('trabajos en español')).toMatchObject({
    soft: ['spanish'],
    boostQuery: 'spanish',
  });
  expect(readWords('no nights or weekends').boostQuery).toBe(
    '"no nights" or "nights off" or "no weekends" or "weekends off"',
  );
  expect(readWords('9 to 5 jobs').boostQuery).toBeUndefined();
  // typed conditions take precedence
  expect(readWords('weekend jobs for teens').boostQuery).toBeUndefined();
});

test.each([
  ['what jobs can i get with no experience and no degree', alone.experience, alone.degree],
  ['no degree jobs for 16 year olds', alone.age, alone.degree],
])(
  'of two conditions the narrower is searched, the other comes first: %s',
  (typed, as, boostQuery) => {
    expect(readWords(typed)).toMatchObject({ rest: as, boostQuery });
  },
);

test('what somebody is made to work is unwanted', () => {
  expect(readWords("nurse that doesn't make you work weekends")).toMatchObject({
    rest: 'nurse',
    readings: [{ kind: 'unwanted' }],
  });
});

test.each([
  ['office jobs no experience', 'office', beside(alone.experience), ['no experience']],
  ['9 to 5 office job', 'office', alone.dayHours, ['9 to 5']],
  ['hospital jobs without a degree', 'hospital', beside(alone.degree), ['without a degree']],
])(
  'a workplace is searched as the work there, beside conditions too: %s',
  (typed, place, as, preferred) => {
    const read = readWords(typed);
    expect(read).toMatchObject({ rest: wholeMeaning(place), boostQuery: as, preferred });
  },
);

test('jobs that need no degree needn’t say so, but those that do come first', () => {
  const { rest, boostQuery } = readWords('at least 60k with no degree');
  expect(rest).toBe(alone.degree);
  expect(rest).toContain('mechanic');
  expect(boostQuery).toContain('"high school diploma"');
  expect(boostQuery).not.toContain('mechanic');
});

test.each(['office manager', 'front office', 'post office', 'office cleaning', 'microsoft office'])(
  'who names a job or a place of it asks for no other: %s',
  (typed) => {
    expect(readWords(typed)).toEqual({ readings: [], rest: typed, optional: [], soft: [] });
  },
);

test('of all security, guards come first', () => {
  expect(readWords('security jobs')).toMatchObject({ rest: 'security ' });
  expect(readWords('security jobs').boostQuery).toContain('"security guard"');
});
