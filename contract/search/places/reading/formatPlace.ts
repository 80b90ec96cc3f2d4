import { allPlaces } from '../../../generated/gazetteer/allPlaces';
import { zipCodes } from '../../../generated/gazetteer/zipCodes';
import { readGazetteer } from '../gazetteer';
import type { PlaceContext } from './around';
import { readPlace } from './readPlace';

export const gazetteer = readGazetteer(allPlaces, zipCodes);
export const uncounted: PlaceContext = { isTitleWord: () => 0, isPlaceWord: () => 0 };

/** Formats the place that is read, with "?" if it isn't certain, and the words left. For tests. */
export const formatPlace = (typed: string, context = uncounted): string => {
  const words = typed.split(' ');
  const found = readPlace(gazetteer, words, context);
  if (!found) return 'none';
  const rest = [...words.slice(0, found.from), ...words.slice(found.to)].join(' ');
  return `${found.place.name}${found.sure ? '' : '?'} | ${rest}`;
};
