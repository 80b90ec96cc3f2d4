import type { components, operations } from '@contract/generated/types';
import { parsePlace } from '@contract/search/parsePlace';
import type { Database } from '../../../database/database';
import { readFilters } from '../../../repositories/search/jobFilters';
import { isLarge, type JobHistogram } from '../../../repositories/search/jobWindows';
import {
  readArea,
  readPayQuartiles,
  type PayQuartiles,
} from '../../../repositories/search/payQuartiles';
import { cached, staleWhileRevalidate } from '../../cache';
import { cachedHistogram } from '../jobHistogram';
import { readQuery } from '../readQuery';
import { vocabularyOf } from '../vocabulary';
import { areasAround, areasNamed, type NamedArea } from './payAreas';
import { rolesOf, titleWords } from './payRoles';

type PayInsight = components['schemas']['PayInsight'];
type Parameters = operations['getPayInsight']['parameters']['query'];

/** Cache lifetimes in milliseconds: `many` for very large numbers of jobs. */
const maxAge = { few: 60_000, many: 300_000 };

/**
 * Returns what a role pays: in its place, otherwise in its state, otherwise anywhere; nulls if too
 * few jobs state their pay.
 */
export const getPayInsight = async (
  db: Database,
  { q, location = '', type }: Parameters,
): Promise<PayInsight> => {
  const histogram = await cachedHistogram(db);
  const asked = { q: tidy(q), location: tidy(location), type };
  const key = `pay ${JSON.stringify(asked)}`;
  const read = () => readInsight(db, histogram, asked);
  return isLarge(histogram)
    ? staleWhileRevalidate(db, key, () => maxAge.many, read)
    : cached(db, key, maxAge.few, read);
};

/** Reads what a role pays anywhere, bypassing the cache. */
export const readRolePay = async (db: Database, role: string): Promise<PayInsight> =>
  readInsight(db, await cachedHistogram(db), { q: tidy(role), location: '', type: undefined });

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

type Asked = { q: string; location: string; type: Parameters['type'] };

const readInsight = async (
  db: Database,
  histogram: JobHistogram,
  { q, location, type }: Asked,
): Promise<PayInsight> => {
  const search = { q, location, ...(type === undefined ? {} : { type: [type] }) };
  // ignores age and requested pay, which say nothing about what the role pays
  const {
    words = '',
    optional,
    soft,
    place,
    filters,
  } = await readQuery(db.searches, search, vocabularyOf(db));
  const areas = place ? await areasAround(db.searches, place) : areasNamed(location);
  const remote = filters.remote === true || parsePlace(location).remote;
  // shifts and levels aren't part of the role
  const roles = rolesOf(words, [...optional, ...soft]);
  for (const role of roles) {
    // the trailing blank keeps the last word from matching as a prefix
    const query = await readFilters(db.searches, {
      words: `${role} `,
      optional,
      categories: [],
      types: type === undefined ? (filters.types ?? []) : [type],
      remote: false,
      applyHere: false,
      withPay: true,
      status: 'live',
    });
    const said = query?.words;
    if (!query || !said || said.required === '') continue;
    const read = async (area: NamedArea['area'], isRemote: boolean) => {
      const here = await readArea(db.searches, area);
      return here === 'nowhere'
        ? undefined
        : readPayQuartiles(
            db.searches,
            histogram,
            { ...query, words: said, remote: isRemote },
            titleWords(said.parsed),
            here,
          );
    };
    const found = await firstFound(areas, remote, read);
    if (found) return { role, ...found };
  }
  return { role: roles[0] ?? q, place: null, remote: false, ...noFigures };
};

const noFigures = { jobs: 0, lower: null, median: null, upper: null };

/**
 * Returns the figures of the smallest area that has any; for remote jobs only, unless they have
 * none.
 */
const firstFound = async (
  areas: readonly NamedArea[],
  remote: boolean,
  read: (area: NamedArea['area'], remote: boolean) => Promise<PayQuartiles | undefined>,
): Promise<(PayQuartiles & { place: string | null; remote: boolean }) | undefined> => {
  const tried = areas.map((each) => ({ ...each, remote }));
  const all = remote ? [...tried, { area: undefined, place: null, remote: false }] : tried;
  for (const { area, ...named } of all) {
    const found = await read(area, named.remote);
    if (found) return { ...named, ...found };
  }
  return undefined;
};
