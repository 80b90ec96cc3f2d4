import { isRole } from '../../relevance/roles';
import { singularOf } from '../../wordFamilies';
import type { Gazetteer, Place } from '../gazetteer';
import { organizationWords } from './otherMeanings';
import { isModifier } from './placeEnds';

/** How live jobs use a word (in lower case); counts are 0 if nothing has been counted yet. */
export type PlaceContext = {
  /** Returns how many jobs have it in their title. */
  isTitleWord: (word: string) => number;
  /** Returns how many jobs have it in their place. */
  isPlaceWord: (word: string) => number;
  /** Whether jobs contain the two words next to each other; if missing, no pairs are known. */
  isPair?: (first: string, second: string) => boolean;
  /**
   * Whether the words (separated by spaces) are a company's name; if missing, no companies are
   * known.
   */
  isCompany?: (words: string) => boolean;
};

/** A name with the words of the query around it. */
export type Around = {
  gazetteer: Gazetteer;
  context: PlaceContext;
  keys: readonly string[];
  from: number;
  to: number;
  /** Whether "in", "near" or the like comes before it. */
  after: boolean;
  /** Whether a comma was typed before it. */
  comma: boolean;
  last: boolean;
  /** Whether no words for a job follow: "cashier miami part time". */
  ends: boolean;
};
export type Meaning = { place: Place; sure: boolean };

/** A city of this size is known by its name alone. */
export const hugePopulation = 200_000;
export const largePopulation = 100_000;

/** Returns in how many titles, and in how many places, the rarest of a name's words occurs. */
export const countsOf = (
  { isTitleWord, isPlaceWord }: PlaceContext,
  key: string,
): { titles: number; places: number } => {
  const words = key.split(' ');
  return {
    titles: Math.min(...words.map(isTitleWord)),
    places: Math.min(...words.map(isPlaceWord)),
  };
};

/**
 * Whether jobs have the word far more often in titles than in places. Always false for several
 * words: counts of single words say little about a phrase.
 */
export const isRatherTitle = (context: PlaceContext, key: string): boolean => {
  if (key.includes(' ')) return false;
  const { titles, places } = countsOf(context, key);
  return titles > 2 && titles > 2 * places;
};

/**
 * Returns the name joined with the words next to it, which may be a company's name, and the name
 * itself if it begins like one: "state of arizona".
 */
export const namesAround = (
  keys: readonly string[],
  { from, to }: { from: number; to: number },
): string[] =>
  (
    [
      [from - 1, to],
      [from, to + 1],
      [from, to + 2],
      ...(keys[from + 1] === 'of' ? [[from, to] as const] : []),
    ] as const
  ).flatMap(([first, end]) =>
    first >= 0 && end <= keys.length ? [keys.slice(first, end).join(' ')] : [],
  );

const isRoleKey = (key = ''): boolean => isRole(singularOf(key));
/** Whether the organization's word that follows begins the name of a job: "dental assistant". */
const isRoleBehind = ({ keys, to, context }: Around): boolean => {
  const [first = '', second = '', third = ''] = keys.slice(to);
  return context.isPair?.(first, second) === true && (isRoleKey(second) || isRoleKey(third));
};

/** Whether the name is part of a longer one: "boston scientific", "wells fargo", "lincoln tech". */
export const isPartOfName = (around: Around): boolean => {
  const { keys, to, last, context } = around;
  const mayBeName = !last && organizationWords.has(keys[to] ?? '');
  if (mayBeName && !isRoleBehind(around)) return true;
  return namesAround(keys, around).some((name) => context.isCompany?.(name) === true);
};

/**
 * Whether the position makes a place certain: after "in", at the end of the query, or, if it is
 * large, next to words of titles.
 */
export const isSureByPosition = (around: Around, population: number): boolean => {
  const { keys, from, to, last, ends, after } = around;
  if (after) return true;
  // one of several places
  if (keys[from - 1] === 'or' || (keys[to] === 'or' && !last)) return false;
  if (isPartOfName(around)) return false;
  // names of several words are unambiguous, and so is one before a job's name
  const isLeading = from === 0 && isRoleKey(keys.findLast((key) => !isModifier(key)));
  const known = population >= (to - from > 1 || isLeading ? largePopulation : hugePopulation);
  return ends || (known && isBesideTitle(around));
};

/**
 * Whether only words of titles follow the name. If other words come before a name of one word, jobs
 * must have it mostly in their places.
 */
const isBesideTitle = ({ keys, from, to, context }: Around): boolean => {
  const name = keys.slice(from, to).join(' ');
  const { titles, places } = countsOf(context, name);
  return (
    keys.slice(to).every((key) => context.isTitleWord(key) > 0 || isModifier(key)) &&
    (from === 0 || to - from > 1 || places >= Math.max(3, titles))
  );
};
