import { distanceMiles } from '@contract/search/places/distance';
import type { Place } from '@contract/search/places/gazetteer';
import { locate } from '@contract/search/places/locate';
import type { Queryable } from '../../database/database';
import type { OneApplicant } from '../../repositories/applications/applicants';
import { findWants } from '../../repositories/candidates/candidates';
import type { Wire } from '../../wire';
import { hostGazetteer } from '../search/places/hostGazetteer';

/** The middle of a region or a state is nowhere near most of it. */
const isExact = (place: Place | undefined): place is Place =>
  place?.kind === 'city' || place?.kind === 'zip';

/** Whole miles between two places; undefined where one of them isn't a known city, or none lie between. */
const milesBetween = async (from: string, to: string): Promise<number | undefined> => {
  const gazetteer = await hostGazetteer();
  const [here, there] = [locate(gazetteer, from), locate(gazetteer, to)];
  if (!isExact(here) || !isExact(there)) return undefined;
  return Math.round(distanceMiles(here, there)) || undefined;
};

/**
 * What an application's employer learns besides what was sent: how far the way to the job is, and
 * what the applicant's open profile says they want, as any employer would find it. Somebody who
 * hides their name there isn't told to be this applicant.
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
