import fc from 'fast-check';
import { splitWords } from '../splitWords';
import { alone } from './asker/alone';
import { readWords } from './readWords';

/** Texts with no readings, in which every word counts. */
const plainWords = `
  or nurse; rn or; portland or; 75% remote;
  class 3; 401k; 401k manager; 24/7; 737 pilot; f150 mechanic; 3pl; 1099; 2nd shift;
  i9 specialist; 84101; level 4; o365 admin; 90210; 100% commission; k12 teacher; K-12; 10-key;
  7-eleven; 5k race; pt; pt aide; outpatient pt; contract manager; contracts administrator;
  internship; marketing intern; home health aide; home depot; nursing home administrator; virtual assistant;
  remote sensing; remote patient monitoring; new york; new grad nurse; new construction;
  career coach; employment specialist; position control analyst; hiring manager; job coach;
  job developer; work study; top golf; nights; weekends; social work; cdl a driver;
  "remote" nurse; nurse -remote; -"part time" nurse; ft worth nurse; urgent care nurse;
  plumber jo; 12 hr shift nurse; 12 hour shifts; 8 hour shift nurse; 24 hour fitness; 40 hrs;
  $10,000 sign on bonus nurse; at&t; a/p clerk; r&d; seasonal retail; local cdl driver;
  volunteer coordinator; $200 a day; mid career; 80000; night auditor; mcdonalds; target;
  home care; virtual nurse; online teacher; temp agency; per diem rn; 1099 driver;
  summer internship; seasonal; freelance writer; it; software engineer i; accountant ii;
  engineer or technician; cook or baker; c++ developer; r developer; a/v technician; job fair;
  hiring event; career services; careers advisor; employment lawyer;
  employment verification specialist; hiring coordinator; job captain architect;
  job cost accountant; flexible hours; last mile delivery; first week; new rn;
  usa today; niñera; los angeles; physical therapist pt; prn pt; 5 years experience;
  12 week travel nurse; 36 hours; 10 ft; 3 days a week;
  24 hour nurse; 8 hour shift; $500 sign on bonus; 10k bonus; class a; cdl class a; the; in; a;
  of; no remote; head start teacher; contract nurse; government contract specialist;
  contract attorney; volunteer manager; remote control; remote site cook; best western; best buy;
  top secret clearance engineer; good samaritan; great clips; urgent care; immediate care; odd jobs; 40hr;
  20 hour week; seven figures; dollar general; dollar tree cashier; forever 21; 7 eleven cashier;
  3m engineer; 5 below; 99 cents store; 24 hour fitness; 1-800 flowers; best buy geek squad;
  great wolf lodge; now foods; indeed; people ready; any lab test now; great lakes cheese;
  new balance; new york life agent; today show producer; urgent care physician assistant;
  position coordinator; position classification specialist; salary analyst;
  employment attorney los angeles; career pathways coordinator; job readiness trainer;
  job order clerk; recruiting coordinator; virtual reality developer; remote pilot;
  home infusion nurse; on site manager; do physician; is manager; is auditor; can line operator;
  will writer; may store; it manager; need based aid counselor; search engine optimization;
  finding clerk; help desk; help desk tier 2; make up artist; maker space coordinator;
  pay per click specialist; payroll; pay analyst; play therapist; apply specialist; day care;
  day porter; weekend anchor; evening anchor; night club bartender; ft hood nurse; pt assistant;
  pta; physical therapist (pt); pt home health; government contracts; gig harbor nurse; excel analyst; contract compliance specialist; contract recruiter;
  contract administrator; contracts; contractor; general contractor; subcontract manager;
  intern architect; internal medicine; temp controlled driver; per diem nurse; 1st shift; level 3;
  phase 1; class b driver; grade 5 teacher; k-5 teacher; 4 10s; 12 hr; 500k; 747 mechanic;
  a320 pilot; s4 hana; f-150; f5 engineer; sap s/4; 5g engineer; w2;
  401(k) plan administrator; 403b; 1040 tax preparer; 1031 exchange; 50/50; 80/20; 30 60 90;
  covid 19 tester; iso 9001 auditor; osha 30; 15 passenger van driver; 18 wheeler;
  18 wheeler driver; 10 key data entry; 26 ft box truck driver; 6 sigma; new; hourly;
  lavaplatos`;
test.each(plainWords.split(';').map((typed) => typed.trim()))(
  'stays as it was typed: %s',
  (typed) => {
    expect(readWords(typed)).toEqual({ readings: [], rest: typed, optional: [], soft: [] });
  },
);

test('a pasted title loses no words, a question of as many does', () => {
  const pasted =
    'Travel Nurse - Full Time - Remote jobs available in Tulsa, OK - Make $40/hr and up today';
  expect(readWords(pasted)).toEqual({ readings: [], rest: pasted, optional: [], soft: [] });
  const question = 'what companies are hiring for full time remote nurse jobs that pay $40 an hour';
  expect(readWords(question)).toMatchObject({
    rest: 'nurse ',
    readings: [{ kind: 'type' }, { kind: 'remote' }, { kind: 'pay', payMin: 6920 }],
  });
});

test.each([
  [
    'hello im looking for a full time job with good pay as a medical assistant',
    'medical assistant',
  ],
  ['please can you help me find a job as a truck driver somewhere near here', 'truck driver'],
  ['does anyone know of any part time cashier jobs for someone that i really need', 'cashier'],
  [
    'any companies around here that would hire a forklift operator for a full time position',
    'forklift operator',
  ],
])('a sentence of many words is read as one: %s', (typed, job) => {
  const { rest, optional, soft } = readWords(typed);
  const needed = rest.split(' ').filter((word) => ![...optional, ...soft].includes(word));
  expect(needed.join(' ').trim()).toBe(job);
});

test.each([
  ['what companies are hiring help desk technicians', 'help desk technicians'],
  ['i need a help desk job', 'help desk'],
  ['does anyone know who needs home help', 'home help'],
  ['can you help me find a truck driver job', 'truck driver'],
])('help is work, but where somebody asks for it: %s', (typed, job) => {
  expect(readWords(typed).rest.trim()).toBe(job);
});

test('of what is too long to be read, the place is no part either', () => {
  const typed = `${'senior staff nurse icu ccu '.repeat(3)}tulsa ok`;
  const from = typed.indexOf('tulsa');
  expect(readWords(typed, [{ from, to: typed.length }]).rest).not.toContain('tulsa');
});

test('what is read as a place already is no part of the rest, and seals it', () => {
  const typed = 'remote nurse jobs in new york today';
  const from = typed.indexOf('new york');
  expect(readWords(typed, [{ from, to: from + 'new york'.length }])).toMatchObject({
    rest: 'nurse ',
    readings: [{ kind: 'remote' }, { kind: 'within', days: 1 }],
    optional: [],
    soft: [],
  });
});

test('a kind is read once, types several times', () => {
  expect(readWords('remote work from home $20/hr $30/hr').readings).toMatchObject([
    { kind: 'remote', text: 'remote' },
    { kind: 'pay', text: '$20/hr' },
  ]);
  expect(readWords('part time contract').readings).toMatchObject([
    { type: 'part-time' },
    { type: 'contract' },
  ]);
});

/** Words of searches, and what may separate them. */
const word = fc.oneof(
  fc.constantFrom(
    ...`jobs hiring near me part time remote $20 an hour 80k today the a in of for work as and or
    nurse -night "night shift" career coach what companies hire i want posted last 3 days trabajo de
    401k 24/7 (remote), at&t c++ pt ft contract + & - , /`.split(/\s+/),
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const typedTexts = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '  ', ', ', '-', '/', '')), { maxLength: 14 })
  .map((parts) => parts.map((part) => part.join('')).join(''));

test('readings are in order where they were typed, and the rest has only typed words, in their order', () => {
  fc.assert(
    fc.property(typedTexts, (typed) => {
      const { readings, rest, optional, soft, boostQuery } = readWords(typed);
      let end = 0;
      for (const { from, to, text } of readings) {
        expect(text).toBe(typed.slice(from, to));
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        end = Math.max(end, from);
        expect(from).toBe(end);
      }
      // "8 3": hours are searched the way jobs write them
      if (Object.values(alone).some((as) => rest.startsWith(as.trim()))) return;
      const letters = (text: string): string[] => text.match(/[\p{L}\p{N}]/gu) ?? [];
      let at = 0;
      const all = letters(typed);
      for (const letter of letters(rest)) {
        at = all.indexOf(letter, at) + 1;
        expect(at).toBeGreaterThan(0);
      }
      const left = splitWords(rest);
      for (const each of optional) expect(left).toContain(each);
      // a shift is searched the way jobs write it
      const searched = boostQuery === undefined ? left : splitWords(`${typed} ${boostQuery}`);
      for (const each of soft) expect(searched).toContain(each);
    }),
    { numRuns: 500 },
  );
});

test('words in quotes and negated words stay', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('jobs', 'remote', 'part time', '$20 an hour', 'near me', 'in', 'today'),
      (words) => {
        expect(readWords(`nurse "${words}"`).rest).toBe(`nurse "${words}"`);
        expect(readWords(`“${words}” jobs`).rest.trim()).toBe(`“${words}”`);
        expect(readWords(`nurse -"${words}"`).readings).toEqual([]);
      },
    ),
  );
  expect(readWords('nurse -remote -jobs')).toEqual({
    readings: [],
    rest: 'nurse -remote -jobs',
    optional: [],
    soft: [],
  });
});
