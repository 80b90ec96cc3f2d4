import { distanceMiles } from '@contract/search/places/distance';
import type { Place } from '@contract/search/places/gazetteer';
import { geocode } from '@contract/search/places/geocode';
import type { Queryable } from '../../database/database';
import type { OneApplicant } from '../../repositories/applications/applicants';
import { findWants } from '../../repositories/candidates/candidates';
import type { Wire } from '../../wire';
import { hostGazetteer } from '../search/places/hostGazetteer';

/**
 * Whether distances from the place make sense: the center of a region or state is far from most of
 * it.
 */
const isExact = (place: Place | undefined): place is Place =>
  place?.kind === 'city' || place?.kind === 'zip';

/**
 * Returns the distance between two places in whole miles; `undefined` if one of them isn't a known
 * city or ZIP code, or the distance is zero.
 */
const milesBetween = async (from: string, to: string): Promise<number | undefined> => {
  const gazetteer = await hostGazetteer();
  const [here, there] = [geocode(gazetteer, from), geocode(gazetteer, to)];
  if (!isExact(here) || !isExact(there)) return undefined;
  return Math.round(distanceMiles(here, there)) || undefined;
};

/**
 * Returns what an employer sees of an applicant besides the application: the distance to the job,
 * and what the applicant wants according to their open profile, if this employer could find it.
 * Omits the latter if the profile hides the name, since it would reveal whose profile it is.
 */
export const applicantFacts = async (
  db: Queryable,
  { sender, state, jobLocation, employerId, seekerId }: OneApplicant,
): Promise<Pick<Wire<'ApplicantDetails'>, 'miles' | 'wants'>> => {
  const [miles, wants] = await Promise.all([
    milesBetween(sender.location ?? '', jobLocation),
    state === 'withdrawn' ? undefined : findWants(db, employerId, seekerId),
  ]);
  return {
    ...(miles !== undefined && { miles }),
    ...(wants && {
      wants: { types: wants.types, ...(wants.start !== null && { start: wants.start }) },
    }),
  };
};
