import type { Place } from '@contract/search/places/gazetteer';
import { hasPoint } from '@contract/search/places/surroundings';
import type { Database } from '../../database/database';
import { shareOfPlaces, type AlertQuery } from '../../repositories/alerts/alertQueries';
import type { AlertSearch } from '../../repositories/alerts/jobAlerts';
import type { JobQuery } from '../../repositories/search/jobFilters';
import { understandAndFind } from '../search/jobSearch';
import { vocabularyOf } from '../search/vocabulary';
import { alertQueryOf, placeOf } from './alertQuery';

/**
 * Version of how searches are read and stored. Increment it with each change: alerts of another
 * version are read again.
 */
export const compiledVersion = 13;

/** What the jobs of an alert's mail are ranked by. */
export type CompiledAlert = {
  /** The parsed search without its place: a matched job is in that place. */
  query: JobQuery;
  /** The place that distances are measured from, and the search radius. */
  area: { place: Place; miles: number } | null;
};
export type AlertReading = { compiled: CompiledAlert; query: AlertQuery };

/**
 * Reads an alert's search as the listing does, using the search itself: its words, its place, and
 * spelling corrections; without an age, and without partial matches. Returns `undefined` if no job
 * can ever match it.
 */
export const readAlertSearch = async (
  db: Database,
  search: AlertSearch,
): Promise<AlertReading | undefined> => {
  const { found } = await understandAndFind(
    db,
    { ...search, strict: true },
    { sort: 'relevance', limit: 1, from: undefined, brief: true },
  );
  const read = found?.answer.query;
  if (!found || !read) return undefined;
  const { area } = found;
  const { near, within: _age, ...query } = read;
  const vocabulary = vocabularyOf(db);
  const share = await shareOfPlaces(db.searches, near?.places ?? [], vocabulary.jobs);
  return {
    compiled: {
      query,
      area: area && hasPoint(area.place) ? { place: area.place, miles: area.miles } : null,
    },
    query: alertQueryOf(read, placeOf(read, area, share), vocabulary),
  };
};

/** Returns the stored form of a reading. */
export const toStored = ({
  compiled,
}: AlertReading): { compiled: CompiledAlert; version: number } => ({
  compiled,
  version: compiledVersion,
});

/** Reads what `toStored` stored; only for the current version. */
export const fromStored = (compiled: unknown): CompiledAlert => compiled as CompiledAlert; // only read if the version is the current one
