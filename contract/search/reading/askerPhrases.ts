import {
  both,
  endsPart,
  jobNouns,
  keyAfter,
  keyBefore,
  notAfter,
  notBefore,
  phrasesOf,
  type Condition,
  type Phrase,
} from './phrase';
import { dayHours } from './unwantedHours';

/** "Jobs for moms"; "care for older adults" is what somebody does. */
const afterJobs: Condition = (words, from) => jobNouns.has(keyBefore(words, from));

/**
 * What conditions of the asker's are searched as, alone or beside a job: their own words are in many
 * a text that says the opposite ("five years of experience", "a degree"). None begins with "no"
 * or "will", which PostgreSQL leaves out: "will train" would find whoever trains others. Hardly any
 * posting says that it takes people with a record; the trades are those that often do.
 */
export const alone = {
  experience:
    '"entry level" or trainee or "experience necessary" or "experience needed" or "paid training" or "training provided" or "willing to train"',
  training: '"paid training" or "training provided" or "willing to train" or "on the job training"',
  degree:
    '"high school diploma" or "training provided" or "willing to train" or "paid training" or "experience necessary"',
  age: 'minors or teens or "crew member" or "team member" or lifeguard or cashier or busser or "camp counselor"',
  students: '"student worker" or "student assistant" or intern or internship',
  record:
    '"second chance" or "fair chance" or "felon friendly" or "felony friendly" or warehouse or laborer or dishwasher or welder or "production worker"',
  spareTime:
    '"part time" or "flexible schedule" or "flexible hours" or "flexible scheduling" or "set your own hours"',
  fourDays:
    '"4 day work week" or "four day work week" or "4 day workweek" or "four day workweek" or "4 day week" or "4 10s" or "four 10s"',
  openInterviews:
    '"open interviews" or "open interview" or "walk in interviews" or "walk in interview" or "hiring event" or "hiring events" or "job fair"',
  spanish:
    '"spanish speaking" or "bilingual spanish" or "spanish bilingual" or "english spanish" or bilingual',
  cdl: '"non cdl" or "cdl not required"',
  weeklyPay: '"weekly pay" or "paid weekly" or "pay weekly" or "weekly paycheck"',
  toHire:
    '"contract to hire" or "temp to hire" or "contract to perm" or "temp to perm" or "temporary to hire"',
  dayHours,
  weekend: 'weekend',
  night: '"night shift" or nights or overnight or "3rd shift" or "third shift"',
  housing:
    '"housing provided" or "housing included" or "free housing" or "housing available" or "employee housing" or "lodging provided" or "housing stipend" or "housing allowance" or "live in"',
  relocation: '"relocation assistance" or "relocation package" or "relocation offered" or "relo"',
  tuition: '"tuition assistance" or "tuition reimbursement" or "education assistance"',
  loans: '"loan repayment" or "loan forgiveness" or "student loan"',
  pension: 'pension or "retirement plan"',
  insurance: '"health insurance" or "medical insurance" or "medical benefits"',
  dailyPay: '"daily pay" or "paid daily" or "pay daily" or "same day pay" or "next day pay"',
};

/** "15 year old jobs"; a teacher's may be somebody else's age. */
const beginsJobs: Condition = (words, from, to) =>
  from === 0 &&
  (to === words.length || jobNouns.has(keyAfter(words, to)) || endsPart(words, from, to));
const teens = ['14', '15', '16', '17'].flatMap((age) => [
  ...['as a', 'for a', 'im a', 'i am a', 'im', 'i am', 'at', 'when you are'].map(
    (as) => `${as} ${age} year old`,
  ),
  ...['at', 'im', 'i am'].map((am) => `${am} ${age} years old`),
  ...['im', 'i am'].map((am) => `${am} ${age}`),
]);

/** The same beside a job, where that differs: an "entry level scientist" has a degree, who is in sales may have none. */
export const besideJob: ReadonlyMap<string, string> = new Map([
  [alone.degree, `"entry level" or ${alone.degree}`],
]);

/** What a job offers besides pay; who works on it is called by the same words. */
const benefits: readonly Phrase[] = (
  [
    [
      alone.housing,
      'with housing, with free housing, free housing, housing provided, housing included, with lodging, with room and board',
    ],
    [
      alone.relocation,
      'relocation assistance, relocation package, with relocation, relocation offered, relocation provided, paid relocation, with relocation assistance',
    ],
    [
      alone.tuition,
      'tuition assistance, tuition reimbursement, tuition paid, with tuition assistance, with tuition reimbursement',
    ],
    [
      alone.loans,
      'student loan repayment, loan repayment, loan forgiveness, student loan forgiveness, with loan repayment',
    ],
    [alone.pension, 'with pension, with a pension'],
    [
      alone.insurance,
      'with health insurance, with insurance, with medical insurance, with medical benefits',
    ],
  ] as const
).flatMap(([as, list]) => phrasesOf(list, { kind: 'soft', alone: as }, endsPart));

/** Conditions of the asker's, which a job needn't say in these words. */
export const askerPhrases: readonly Phrase[] = [
  ...phrasesOf(
    'no cdl, no cdl required, no cdl needed, no cdl license, cdl not required, without cdl, without a cdl',
    { kind: 'soft', alone: alone.cdl },
  ),
  ...phrasesOf(
    `no experience, no experience needed, no experience required, no experience necessary,
    no prior experience, no exp, no exp needed, without experience, with no experience, little experience,
    little to no experience, sin experiencia, for beginners, for people with no experience,
    for people without experience, for someone with no experience, my first job, just graduated, i just graduated,
    just graduated with, i just graduated with, recently graduated, i recently graduated, just finished college, fresh graduate`,
    {
      kind: 'soft',
      alone: alone.experience,
    },
  ),
  ...phrasesOf(
    `will train, paid training, training provided, on the job training, willing to train, that train, that trains,
    that train you, that trains you, that will train, that will train you, who train, who train you, that provide training,
    that provides training, with training, train you`,
    {
      kind: 'soft',
      alone: alone.training,
    },
  ),
  ...phrasesOf(
    `no degree, no degree required, no degree needed, without degree, without a degree, with no degree,
    no college, no college degree, without college, no diploma, no high school diploma, no college degree required,
    no college degree needed, no college required, no diploma required, no high school diploma required, without a college degree,
    that dont require a degree, that dont require degree, that doesnt require a degree, dont require a degree, not require a degree, dont need a degree`,
    {
      kind: 'soft',
      alone: alone.degree,
    },
  ),
  ...phrasesOf(
    `for teens, for teenagers, for minors, for 14 year olds, for 15 year olds, for 16 year olds, for 17 year olds,
    for 14 year old, for 15 year old, for 16 year old, for 17 year old, for high school students, for high schoolers,
    hire at 14, hire at 15, hire at 16, hire at 17, hires at 16, hiring at 16,
    ${teens.join(', ')}`,
    {
      kind: 'soft',
      alone: alone.age,
    },
  ),
  ...phrasesOf(
    ['14', '15', '16', '17'].flatMap((age) => [`${age} year old`, `${age} year olds`]).join(', '),
    { kind: 'soft', alone: alone.age },
    beginsJobs,
  ),
  ...phrasesOf(
    'for students, for college students, college students, college student',
    { kind: 'soft', alone: alone.students },
    notBefore(
      'advisor adviser advising services life affairs success counselor recruiter recruiting coordinator worker housing ministry',
    ),
  ),
  ...phrasesOf(
    `for felons, for ex felons, for ex offenders, for people with a record, for people with records,
    for people with felonies, for people with a felony, with a felony record, with felony record, hire felons, hires felons, hiring felons, felon friendly, felony friendly, second chance, second chance employer, second chance employers,
    fair chance employer, fair chance employers, felon friendly employers, with a felony, with felonies,
    with a record, with a criminal record`,
    {
      kind: 'soft',
      alone: alone.record,
    },
  ),
  ...phrasesOf(
    `for retirees, for retired people, for retired persons, for retired, for older adults, for older people, for moms, for mothers, for mums, for parents,
    for a retired person, for a retiree, for single moms, for single mothers,
    ${['50', '55', '60', '65', '70'].flatMap((age) => [`for ${age} year olds`, `for ${age} year old`, `for people over ${age}`]).join(', ')}`,
    { kind: 'soft', alone: alone.spareTime },
    afterJobs,
  ),
  ...phrasesOf(
    'retiree, retirees, retired person, retired people, retired persons, mothers hours, mother hours, moms hours',
    { kind: 'soft', alone: alone.spareTime },
    (words, from, to) => from === 0 || endsPart(words, from, to),
  ),
  ...phrasesOf(
    'for seniors, for senior citizens',
    { kind: 'soft', alone: alone.spareTime },
    both(afterJobs, endsPart),
  ),
  // of 11 real titles with it, 5 are posted as full-time and 2 as temporary
  ...phrasesOf(
    'contract to hire, contract to perm, temp to hire, temp to perm, temporary to hire',
    { kind: 'soft', alone: alone.toHire },
    notAfter('no not'),
  ),
  // that a job takes veterans is in the texts of those that are for anybody
  ...phrasesOf('for veterans, for military veterans, veteran friendly, military friendly', {
    kind: 'soft',
  }),
  ...phrasesOf('veteran, veterans, military veteran', { kind: 'soft' }, (words, _from, to) =>
    jobNouns.has(keyAfter(words, to)),
  ),
  ...phrasesOf(
    '4 day work week, four day work week, 4 day workweek, four day workweek, 4 day week, four day week',
    { kind: 'soft', alone: alone.fourDays },
  ),
  ...phrasesOf(
    'walk in interview, walk in interviews, open interview, open interviews, on the spot interviews',
    { kind: 'soft', alone: alone.openInterviews },
  ),
  ...phrasesOf(
    `9 to 5, 9 5, 9am to 5pm, 9am 5pm, 9 am to 5 pm, nine to five, 8 to 5, 8 5, 8am to 5pm, 8 am to 5 pm, monday thru friday,
    mon to fri, mon thru fri, mon through fri, mon fri, weekdays, weekdays only, weekday hours, bankers hours, business hours,
    regular business hours, normal business hours`,
    { kind: 'soft', alone: alone.dayHours },
  ),
  ...benefits,
  ...phrasesOf(
    'de noche, de noches, noches, noche, por la noche, por las noches, en la noche, en las noches, nocturno, nocturnos, turno de noche, turno nocturno, turno de la noche',
    { kind: 'soft', alone: alone.night },
  ),
  ...phrasesOf('de dia, turno de dia, turno diurno, de lunes a viernes, lunes a viernes', {
    kind: 'soft',
    alone: alone.dayHours,
  }),
  ...phrasesOf(
    'fin de semana, fines de semana, de fin de semana, de fines de semana, los fines de semana, en fin de semana, en fines de semana, en los fines de semana, sabados y domingos',
    { kind: 'soft', alone: alone.weekend },
  ),
  ...phrasesOf(
    'saturday, saturdays, sunday, sundays, saturday sunday, saturday and sunday, saturdays and sundays, sat sun',
    { kind: 'soft', alone: alone.weekend },
    both(endsPart, notAfter('through thru to no not')),
  ),
  ...phrasesOf(`weekly pay, paid weekly, pay weekly, pays weekly, paying weekly`, {
    kind: 'soft',
    alone: alone.weeklyPay,
  }),
  ...phrasesOf(
    `daily pay, paid daily, pay daily, pays daily, paying daily, same day pay, next day pay`,
    {
      kind: 'soft',
      alone: alone.dailyPay,
    },
  ),
  ...phrasesOf(
    'spanish speaking, spanish speaker, spanish speakers, bilingual spanish, spanish bilingual, bilingual in spanish, who speak spanish, who speaks spanish',
    { kind: 'soft', alone: alone.spanish },
    notBefore('teacher tutor instructor interpreter translator'),
  ),
];
