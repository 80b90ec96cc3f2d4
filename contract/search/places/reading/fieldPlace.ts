import { parsePlace } from '../../parsePlace';
import { tokenize } from '../../tokenize';
import type { Gazetteer, Place } from '../gazetteer';
import { geocode } from '../geocode';
import { stateNamed } from '../stateOf';
import type { PlaceContext } from './around';
import { readPlace } from './readPlace';
import { listedPlaces } from './severalPlaces';

/** The place that the text of a location field means. */
export type FieldPlace = {
  place: Place;
  /**
   * Whether jobs write the place as typed. False for a ZIP code, a region, a nickname, several
   * places, a misspelled name, or a name with other words: "phoneix", "in dallas", "texas,
   * oklahoma".
   */
  isWritten: boolean;
};

/** In a location field, every word is meant as a place. */
const uncounted: PlaceContext = { isTitleWord: () => 0, isPlaceWord: () => 0 };
/** Words that only say that a place follows, or what kind it is. */
const noise = new Set(
  'in near around nearby the of state city area usa us united states america within'.split(' '),
);

/** Reads the text as one place or a list of places; returns `undefined` if any words are left. */
const readWhole = (gazetteer: Gazetteer, text: string): Place | undefined => {
  const words = ['in', ...text.trim().split(/\s+/)];
  const found = readPlace(gazetteer, words, uncounted);
  return found && found.from <= 1 && found.to === words.length ? found.place : undefined;
};

/** Whether a text has no words besides the place's name, except what may be an address. */
const saysName = (text: string, { kind, name, city = '', state = '' }: Place): boolean => {
  const own = new Set(tokenize([name, city, state, stateNamed(state) ?? ''].join(' ')));
  const more = tokenize(text).filter((word) => !own.has(word));
  return more.length === 0 || (kind === 'city' && !more.every((word) => noise.has(word)));
};

const isUnwrittenKind = ({ kind }: Place): boolean =>
  kind === 'zip' || kind === 'region' || kind === 'several';

/** Returns the place that the text of a location field means, or `undefined` if there is none. */
export const fieldPlace = (gazetteer: Gazetteer, typed: string): FieldPlace | undefined => {
  const text = parsePlace(typed).name;
  const several = listedPlaces(gazetteer, text);
  if (several) return { place: several, isWritten: false };
  const read = readWhole(gazetteer, text);
  if (read?.kind === 'several') return { place: read, isWritten: false };
  const place = geocode(gazetteer, text);
  if (!place) return read && { place: read, isWritten: false };
  if (place.kind === 'country') return { place, isWritten: true };
  const isNickname =
    place.city !== undefined &&
    !tokenize(place.city).every((word) => tokenize(text).includes(word));
  const isWritten = !isUnwrittenKind(place) && !isNickname && saysName(text, place);
  // a misspelled city with its state: only the state was geocoded
  return place.kind === 'state' && read?.kind === 'city'
    ? { place: read, isWritten: false }
    : { place, isWritten };
};
