import { distanceMiles, type Point } from '@contract/search/places/distance';
import { geocode } from '@contract/search/places/geocode';
import { hostGazetteer } from '../../../services/search/places/hostGazetteer';
import type { Wire } from '../../../wire';
import { openSearch, type SearchedJobs, type SearchParameters } from '../searchedJobs';

const places = [
  'Tulsa, OK',
  'Tulsa, Oklahoma, United States',
  'Tulsa, OK 74136',
  'Broken Arrow, OK',
  'Jenks, OK',
  'Owasso, OK',
  'Bartlesville, OK',
  'Muskogee, OK',
  'Okmulgee, OK',
  'Stillwater, OK',
  'Oklahoma City, OK',
  'Joplin, MO',
  'Fayetteville, AR',
  'Dallas, TX',
  'Portland, OR',
  'Portland, ME',
  'Oklahoma, United States',
  'Remote',
  'London, UK',
];
export const companies = ['Anvil', 'Bellows', 'Chisel'];

const allNames = companies.flatMap((company) => places.map((place) => `${company}: ${place}`));
export const placeOf = (name: string): string => name.slice(name.indexOf(': ') + 2);

export type DistantJobs = SearchedJobs & {
  /** The jobs' names, newest first: "Anvil: Tulsa, OK". */
  allNames: readonly string[];
  /** The coordinates of each place that has a center. */
  points: ReadonlyMap<string, Point>;
  pointOf: (place: string) => Point;
  /** The great-circle distance from a point to a job; Infinity for a job without a place. */
  milesFrom: (center: Point, name: string) => number;
  within: (center: Point, miles: number) => string[];
  ask: (
    parameters: SearchParameters,
  ) => Promise<Wire<'JobPage'> & { found: string[]; part: string[] }>;
  /** Returns the status, the field and the message of a refusal. */
  refused: (query: string) => Promise<[number, string, string]>;
};

/** Opens a host with plumbers in several places. */
export const openDistantJobs = async (): Promise<DistantJobs> => {
  const jobs = await openSearch(
    Object.fromEntries(
      allNames.map((name) => [
        name,
        { title: 'Plumber', company: name.slice(0, name.indexOf(':')), location: placeOf(name) },
      ]),
    ),
  );
  const gazetteer = await hostGazetteer();
  const points = new Map<string, Point>();
  for (const place of places) {
    const found = geocode(gazetteer, place);
    if (found && !['state', 'country'].includes(found.kind)) points.set(place, found);
  }
  const milesFrom: DistantJobs['milesFrom'] = (center, name) => {
    const point = points.get(placeOf(name));
    return point ? distanceMiles(center, point) : Infinity;
  };
  return {
    ...jobs,
    allNames,
    points,
    milesFrom,
    pointOf: (place) => points.get(place) ?? { latitude: 0, longitude: 0 },
    within: (center, miles) => allNames.filter((name) => milesFrom(center, name) <= miles),
    ask: async (parameters) => {
      const page = await jobs.search({ each: 'true', limit: '50', ...parameters });
      return { ...page, found: jobs.namesOf(page, 'found'), part: jobs.namesOf(page, 'relaxed') };
    },
    refused: async (query) => {
      const answer = await jobs.host.app.inject({ url: `/api/jobs/search?${query}` });
      return [answer.statusCode, answer.json().field, answer.json().message];
    },
  };
};
