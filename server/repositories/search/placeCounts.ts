import { memoize } from '@contract/search/memoize';
import { placeText } from '@contract/search/places/placeText';
import { stateOf } from '@contract/search/places/stateOf';

export type PlaceCount = { place: string; count: number };
export type StateCount = { state: string; count: number };
export type PlaceCounts = { places: PlaceCount[]; states: StateCount[] };

const maxPlaces = 12;

const shownOf = memoize((location) => {
  const place = placeText(location);
  return { place, key: place.toLowerCase(), state: stateOf(location) };
});

const countEach = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

/**
 * Counts jobs in the places that have the most, case-insensitively, and in each state. `locations`:
 * one per job; '' for no place.
 */
export const countPlaces = (locations: readonly string[]): PlaceCounts => {
  const places = new Map<string, PlaceCount>();
  const states = new Map<string, number>();
  for (const [location, jobs] of countEach(locations)) {
    const { place, key, state } = shownOf(location);
    const before = places.get(key);
    // deterministic among several spellings
    places.set(key, {
      place: before && before.place < place ? before.place : place,
      count: (before?.count ?? 0) + jobs,
    });
    if (state !== undefined) states.set(state, (states.get(state) ?? 0) + jobs);
  }
  places.delete('');
  return {
    places: [...places.values()]
      .toSorted((a, b) => b.count - a.count || (a.place < b.place ? -1 : 1))
      .slice(0, maxPlaces),
    states: [...states].map(([state, count]) => ({ state, count })),
  };
};
