import { conjunctions } from '../../splitAtConjunctions';
import type { Gazetteer, Place } from '../gazetteer';
import { defaultMiles } from '../miles';
import { placeKey } from '../placeKey';
import type { Around, Meaning, PlaceContext } from './around';
import { misspelledMeaning } from './misspelledMeaning';
import { closingWords, isModifier } from './placeEnds';
import { meaningOf } from './placeMeanings';
import { joinPlaces, severalFrom, statesFrom } from './severalPlaces';
import { distanceBefore, distanceBehind, type TypedDistance } from './typedDistance';

/** A place among typed words, from `from` to before `to`, including a preceding "in". */
export type FoundPlace = {
  from: number;
  to: number;
  place: Place;
  /** False if the words may well mean something else; the caller then tries both readings. */
  sure: boolean;
};

const maxNameWords = 6;
const placePrepositions = new Set(['in', 'near', 'around', 'nearby', 'outside', 'en', 'within']);

/** Words before "to" that announce a place: "Close to tulsa", "nurse moving to boise". */
const leadingTo = new Set(
  'close closest closer next nearest near moving move moved relocating relocate relocated commuting commute'.split(
    ' ',
  ),
);

/** Words before "of" that name a place: "city of chicago". */
const governed = new Set(['city', 'state']);

/** Returns the better reading: a certain one, then the one of more words, then the later one. */
const better = (
  one: FoundPlace | undefined,
  other: FoundPlace | undefined,
): FoundPlace | undefined => {
  if (!one || !other) return one ?? other;
  if (one.sure !== other.sure) return one.sure ? one : other;
  const longer = one.to - one.from - (other.to - other.from);
  return longer > 0 || (longer === 0 && one.to > other.to) ? one : other;
};

/** Whether a place is excluded: "Not in texas". */
const isLeftOut = (before = ''): boolean => before === 'not' || before === 'except';

/** Reads the words before a place: where they begin, and whether they announce a place. */
const leadOf = (
  keys: readonly string[],
  at: number,
): { from: number; after: boolean; distance: TypedDistance | undefined } => {
  const distance = distanceBefore(keys, at);
  const [second = '', first = ''] = [keys[at - 2], keys[at - 1]];
  const isPair =
    (first === 'to' && leadingTo.has(second)) || (first === 'of' && governed.has(second));
  const after = distance !== undefined || isPair || placePrepositions.has(first);
  return { from: distance?.from ?? (isPair ? at - 2 : after ? at - 1 : at), after, distance };
};

/** Extends a city to the distance that was asked for. */
const reaching = (place: Place, distance: TypedDistance | undefined): Place =>
  distance && place.kind === 'city' && distance.miles > defaultMiles
    ? { ...place, kind: 'region', name: `${place.name} area`, miles: Math.round(distance.miles) }
    : place;

/**
 * Reads several places that are typed as a list; returns `undefined` if they may mean something
 * else.
 */
const severalIn = (
  gazetteer: Gazetteer,
  words: readonly string[],
  context: PlaceContext,
): FoundPlace | undefined => {
  const all = { gazetteer, words, keys: words.map(placeKey), context };
  if (!all.keys.some((key, at) => conjunctions.has(key) || words[at]?.endsWith(',')))
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

/** Returns the best place that a reader finds. */
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
      // the employer rather than its place
      if (keys[from - 1] === 'of' && context.isCompany?.(keys.slice(lead.from, to).join(' ')))
        continue;
      const behind = distanceBehind(keys, to);
      const rest = keys.slice(behind?.to ?? to);
      const last = rest.every((key) => closingWords.has(key));
      const ends = rest.every(isModifier);
      const meaning = read({ gazetteer, context, keys, from, to, after, comma, last, ends });
      if (!meaning) continue;
      const place = reaching(meaning.place, lead.distance ?? behind);
      best = better({ ...meaning, place, from: lead.from, to: behind?.to ?? to }, best);
      // names within a longer one aren't read
      from = to - 1;
      break;
    }
  }
  return best;
};

/** Whether the state is part of a longer reading: "Phoneix az" is better than the state alone. */
const isWithin = (found: FoundPlace, { from, to }: FoundPlace): boolean =>
  found.place.kind === 'state' && from <= found.from && to >= found.to && to - from > 1;

/**
 * Returns the place among the words of a query, or `undefined` if there is none. A word may end
 * with the comma that was typed after it. Places in a list are combined, so that any of them
 * matches; otherwise a certain one is preferred, then the longest, then the last. A name within a
 * longer name isn't read ("kansas city" is not in Kansas). A distance may be stated: "within 25
 * miles of".
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
