import { isRole } from '../../relevance/roles';
import { singularOf } from '../../wordFamilies';
import type { Gazetteer, Place } from '../gazetteer';
import { organizationWords } from './otherMeanings';
import { isModifier } from './placeEnds';

/** What live jobs tell about a word in lower case; both 0 where nothing was counted yet. */
export type PlaceContext = {
  /** How many jobs have it in their title. */
  isTitleWord: (word: string) => number;
  /** How many jobs have it in their place. */
  isPlaceWord: (word: string) => number;
  /** Whether jobs say two words next to each other; without it none is known to. */
  isPair?: (first: string, second: string) => boolean;
  /** Whether some words with blanks between them are a company's name; without it none is known. */
  isCompany?: (words: string) => boolean;
};

/** The words of a query around a name. */
export type Around = {
  gazetteer: Gazetteer;
  context: PlaceContext;
  keys: readonly string[];
  from: number;
  to: number;
  /** "in", "near" and the like stand before it. */
  after: boolean;
  /** A comma was typed before it. */
  comma: boolean;
  last: boolean;
  /** Nothing follows it that says as what somebody works: "cashier miami part time". */
  ends: boolean;
};
export type Meaning = { place: Place; sure: boolean };

/** A city so large is known by its name alone. */
export const hugePeople = 200_000;
export const largePeople = 100_000;

/** How many titles, and how many places, have all of a name's words, by the rarest of them. */
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
 * Jobs say it far more often in titles than in places. Of several words each alone says little
 * about them all.
 */
export const isRatherTitle = (context: PlaceContext, key: string): boolean => {
  if (key.includes(' ')) return false;
  const { titles, places } = countsOf(context, key);
  return titles > 2 && titles > 2 * places;
};

/** A name with the words beside it, which may be a company's. */
export const namesAround = (
  keys: readonly string[],
  { from, to }: { from: number; to: number },
): string[] =>
  (
    [
      [from - 1, to],
      [from, to + 1],
      [from, to + 2],
    ] as const
  ).flatMap(([first, end]) =>
    first >= 0 && end <= keys.length ? [keys.slice(first, end).join(' ')] : [],
  );

const isRoleKey = (key = ''): boolean => isRole(singularOf(key));
/** A word that organizations have in their names begins what jobs are called: "dental assistant". */
const isRoleBehind = ({ keys, to, context }: Around): boolean => {
  const [first = '', second = '', third = ''] = keys.slice(to);
  return context.isPair?.(first, second) === true && (isRoleKey(second) || isRoleKey(third));
};

/** Its words and those beside it are a name: "boston scientific", "wells fargo", "lincoln tech". */
export const isPartOfName = (around: Around): boolean => {
  const { keys, to, last, context } = around;
  const mayBeName = !last && organizationWords.has(keys[to] ?? '');
  if (mayBeName && !isRoleBehind(around)) return true;
  return namesAround(keys, around).some((name) => context.isCompany?.(name) === true);
};

/** Sure by where it is: after "in", or at the query's end; a large one beside what titles say. */
export const isSureByPosition = (around: Around, people: number): boolean => {
  const { keys, from, to, last, ends, after } = around;
  if (after) return true;
  // one of several
  if (keys[from - 1] === 'or' || (keys[to] === 'or' && !last)) return false;
  if (isPartOfName(around)) return false;
  // names of several words mean little else, and neither does one in front of a job's name
  const isLeading = from === 0 && isRoleKey(keys.findLast((key) => !isModifier(key)));
  const known = people >= (to - from > 1 || isLeading ? largePeople : hugePeople);
  return ends || (known && isBesideTitle(around));
};

/** Words of titles follow a place; in front of it, too, where jobs have it rather in their places. */
const isBesideTitle = ({ keys, from, to, context }: Around): boolean => {
  const name = keys.slice(from, to).join(' ');
  const { titles, places } = countsOf(context, name);
  return (
    keys.slice(to).every((key) => context.isTitleWord(key) > 0 || isModifier(key)) &&
    (from === 0 || to - from > 1 || places >= Math.max(3, titles))
  );
};
