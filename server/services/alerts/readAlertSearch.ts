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
 * Counted up with each change of how searches are read or of what is stored of that: alerts that
 * were read before are read anew.
 */
export const compiledVersion = 12;

/** What an alert's mail is ranked by. */
export type CompiledAlert = {
  /** What was read, but for the place: a job that was matched is there. */
  query: JobQuery;
  /** Where distances are counted from, and how far around it jobs are looked for. */
  area: { place: Place; miles: number } | null;
};
export type AlertReading = { compiled: CompiledAlert; query: AlertQuery };

/**
 * Reads an alert's search as the listing does, by the search itself: its words, its place, and what
 * spelling makes of them. Without an age, and without jobs that match in part. undefined: no job
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

/** What is stored of a reading. */
export const toStored = ({
  compiled,
}: AlertReading): { compiled: CompiledAlert; version: number } => ({
  compiled,
  version: compiledVersion,
});

/** What was stored by `toStored`, of this version. */
export const fromStored = (compiled: unknown): CompiledAlert => compiled as CompiledAlert; // only read where the version is this one
