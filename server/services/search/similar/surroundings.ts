import { regionOf } from '@contract/search/regionOf';
import type { Database } from '../../../database/database';
import { readNear } from '../../../repositories/search/nearPlaces';
import { placesWithin } from '../../../repositories/search/placePoints';
import type { SourceJob } from '../../../repositories/search/similarJobs';
import { cached } from '../../cache';

/** How far somebody may go to work over the border of a state, in miles. */
const commute = 40;
/** How long it is known which states are near, in milliseconds. */
const maxAge = 300_000;

/** What a place's name ends with, where its state is. */
const endOf = (place: string): string => place.slice(place.lastIndexOf(',') + 1).trim();
/** The marks of its state's names. */
const stateMarks = (place: string): string[] => {
  const region = regionOf(place)?.region;
  return region
    ? [`'l${region.short}'`, `(${region.words.map((word) => `'l${word}'`).join(' & ')})`]
    : [];
};

/**
 * The tsquery for marks of where jobs near a job are: its state, and the states that are within a
 * commute; where its place names no state, the place by its words. '' where it has no place.
 */
export const nearMarks = (
  db: Database,
  { place, point }: Pick<SourceJob, 'place' | 'point'>,
): Promise<string> => {
  if (place === '') return Promise.resolve('');
  return cached(db, `near marks ${place}`, maxAge, async () => {
    const around = point ? await placesWithin(db.searches, point, commute) : [];
    const ends = new Set(around.map((each) => endOf(each.place)));
    const states = new Set([place, ...ends].flatMap(stateMarks));
    if (states.size > 0) return [...states].join(' | ');
    return (await readNear(db.searches, { names: [place], places: [] })).marks;
  });
};
