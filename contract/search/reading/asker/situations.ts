import {
  both,
  endsPart,
  keyAfter,
  notBefore,
  phrasesOf,
  set,
  type Condition,
  type Phrase,
} from '../phrase';
import { alone } from './alone';

/** Joins each of `firsts` with each of `seconds`. */
const pairs = (firsts: readonly string[], seconds: readonly string[]): string =>
  firsts.flatMap((first) => seconds.map((second) => `${first}${second}`)).join(', ');
const times = (from: string, to: string): string[] => [
  `${from} to ${to}`,
  `${from} ${to}`,
  `${from}am to ${to}pm`,
  `${from}am ${to}pm`,
  `${from} am to ${to} pm`,
];

const one = 'mom mother mum mommy mama dad father parent'.split(' ');
const parents = one.flatMap((who) => [who, `${who}s`]);
const parentWords = new Set(parents);
export const isParent = (word: string): boolean => parentWords.has(word);
/** "Stay at home moms" */
const staysAtHome: Condition = (words, from) =>
  words
    .slice(Math.max(0, from - 3), from)
    .map(({ key }) => key)
    .join(' ') === 'stay at home';
const counts = '1 2 3 4 5 one two three four five twins toddlers'.split(' ');
const who = ['where i ', 'where you ', 'that i ', 'that you ', 'i ', ''];
const denied = [
  'dont have to ',
  'do not have to ',
  'dont need to ',
  'never have to ',
  'wont have to ',
  'dont ',
  'can avoid ',
  'not ',
];
const dealings = [
  'talk',
  'talking',
  'speak',
  'speaking',
  'deal',
  'dealing',
  'interact',
  'interacting',
].flatMap((verb) =>
  ['people', 'customers', 'anyone', 'the public', 'others', 'strangers'].flatMap((whom) => [
    `${verb} to ${whom}`,
    `${verb} with ${whom}`,
  ]),
);
const sitting = ['sit', 'sitting', 'be', 'work'].flatMap((verb) =>
  [
    'all day',
    'at a desk',
    'at a desk all day',
    'behind a desk',
    'in an office',
    'at a computer all day',
  ].map((where) => `${verb} ${where}`),
);
/** "Summers off" is what schools have; not before these words. */
const offers = set('days time hours shift shifts');

/** Conditions of the user's life, which jobs state in other words. */
export const situations: readonly Phrase[] = [
  ...phrasesOf(parents.join(', '), { kind: 'soft', alone: alone.atHome }, staysAtHome),
  ...phrasesOf(
    [
      pairs(
        one.map((each) => `${each} of `),
        counts,
      ),
      pairs(
        [
          'single ',
          'new ',
          'working ',
          'busy ',
          'expecting ',
          'for single ',
          'for new ',
          'for working ',
        ],
        parents,
      ),
      pairs(parents, [' friendly']),
    ].join(', '),
    { kind: 'soft', alone: alone.parents },
    notBefore('program specialist educator support coordinator advocate services'),
  ),
  ...phrasesOf(
    `returning to work, returning to the workforce, going back to work, back to work after, reentering the workforce, re entering the workforce,
    returning to work after kids, returning to work after having kids, returning to work after a baby, returning to work after children,
    going back to work after kids, returning to work mom, returning to work moms, returning to work mother, mom returning to work,
    moms returning to work, mother returning to work, stay at home mom returning to work, after a career break, career break,
    returning to work after a career break, work after kids, after having kids`,
    { kind: 'soft', alone: alone.parents },
  ),
  ...phrasesOf(
    `during school hours, school hours, in school hours, within school hours, school hours only, while kids are in school,
    while kids are at school, kids are in school, my kids are in school, kids are at school, my kids are at school,
    while kids are in school hours, while my kids are in school, while my kids are at school, when kids are in school,
    ${['2', '230', '3'].flatMap((to) => ['8', '9', '930', '10'].flatMap((from) => times(from, to))).join(', ')}`,
    { kind: 'soft', alone: alone.schoolHours },
    endsPart,
  ),
  ...phrasesOf(
    'summers off, summer off, with summers off, summers free, have summers off, has summers off, off summers',
    {
      kind: 'soft',
      alone: alone.summersOff,
    },
  ),
  ...phrasesOf(
    [
      pairs(
        who.flatMap((each) => denied.map((no) => each + no)),
        dealings,
      ),
      pairs(['without ', 'no '], dealings),
    ].join(', '),
    { kind: 'soft', alone: alone.apart },
  ),
  ...phrasesOf(
    `for introverts, introverts, introvert, for an introvert, introvert friendly, for shy people, for people with social anxiety,
    with no people, without people, no people, no customers, no customer contact, no customer interaction, away from people,
    work alone, working alone, where i work alone, where i can work alone, where you work alone, i can work alone, work by myself,
    where i work by myself, where i can work by myself, for people who hate people, with little human interaction, no human interaction`,
    { kind: 'soft', alone: alone.apart },
    endsPart,
  ),
  ...phrasesOf(
    [
      pairs(
        who.flatMap((each) => denied.map((no) => each + no)),
        sitting,
      ),
      pairs(['without ', 'no '], sitting),
      `no desk, not a desk job, no desk job, no desk jobs, no sitting, where i am on my feet, where im on my feet, on my feet, on my feet all day,
      where i can move around, where i move around, where i stay active, stay active, physically active`,
    ].join(', '),
    { kind: 'soft', alone: alone.active },
    both(endsPart, (words, _from, to) => !offers.has(keyAfter(words, to))),
  ),
  ...phrasesOf(
    `work with my hands, working with my hands, use my hands, using my hands, work with your hands, hands on work, hands on jobs,
    physical work, physical labor, manual labor, manual work`,
    { kind: 'soft', alone: alone.byHand },
    both(endsPart, notBefore('therapist therapy')),
  ),
  ...phrasesOf(
    [
      pairs(
        ['former ', 'ex ', 'for former ', 'for ex ', 'burned out ', 'burnt out '],
        ['teacher', 'teachers'],
      ),
      pairs(
        ['', 'teacher ', 'teachers ', 'for teachers '],
        [
          'leaving teaching',
          'leaving the classroom',
          'leaving education',
          'get out of teaching',
          'getting out of teaching',
          'get out of the classroom',
          'getting out of the classroom',
          'out of the classroom',
          'outside the classroom',
          'outside of the classroom',
          'who want out of teaching',
        ],
      ),
      `teacher career change, career change for teachers, career change from teaching, alternative careers for teachers, transitioning teachers`,
    ].join(', '),
    { kind: 'soft', alone: alone.afterTeaching },
  ),
];
