import type { Alternative, Clause } from '../../parseQuery';
import { set, type Meaning } from '../phrase';
import type { TypedWord } from '../words';

const days = 'weekend saturday sunday';
const nights = 'night overnight midnight';
/** Unwanted hours as typed (singular), with the words that titles use for them. */
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

/**
 * Jobs without unwanted hours state the hours they have instead; PostgreSQL ignores "off" and "no"
 * as stop words.
 */
export const dayHours =
  '"day shift" or "1st shift" or "first shift" or "monday through friday" or "monday to friday" or daytime';

/** Whether conditions were generated for unwanted hours. */
export const areDayHours = (conditions: string): boolean => conditions.startsWith(dayHours);
/** Returns the denials among the conditions ("no weekends"), as titles write them. */
export const denialsOf = (conditions: string): string | undefined =>
  areDayHours(conditions)
    ? conditions.slice(dayHours.length + ' or '.length) || undefined
    : undefined;
const isHours = (word: string): boolean => hours.has(word.replace(/s$/, ''));
/**
 * Whether words deny hours, as titles do. "no" and "off" aren't indexed in texts, where "no
 * weekends" would match weekends.
 */
export const isDenialOfHours = (words: string): boolean => {
  const [first = '', second = '', ...others] = words.split(' ');
  const denies = (first === 'no' && isHours(second)) || (second === 'off' && isHours(first));
  return others.length === 0 && denies;
};
const denialsOfOne = (said: string): string[] => {
  const several = `${said.replace(/s$/, '')}s`;
  return [`no ${several}`, `${several} off`];
};

/**
 * Returns the phrases by which titles deny the hours that a clause asks for: "no weekends" for
 * "weekend".
 */
export const denialsOfAsked = ({ any }: Clause): Alternative[] => {
  if (any.some(({ words }) => isDenialOfHours(words))) return [];
  const asked = any.flatMap(({ words }) => words.split(' ')).filter(isHours);
  return [...new Set(asked.flatMap(denialsOfOne))].map((words) => ({
    words,
    phrase: true,
    prefix: false,
    synonym: undefined,
  }));
};

const keyAt = (words: readonly TypedWord[], at: number): string =>
  words[at]?.sealed === false ? words[at].key : '';
const saidAt = (words: readonly TypedWord[], at: number): string | undefined =>
  hours.get(keyAt(words, at).replace(/s$/, ''));

/** The subject of a denial: "where I don't work nights". */
const speakers = set('i im we you who that which where');
const plain = set('no not without');
const verbs = set('never dont doesnt didnt cant cannot wont');
const twoWords = set('do does can could will would');
/** Words between the denial and the hours: "don't want to work any", "not available on". */
const between = set(
  'like want wants wanting make makes making me you us force to work works working do doing have having able available on any the at in during need needing require requires requiring',
);
const maxBetween = 5;
const shift = set('shift shifts');
const joins = set('or and no nor');
/** Before these, hours are part of a job's name. */
const trades = set('audit auditor auditors watchman');

/**
 * Returns the index after a denial ("no", "don't want to work", "never on"), or `undefined` if
 * there is none.
 */
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

type ReadHours = { to: number; unwanted: string[]; denied: string[] };
/** Reads hours from `from` on ("Nights or weekends"); returns `undefined` if there are none. */
const hoursFrom = (words: readonly TypedWord[], from: number): ReadHours | undefined => {
  const read: ReadHours = { to: from, unwanted: [], denied: [] };
  for (let next = from, said = saidAt(words, next); said !== undefined;) {
    read.unwanted.push(...said.split(' '));
    read.denied.push(...denialsOfOne(keyAt(words, next)).map((each) => `"${each}"`));
    read.to = shift.has(keyAt(words, next + 1)) ? next + 2 : next + 1;
    next = read.to;
    while (joins.has(keyAt(words, next))) next += 1;
    said = next > read.to ? saidAt(words, next) : undefined;
  }
  return read.unwanted.length > 0 ? read : undefined;
};

/**
 * Reads unwanted hours at `at`: "no nights or weekends", "I don't want to work weekends", "who
 * doesn't work nights", "weekends off".
 */
export const unwantedAt = (
  words: readonly TypedWord[],
  at: number,
): { to: number; meaning: Meaning } | undefined => {
  if (words[at]?.joined) return undefined;
  const from = denialEnd(words, at);
  const read = hoursFrom(words, from ?? at);
  if (!read || (from === undefined && keyAt(words, read.to) !== 'off')) return undefined;
  const to = from === undefined ? read.to + 1 : read.to;
  if (words[to]?.joined || trades.has(keyAt(words, to))) return undefined;
  return {
    to,
    meaning: {
      kind: 'soft',
      alone: [dayHours, ...new Set(read.denied)].join(' or '),
      unwanted: [...new Set(read.unwanted)],
    },
  };
};
