import { joiningWords } from '../../splitChoices';
import type { Gazetteer, Place } from '../gazetteer';
import { usualMiles } from '../miles';
import { placeKey } from '../placeKey';
import type { Around, Meaning, PlaceContext } from './around';
import { misspelledMeaning } from './misspelledMeaning';
import { closingWords, isModifier } from './placeEnds';
import { meaningOf } from './placeMeanings';
import { distanceBefore, distanceBehind, type SaidDistance } from './saidDistance';
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

/** "Close to tulsa" */
const nearness = new Set(['close', 'closest', 'closer', 'next', 'nearest', 'near']);

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

/** What stands in front of a place: where that begins, and whether it says that a place follows. */
const leadOf = (
  keys: readonly string[],
  at: number,
): { from: number; after: boolean; distance: SaidDistance | undefined } => {
  const distance = distanceBefore(keys, at);
  const isNear = keys[at - 1] === 'to' && nearness.has(keys[at - 2] ?? '');
  const after = distance !== undefined || isNear || placePrepositions.has(keys[at - 1] ?? '');
  return { from: distance?.from ?? (isNear ? at - 2 : after ? at - 1 : at), after, distance };
};

/** A city with as much around it as was asked for. */
const reaching = (place: Place, distance: SaidDistance | undefined): Place =>
  distance && place.kind === 'city' && distance.miles > usualMiles
    ? { ...place, kind: 'region', name: `${place.name} area`, miles: Math.round(distance.miles) }
    : place;

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
    const lead = leadOf(all.keys, from);
    if (isLeftOut(all.keys[lead.from - 1])) return undefined;
    const found =
      severalFrom(all, from, meaningOf, lead.after) ?? statesFrom(all, from, lead.after);
    const place = found && joinPlaces(found.places);
    if (place) return { from: lead.from, to: found.to, place, sure: true };
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
    const lead = leadOf(keys, from);
    const { after } = lead;
    const comma = words[from - 1]?.endsWith(',') ?? false;
    if (isLeftOut(keys[lead.from - 1])) continue;
    for (let length = Math.min(maxNameWords, keys.length - from); length > 0; length -= 1) {
      const to = from + length;
      const behind = distanceBehind(keys, to);
      const rest = keys.slice(behind?.to ?? to);
      const last = rest.every((key) => closingWords.has(key));
      const ends = rest.every(isModifier);
      const meaning = read({ gazetteer, context, keys, from, to, after, comma, last, ends });
      if (!meaning) continue;
      const place = reaching(meaning.place, lead.distance ?? behind);
      best = better({ ...meaning, place, from: lead.from, to: behind?.to ?? to }, best);
      // a name within a longer one isn't read
      from = to - 1;
      break;
    }
  }
  return best;
};

/** "Phoneix az" rather than the state alone. */
const isWithin = (found: FoundPlace, { from, to }: FoundPlace): boolean =>
  found.place.kind === 'state' && from <= found.from && to >= found.to && to - from > 1;

/**
 * The place among the words of a query, undefined for none. A word may end with the comma that was
 * typed after it. Several places are one that is any of them where they are typed as a list; else it
 * is one that is sure, then the longest, then the last; a name within a longer name that is read is
 * none ("kansas city" is not in Kansas). How far from it may be said: "within 25 miles of".
 */
export const readPlace = (
  gazetteer: Gazetteer,
  words: readonly string[],
  context: PlaceContext,
): FoundPlace | undefined => {
  const several = severalIn(gazetteer, words, context);
  if (several) return several;
  const found = bestOf(gazetteer, words, context, meaningOf);
  if (found?.sure && found.place.kind !== 'state') return found;
  const misspelled = bestOf(gazetteer, words, context, misspelledMeaning);
  if (!found?.sure) return better(misspelled, found);
  return misspelled?.sure && isWithin(found, misspelled) ? misspelled : found;
};
