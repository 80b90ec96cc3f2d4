import { set, type Meaning } from './phrase';
import type { TypedWord } from './words';

const days = 'weekend saturday sunday';
const nights = 'night overnight midnight';
/** What titles say, in singular, of hours that somebody doesn't want, by what they call them. */
const hours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    weekend: days,
    saturday: days,
    sunday: days,
    night: nights,
    overnight: nights,
    graveyard: nights,
    evening: 'evening',
    holiday: 'holiday',
  }),
);

/** Such jobs say when they are instead; "off" and "no" are words that PostgreSQL leaves out. */
export const dayHours =
  '"day shift" or "1st shift" or "first shift" or "monday through friday" or "monday to friday" or daytime';

/** Whether conditions are those of somebody who doesn't want some hours. */
export const areDayHours = (conditions: string): boolean => conditions.startsWith(dayHours);
/** What titles say of them. */
export const denialsOf = (conditions: string): string | undefined =>
  areDayHours(conditions)
    ? conditions.slice(dayHours.length + ' or '.length) || undefined
    : undefined;
/** Titles that say so: "no" is left out of texts, so there "no weekends" would be weekends. */
export const isDenialOfHours = (words: string): boolean => {
  const [no, said = '', ...others] = words.split(' ');
  return no === 'no' && others.length === 0 && hours.has(said.replace(/s$/, ''));
};

const keyAt = (words: readonly TypedWord[], at: number): string =>
  words[at]?.sealed === false ? words[at].key : '';
const saidAt = (words: readonly TypedWord[], at: number): string | undefined =>
  hours.get(keyAt(words, at).replace(/s$/, ''));

/** Who says so: "where I don't work nights". */
const speakers = set('i im we you who that which where');
const plain = set('no not without');
const verbs = set('never dont doesnt didnt cant cannot wont');
const twoWords = set('do does can could will would');
/** Between the two: "don't want to work any", "not available on". */
const between = set(
  'like want wants wanting to work works working do doing have having able available on any the at in during need needing require requires requiring',
);
const maxBetween = 5;
const shift = set('shift shifts');
const joins = set('or and no nor');
/** Behind them, hours are a part of what somebody works as. */
const trades = set('audit auditor auditors watchman');

/** The index after "no", "don't want to work", "never on"; undefined where nothing is denied. */
export const denialEnd = (words: readonly TypedWord[], at: number): number | undefined => {
  let to = at;
  while (to < at + 2 && speakers.has(keyAt(words, to))) to += 1;
  if (to === at && plain.has(keyAt(words, at))) to += 1;
  else if (verbs.has(keyAt(words, to))) to += 1;
  else if (twoWords.has(keyAt(words, to)) && keyAt(words, to + 1) === 'not') to += 2;
  else return undefined;
  const last = to + maxBetween;
  while (to < last && between.has(keyAt(words, to)) && !words[to]?.apart) to += 1;
  return to;
};

/**
 * Hours that somebody doesn't want, from `at`: "no nights or weekends", "I don't want to work
 * weekends", "who doesn't work nights".
 */
export const unwantedAt = (
  words: readonly TypedWord[],
  at: number,
): { to: number; meaning: Meaning } | undefined => {
  if (words[at]?.joined) return undefined;
  let to = denialEnd(words, at);
  if (to === undefined) return undefined;
  const unwanted: string[] = [];
  const denied: string[] = [];
  for (let next: number = to, said = saidAt(words, next); said !== undefined;) {
    unwanted.push(...said.split(' '));
    denied.push(`"no ${keyAt(words, next).replace(/s$/, '')}s"`);
    to = shift.has(keyAt(words, next + 1)) ? next + 2 : next + 1;
    next = to;
    while (joins.has(keyAt(words, next))) next += 1;
    said = next > to ? saidAt(words, next) : undefined;
  }
  const isPart = words[to]?.joined || trades.has(keyAt(words, to));
  return unwanted.length === 0 || isPart
    ? undefined
    : {
        to,
        meaning: {
          kind: 'soft',
          alone: [dayHours, ...new Set(denied)].join(' or '),
          unwanted: [...new Set(unwanted)],
        },
      };
};
