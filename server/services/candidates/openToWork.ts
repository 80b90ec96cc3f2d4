import { neverStored } from '@contract/etag';
import { geocode } from '@contract/search/places/geocode';
import { hasPoint } from '@contract/search/places/surroundings';
import { caseFold } from '@contract/text/caseFold';
import { contactInText } from '@contract/text/contactData';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  closeProfile,
  findOpenProfile,
  listBlocked,
  listViews,
  lockProfile,
  saveOpenProfile,
  type OpenProfile,
  type ProfilePoint,
} from '../../repositories/candidates/openProfiles';
import { listCategories } from '../../repositories/jobs/categories';
import { hostCandidateTexts as texts } from '../../texts/candidates';
import type { Wire } from '../../wire';
import { hostGazetteer } from '../search/places/hostGazetteer';

const maxViews = 100;

const closed: OpenProfile = {
  open: false,
  nameShown: 'short',
  headline: '',
  skills: [],
  place: '',
  categories: [],
  types: [],
  payFrom: null,
  start: null,
  years: null,
  education: null,
  showCv: false,
  hideEmployer: true,
};

/** Returns what employers may see of a job seeker (the contract's getOpenToWork). */
export const readOpenToWork = async (
  db: Queryable,
  seekerId: string,
): Promise<Wire<'OpenToWork'>> => {
  const [stored, blocked] = await Promise.all([
    findOpenProfile(db, seekerId),
    listBlocked(db, seekerId),
  ]);
  const { payFrom, start, years, education, ...told } = stored ?? closed;
  return {
    ...told,
    ...(payFrom !== null && { payFrom }),
    ...(start !== null && { start }),
    ...(years !== null && { years }),
    ...(education !== null && { education }),
    blocked: blocked.map(({ id, name }) => ({ _id: id, name })),
    updatedAt: stored?.updatedAt.toISOString() ?? null,
  };
};

/** Removes duplicate skills, ignoring case. */
const distinct = (skills: readonly string[]): string[] => {
  const byKey = new Map(
    skills.map((skill) => [caseFold(skill.trim()), skill.trim()] as const).toReversed(),
  );
  byKey.delete('');
  return [...byKey.values()].toReversed();
};

/**
 * Resolves a place with the gazetteer: a city or larger, so that no address is shown. Throws a 400
 * if it is unknown.
 */
const placeOf = async (text: string): Promise<ProfilePoint & { place: string }> => {
  if (text === '') return { place: '', state: null, latitude: null, longitude: null };
  const found = geocode(await hostGazetteer(), text);
  if (!found || found.kind === 'country') throw new ApiError(400, texts.unknownPlace, 'place');
  const { kind, name, city, state = null, latitude, longitude } = found;
  const point = hasPoint(found) ? { latitude, longitude } : { latitude: null, longitude: null };
  return { place: kind === 'zip' ? `${city}, ${state}` : name, state, ...point };
};

const checkTexts = ({ open, headline, skills }: OpenProfile): void => {
  if (open && headline === '') throw new ApiError(400, texts.headlineMissing, 'headline');
  for (const [field, text] of [
    ['headline', headline],
    ['skills', skills.join('\n')],
  ] as const)
    if (contactInText(text) !== undefined) throw new ApiError(400, texts.noContact, field);
};

const checkCategories = async (db: Queryable, categories: readonly string[]): Promise<void> => {
  const known = new Set((await listCategories(db)).map(({ name }) => name));
  if (categories.some((name) => !known.has(name)))
    throw new ApiError(400, texts.unknownCategory, 'categories');
};

/**
 * Stores what employers may see (the contract's updateOpenToWork). `checkVersion` refuses a version
 * other than the one that the caller has seen.
 */
export const updateOpenToWork = async (
  db: Database,
  seekerId: string,
  { wasOpen = false, ...given }: Wire<'OpenToWorkInput'>,
  checkVersion: (updatedAt: Date) => void = () => undefined,
): Promise<Wire<'OpenToWork'>> => {
  const { payFrom = null, start = null, years = null, education = null } = given;
  const profile: OpenProfile = {
    ...given,
    headline: given.headline.trim(),
    skills: distinct(given.skills),
    payFrom,
    start,
    years,
    education,
  };
  // turning it off needs no valid fields, and must not store the values of a stale page
  if (!given.open && ((await closeProfile(db, seekerId)) > 0 || wasOpen))
    return readOpenToWork(db, seekerId);
  checkTexts(profile);
  await checkCategories(db, profile.categories);
  const { place, ...point } = await placeOf(given.place.trim());
  await db.transaction(async (tx) => {
    const stored = await lockProfile(tx, seekerId);
    // a stale page that still shows it as open must not reopen it
    if (given.open && wasOpen && !stored?.open) throw new ApiError(409, texts.turnedOff);
    checkVersion(stored?.updatedAt ?? neverStored);
    await saveOpenProfile(tx, seekerId, { ...profile, place }, point);
  });
  return readOpenToWork(db, seekerId);
};

/** Returns who viewed a profile (the contract's getProfileViews). */
export const readProfileViews = async (
  db: Queryable,
  seekerId: string,
): Promise<Wire<'ProfileView'>[]> => {
  const rows = await listViews(db, seekerId, maxViews);
  return rows.map(({ firstAt, lastAt, ...view }) => ({
    ...view,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
};
