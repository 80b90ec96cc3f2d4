import { regionOf } from '@contract/search/regionOf';
import type { Database } from '../../../database/database';
import { readNear } from '../../../repositories/search/nearPlaces';
import { placesWithin } from '../../../repositories/search/placePoints';
import type { SourceJob } from '../../../repositories/search/similarJobs';
import { cached } from '../../cache';

/** How far people commute across a state border, in miles. */
const commute = 40;
/** How long the nearby states are cached, in milliseconds. */
const maxAge = 300_000;

/** The part after the last comma of a place's name, which has its state. */
const endOf = (place: string): string => place.slice(place.lastIndexOf(',') + 1).trim();
/** The marks of the names of a place's state. */
const stateMarks = (place: string): string[] => {
  const region = regionOf(place)?.region;
  return region
    ? [`'l${region.short}'`, `(${region.words.map((word) => `'l${word}'`).join(' & ')})`]
    : [];
};

/**
 * Returns a tsquery for the location marks of nearby jobs: the job's state and the states within a
 * commute, or the words of the place if it names no state. '' if the job has no place.
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
