import { joiningWords } from '../splitChoices';
import type { Around, Meaning, PlaceContext } from './around';
import type { Gazetteer, Place } from './gazetteer';
import { misspelledMeaning } from './misspelledMeaning';
import { closingWords, isModifier } from './placeEnds';
import { placeKey } from './placeKey';
import { meaningOf } from './placeMeanings';
import { joinPlaces, severalFrom, statesFrom } from './severalPlaces';

/** A place among typed words: those from `from` to before `to`, with the "in" before them. */
export type FoundPlace = {
  from: number;
  to: number;
  place: Place;
  /** False where the words may well mean something else; the caller tries both then. */
  sure: boolean;
};

const maxNameWords = 6;
const placePrepositions = new Set(['in', 'near', 'around', 'nearby', 'outside', 'en', 'within']);

/** A sure reading is better, then one of more words, then the later one. */
const better = (
  one: FoundPlace | undefined,
  other: FoundPlace | undefined,
): FoundPlace | undefined => {
  if (!one || !other) return one ?? other;
  if (one.sure !== other.sure) return one.sure ? one : other;
  const longer = one.to - one.from - (other.to - other.from);
  return longer > 0 || (longer === 0 && one.to > other.to) ? one : other;
};

/** "Not in texas" */
const isLeftOut = (before = ''): boolean => before === 'not' || before === 'except';

/** Several places that are typed as a list; undefined where they may well mean something else. */
const severalIn = (
  gazetteer: Gazetteer,
  words: readonly string[],
  context: PlaceContext,
): FoundPlace | undefined => {
  const all = { gazetteer, words, keys: words.map(placeKey), context };
  if (!all.keys.some((key, at) => joiningWords.has(key) || words[at]?.endsWith(',')))
    return undefined;
  for (let from = 0; from < words.length - 1; from += 1) {
    const after = placePrepositions.has(all.keys[from - 1] ?? '');
    if (isLeftOut(all.keys[after ? from - 2 : from - 1])) return undefined;
    const found = severalFrom(all, from, meaningOf, after) ?? statesFrom(all, from, after);
    const place = found && joinPlaces(found.places);
    if (place) return { from: after ? from - 1 : from, to: found.to, place, sure: true };
  }
  return undefined;
};

/** The best place that a way of reading finds. */
const bestOf = (
  gazetteer: Gazetteer,
  words: readonly string[],
  context: PlaceContext,
  read: (around: Around) => Meaning | undefined,
): FoundPlace | undefined => {
  const keys = words.map(placeKey);
  let best: FoundPlace | undefined;
  for (let from = 0; from < keys.length; from += 1) {
    const after = placePrepositions.has(keys[from - 1] ?? '');
    const comma = words[from - 1]?.endsWith(',') ?? false;
    if (isLeftOut(keys[after ? from - 2 : from - 1])) continue;
    for (let length = Math.min(maxNameWords, keys.length - from); length > 0; length -= 1) {
      const to = from + length;
      const last = keys.slice(to).every((key) => closingWords.has(key));
      const ends = keys.slice(to).every(isModifier);
      const meaning = read({ gazetteer, context, keys, from, to, after, comma, last, ends });
      if (!meaning) continue;
      best = better({ ...meaning, from: after ? from - 1 : from, to }, best);
      // a name within a longer one isn't read
      from = to - 1;
      break;
    }
  }
  return best;
};

/**
 * The place among the words of a query, undefined for none. A word may end with the comma that was
 * typed after it. Several places are one that is any of them where they are typed as a list; else it
 * is one that is sure, then the longest, then the last; a name within a longer name that is read is
 * none ("kansas city" is not in Kansas).
 */
export const readPlace = (
  gazetteer: Gazetteer,
  words: readonly string[],
  context: PlaceContext,
): FoundPlace | undefined => {
  const several = severalIn(gazetteer, words, context);
  if (several) return several;
  const found = bestOf(gazetteer, words, context, meaningOf);
  return found?.sure ? found : better(bestOf(gazetteer, words, context, misspelledMeaning), found);
};
