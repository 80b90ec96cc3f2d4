import {
  both,
  endsPart,
  jobNouns,
  keyAfter,
  keyBefore,
  notAfter,
  notBefore,
  phrasesOf,
  set,
  type Condition,
  type Phrase,
} from '../phrase';
import { alone } from './alone';
import { isRelative } from './background';
import { benefits } from './benefits';
import { situations } from './situations';

/** "Jobs for moms"; in "care for older adults" it is the work. */
const afterJobs: Condition = (words, from) => jobNouns.has(keyBefore(words, from));

/** "15 year old jobs"; in a teacher's job, the age may be the children's. */
const beginsJobs: Condition = (words, from, to) =>
  from === 0 &&
  (to === words.length || jobNouns.has(keyAfter(words, to)) || endsPart(words, from, to));
const teens = ['14', '15', '16', '17'].flatMap((age) => [
  ...['as a', 'for a', 'im a', 'i am a', 'im', 'i am', 'at', 'when you are'].map(
    (as) => `${as} ${age} year old`,
  ),
  ...['at', 'im', 'i am'].map((am) => `${am} ${age} years old`),
  ...['im', 'i am'].map((am) => `${am} ${age}`),
  ...['hire', 'hires', 'hiring', 'accept', 'accepts', 'employ', 'employs'].flatMap((hire) => [
    `${hire} ${age} year old`,
    `${hire} ${age} year olds`,
    `${hire} at ${age}`,
  ]),
]);
/** "My son is 16" */
const saysWhose: Condition = (words) => words.some((_, at) => isRelative(words, at));
/** "Where can I work at 16"; in "pays at 16" it is a wage. */
const beforeAge = set('work works working job jobs hired start');
/** "Jobs for 50+", "jobs for people 50 and over" */
const olderAges = ['50', '55', '60', '65', '70'].flatMap((age) => [
  ...['', 'people ', 'adults ', 'those ', 'ages ', 'age ', 'persons ', 'seniors '].flatMap(
    (who) => [
      `for ${who}${age}`,
      `for ${who}over ${age}`,
      ...['and over', 'and older', 'and up', 'or older', 'or over', 'plus'].map(
        (more) => `for ${who}${age} ${more}`,
      ),
    ],
  ),
  ...[`over ${age}s`, `the over ${age}s`, `${age} year olds`, `${age} year old`].map(
    (who) => `for ${who}`,
  ),
]);

/** Conditions of the user, which jobs don't have to state in these words. */
export const askerPhrases: readonly Phrase[] = [
  ...phrasesOf(
    'no cdl, no cdl required, no cdl needed, no cdl license, cdl not required, without cdl, without a cdl',
    { kind: 'soft', alone: alone.cdl },
  ),
  ...phrasesOf(
    `no experience, no experience needed, no experience required, no experience necessary,
    no prior experience, no exp, no exp needed, without experience, with no experience, little experience,
    little to no experience, sin experiencia, first job, a first job, for beginners, for people with no experience,
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
    for a teen, for a teenager, for a high school student, para jovenes, para adolescentes, para menores, hire minors, hires minors, hiring minors, hire teens, hires teens, hiring teens,
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
    ['14', '15', '16', '17']
      .flatMap((age) => [
        ...['is', 'turned', 'just turned', 'who is'].flatMap((is) => [
          `${is} ${age}`,
          `${is} ${age} years old`,
        ]),
        `${age} year old`,
      ])
      .join(', '),
    { kind: 'soft', alone: alone.age },
    saysWhose,
  ),
  ...phrasesOf(
    'at 14, at 15, at 16, at 17',
    { kind: 'soft', alone: alone.age },
    both(endsPart, (words, from) => beforeAge.has(keyBefore(words, from))),
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
    `for retirees, for retired people, for retired persons, for retired, for older adults, for older people,
    for a retired person, for a retiree`,
    { kind: 'soft', alone: alone.spareTime },
    afterJobs,
  ),
  ...phrasesOf(
    'for moms, for mothers, for mums, for parents, for single moms, for single mothers',
    { kind: 'soft', alone: alone.parents },
    afterJobs,
  ),
  ...phrasesOf(
    olderAges.join(', '),
    { kind: 'soft', alone: alone.spareTime },
    both(afterJobs, endsPart),
  ),
  ...phrasesOf(
    'retiree, retirees, retired person, retired people, retired persons',
    { kind: 'soft', alone: alone.spareTime },
    (words, from, to) => from === 0 || endsPart(words, from, to),
  ),
  ...phrasesOf(
    'mothers hours, mother hours, moms hours',
    { kind: 'soft', alone: alone.parents },
    (words, from, to) => from === 0 || endsPart(words, from, to),
  ),
  ...phrasesOf(
    'for seniors, for senior citizens',
    { kind: 'soft', alone: alone.spareTime },
    both(afterJobs, endsPart),
  ),
  // of 11 real jobs with it in the title, 5 are posted as full-time and 2 as temporary
  ...phrasesOf(
    'contract to hire, contract to perm, temp to hire, temp to perm, temporary to hire',
    { kind: 'soft', alone: alone.toHire },
    notAfter('no not'),
  ),
  // "veterans" is in the texts of jobs for anybody
  ...phrasesOf(
    'military transition, transitioning military, transitioning from the military, military to civilian, transitioning veteran, transitioning veterans, leaving the military, out of the military, getting out of the army, for veterans, for military veterans, veteran friendly, veterans friendly, military friendly, for ex military, for former military, hire veterans, hires veterans, hiring veterans',
    { kind: 'soft', alone: alone.veterans },
  ),
  ...phrasesOf(
    ['hotel', 'motel']
      .flatMap((house) =>
        [
          'night',
          'nights',
          'overnight',
          'overnights',
          'night shift',
          'overnight shift',
          'graveyard shift',
          'third shift',
          '3rd shift',
        ].flatMap((hours) => [
          `${house} ${hours}`,
          `${hours} ${house}`,
          ...['', 'at a ', 'in a ', 'at '].map((at) => `front desk ${at}${house} ${hours}`),
          `${house} front desk ${hours}`,
          `${hours} ${house} front desk`,
          `${hours} front desk at a ${house}`,
        ]),
      )
      .join(', '),
    { kind: 'soft', alone: alone.hotelNight },
    endsPart,
  ),
  ...phrasesOf('veteran, veterans, military veteran', { kind: 'soft' }, (words, _from, to) =>
    jobNouns.has(keyAfter(words, to)),
  ),
  ...phrasesOf(
    `no phone, no phones, no phone work, no phone calls, no calls, without phone calls, without phones, not on the phone, non phone, no talking on the phone,
    no customer calls, without taking calls, no taking calls`,
    { kind: 'soft', alone: alone.noPhone },
    both(endsPart, notBefore('number')),
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
  ...situations,
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
    `cash paid daily, paid cash daily, paid daily in cash, cash pay, cash paid, paid cash, pays cash, paid in cash, pays in cash, get paid in cash, get paid cash, cash in hand, daily pay, paid daily, pay daily, pays daily, paying daily, same day pay, next day pay, paid same day, paid the same day, pays same day,
    paid next day, pays next day, paid today, get paid today, get paid daily, get paid same day, paid every day, pays every day, cash daily, daily cash, tips daily, daily tips`,
    {
      kind: 'soft',
      alone: alone.dailyPay,
    },
  ),
  ...phrasesOf(
    'spanish speaking, spanish speaker, spanish speakers, bilingual spanish, spanish bilingual, bilingual in spanish, who speak spanish, who speaks spanish, en espanol, hablo espanol, habla espanol, hablan espanol, que hablen espanol, que hablan espanol, que hable espanol, donde hablan espanol, donde hablen espanol, solo hablo espanol, solo espanol, i speak spanish, i speak spanish and english, i speak english and spanish, i speak both spanish and english, i speak both english and spanish, hispanohablante, hispanohablantes, para hispanos, para latinos, bilingue, bilingues',
    { kind: 'soft', alone: alone.spanish },
    notBefore('teacher tutor instructor interpreter translator'),
  ),
  ...phrasesOf(
    `sin ingles, sin hablar ingles, sin saber ingles, no ingles, no hablo ingles, que no requiera ingles, que no requieran ingles, que no pidan ingles,
    no english, no english needed, no english required, without english, without speaking english, dont speak english, i dont speak english,
    no speak english, i no speak english, no speak much english, i no speak much english, dont speak much english, i dont speak much english,
    i dont speak english well, dont speak good english, i dont speak good english, i speak little english, speak little english, little english, only speak spanish, i only speak spanish`,
    { kind: 'soft', alone: alone.noEnglish },
    notBefore('teacher tutor instructor interpreter translator'),
  ),
];
