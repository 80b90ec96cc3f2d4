import { isRole } from '../relevance/roles';
import { singularOf } from '../wordFamilies';
import { keyAt, needs } from './conditions';
import { denialEnd } from './hours/unwantedHours';
import { endsPart, jobNouns, joining, set } from './phrase';
import type { TypedWord } from './words';

/**
 * What a job must not contain: each of `things` is a phrase. `from` and `to` are the typed words
 * for it.
 */
export type Excluded = { things: readonly string[]; from: number; to: number };

const excludes = set('not without except excluding');
const skipped = set('a an the any in at');
const articles = set('a an the any');
const stops = new Set([...joining, ...jobNouns, ...excludes, ...set('but no nor then than')]);
/** Words after "not" that aren't something to exclude: "not for profit", "does not require". */
const others = set(
  `for only just now sure yet too very so want wanting have having need needing require requires requiring required
  necessary needed hiring looking able afraid resuscitate`,
);
/** Words after "no" that titles and texts use as a benefit: "no touch". */
const proud = set(
  'touch fault limit code name show call contact smoking pets tipping commute stress',
);
/** Words for when and how somebody works. */
const kinds = set(
  `part full time parttime fulltime temp temporary seasonal contract permanent prn remote hybrid onsite night nights day days
  evening evenings weekend weekends overnight overnights morning mornings shift shifts`,
);
/** Before "not", these say what is or isn't done: "Do not call". */
const verbs = set('do does did can could should would will is are am was were why if or whether');
const maxWords = 3;
const clearance = 'clearance';

const isRoleAt = (words: readonly TypedWord[], at: number): boolean =>
  isRole(singularOf(keyAt(words, at)));

/** Requirements that users exclude, with the phrases of jobs that have them. */
const askedFor: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:security )?clearance$/, [clearance]],
  [/^drug (?:test|screen)(?:ing|s)?$/, ['drug test', 'drug screen']],
  [/^(?:criminal )?background (?:check|screen)(?:ing|s)?$/, ['background check']],
];
const maxAskedWords = 3;

/**
 * Reads an excluded requirement: "No security clearance", "that don't drug test". Most jobs that
 * contain the words require it.
 */
const withoutAsked = (words: readonly TypedWord[], at: number): Excluded | undefined => {
  const denied = denialEnd(words, at);
  if (denied === undefined) return undefined;
  let from = denied;
  while (articles.has(keyAt(words, from))) from += 1;
  for (let to = Math.min(from + maxAskedWords, words.length); to > from; to -= 1) {
    const said = words
      .slice(from, to)
      .map((_word, index) => keyAt(words, from + index))
      .join(' ');
    const [, things] = askedFor.find(([pattern]) => pattern.test(said)) ?? [];
    if (things) return { things, from: at, to: needs.has(keyAt(words, to)) ? to + 1 : to };
  }
  return undefined;
};

const clauseStarts = set('that which who');
const speakers = set('i we');
const acts = set('be become do work have');
const behindActs = set('as in with on for at around');
/**
 * Returns the index after "that isn't", "which are not", "I don't want to be" or "I hate", or
 * `undefined` if there is no such phrase.
 */
const refusalEnd = (words: readonly TypedWord[], at: number): number | undefined => {
  let to = clauseStarts.has(keyAt(words, at)) ? at + 1 : at;
  const verb = keyAt(words, to);
  if (verb === 'isnt' || verb === 'arent') return to + 1;
  if ((verb === 'is' || verb === 'are') && keyAt(words, to + 1) === 'not') return to + 2;
  if (!speakers.has(keyAt(words, at)) && verb !== 'dont') return undefined;
  to = speakers.has(keyAt(words, at)) ? at + 1 : at;
  if (keyAt(words, to) === 'hate') return to + 1;
  if (keyAt(words, to) === 'dont') to += 1;
  else if (keyAt(words, to) === 'do' && keyAt(words, to + 1) === 'not') to += 2;
  else return undefined;
  if (keyAt(words, to) !== 'want') return undefined;
  to += 1;
  if (keyAt(words, to) !== 'to') return to;
  to += 1;
  if (!acts.has(keyAt(words, to))) return to;
  to += 1;
  while (behindActs.has(keyAt(words, to))) to += 1;
  return to;
};

/**
 * Returns the index after "not", "other than" or "anything but", or `undefined` if there is no such
 * phrase.
 */
const leadEnd = (words: readonly TypedWord[], at: number): number | undefined => {
  const key = keyAt(words, at);
  if (key === 'other' && keyAt(words, at + 1) === 'than') return at + 2;
  if (verbs.has(keyAt(words, at - 1))) return undefined;
  const leads = excludes.has(key) || (key === 'but' && keyAt(words, at - 1) === 'anything');
  return leads ? at + 1 : undefined;
};

/**
 * Returns the index after the words that name one thing; hours and kinds of work are separate
 * things.
 */
const thingEnd = (words: readonly TypedWord[], from: number): number => {
  const isKind = kinds.has(keyAt(words, from));
  let to = from;
  while (
    to < from + maxWords &&
    /^\p{L}{2,}$/u.test(keyAt(words, to)) &&
    (to === from || words[to]?.apart === false) &&
    !stops.has(keyAt(words, to)) &&
    kinds.has(keyAt(words, to)) === isKind
  )
    to += 1;
  return to;
};

/**
 * Reads one word after "no", at the end of a part or before a role: "Engineer no java", "no sales
 * account manager".
 */
const excludedByNo = (words: readonly TypedWord[], at: number): Excluded | undefined => {
  if (keyAt(words, at) !== 'no') return undefined;
  const key = keyAt(words, at + 1);
  const isThing = /^\p{L}{3,}$/u.test(key) && !proud.has(key) && !kinds.has(key);
  const isMeant =
    at === 0 ? words.length > 2 && isRoleAt(words, words.length - 1) : endsPart(words, at, at + 2);
  return isThing && isMeant ? { things: [key], from: at, to: at + 2 } : undefined;
};

/**
 * Reads what jobs must not contain from "not", "without", "except" or the like at `at`: "nurse not
 * home health", "anything but sales", "remote but not a recruiter", "that isn't a call center". In
 * "java but not javascript developer" the last word isn't excluded, because no role comes before.
 */
export const excludedAt = (words: readonly TypedWord[], at: number): Excluded | undefined => {
  const known = withoutAsked(words, at) ?? excludedByNo(words, at);
  const lead = known ? undefined : (refusalEnd(words, at) ?? leadEnd(words, at));
  if (lead === undefined) return known;
  let from = lead;
  while (skipped.has(keyAt(words, from))) from += 1;
  if (others.has(keyAt(words, from))) return undefined;
  const to = thingEnd(words, from);
  if (to === from) return undefined;
  const asksBefore = words.slice(0, at).some((_word, before) => isRoleAt(words, before));
  const isPartOfAsked =
    to - from > 1 && !asksBefore && (isRoleAt(words, to - 1) || (at === 0 && from === lead));
  const end = isPartOfAsked ? from + 1 : to;
  const isBut = ['but', 'anything'].includes(keyAt(words, at - 1));
  return {
    things: [
      words
        .slice(from, end)
        .map(({ key }) => key)
        .join(' '),
    ],
    from: isBut ? at - 1 : at,
    to: end,
  };
};
