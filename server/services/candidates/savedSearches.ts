import { randomUUID } from 'node:crypto';
import { paths } from '@contract/paths';
import { hour } from '@contract/time/durations';
import { nextDue } from '@contract/time/localHours';
import { readTimeZone } from '@contract/time/timeZones';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { formatNumber } from '../../formatNumber';
import { countCandidates, maxFound } from '../../repositories/candidates/candidateSearch';
import {
  changeCandidateSearch,
  findCandidateSearch,
  insertCandidateSearch,
  listCandidateSearches,
  lockDueSearch,
  postponeSearch,
  setSearchDue,
  type CandidateSearchRow,
} from '../../repositories/candidates/candidateSearches';
import { hostApplicationTexts } from '../../texts/applications';
import { candidateMailTexts, hostCandidateTexts as texts } from '../../texts/candidates';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { storeIdempotencyRecord } from '../limits/exactlyOnce';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { runIsolated } from '../processDueRows';
import { understandCandidates } from './candidateQuery';
import { refuseSuspended } from './searchCandidates';

const maxSearches = 20;

const dueAfter = ({ hour, timeZone }: Pick<CandidateSearchRow, 'hour' | 'timeZone'>, now: Date) =>
  nextDue({ frequency: 'daily', weekday: 0, hour, timeZone }, now);

/** Returns how many matching candidates opened their profile since the last mail. */
const countNew = async (
  db: Queryable,
  { employerId, search, since }: CandidateSearchRow,
): Promise<number> => {
  const understood = await understandCandidates(db, employerId, search);
  return understood ? countCandidates(db, { ...understood.query, openedAfter: since }) : 0;
};

const toCandidateSearch = async (
  db: Queryable,
  row: CandidateSearchRow,
): Promise<Wire<'CandidateSearch'>> => ({
  _id: row.id,
  name: row.name,
  search: row.search,
  hour: row.hour,
  timeZone: row.timeZone,
  isOn: row.isOn,
  newCandidates: await countNew(db, row),
  sentAt: row.sentAt?.toISOString() ?? null,
});

/** Returns an employer's saved searches (the contract's getCandidateSearches). */
export const readSavedSearches = async (
  db: Database,
  employerId: string,
): Promise<Wire<'CandidateSearch'>[]> => {
  await refuseSuspended(db, employerId);
  const shown: Wire<'CandidateSearch'>[] = [];
  for (const row of await listCandidateSearches(db, employerId))
    shown.push(await toCandidateSearch(db.searches, row));
  return shown;
};

const nameOf = (name: string): string => {
  const trimmed = name.trim();
  if (trimmed === '') throw new ApiError(400, texts.searchNameMissing, 'name');
  return trimmed;
};

const present = (row: CandidateSearchRow | undefined): CandidateSearchRow => {
  if (!row) throw new ApiError(404, hostTexts.notFound);
  return row;
};

/** Saves a search and turns it on (the contract's saveCandidateSearch). */
export const saveSearch = async (
  db: Database,
  employerId: string,
  { name, search, hour, timeZone: typed }: Wire<'CandidateSearchInput'>,
): Promise<Wire<'CandidateSearch'>> => {
  await refuseSuspended(db, employerId);
  const timeZone = readTimeZone(typed);
  if (timeZone === undefined)
    throw new ApiError(400, hostApplicationTexts.unknownTimeZone(typed), 'timeZone');
  const schedule = { hour, timeZone };
  const made = { id: randomUUID(), employerId, name: nameOf(name), search, ...schedule };
  await db.transaction(async (tx) => {
    const nextAt = dueAfter(schedule, new Date());
    if ((await insertCandidateSearch(tx, { ...made, nextAt }, maxSearches)) === 0)
      throw new ApiError(409, texts.tooManySearches(maxSearches));
    await storeIdempotencyRecord(tx, made.id);
  });
  return oneSavedSearch(db, employerId, made.id);
};

/** Returns a saved search of an employer; throws a 404 if there is none. */
export const oneSavedSearch = async (
  db: Queryable,
  employerId: string,
  id: string,
): Promise<Wire<'CandidateSearch'>> =>
  toCandidateSearch(db, present(await findCandidateSearch(db, employerId, id)));

/** Renames a search, or turns it on or off (the contract's updateCandidateSearch). */
export const updateSavedSearch = async (
  db: Database,
  employerId: string,
  id: string,
  { name, isOn }: Wire<'CandidateSearchChange'>,
): Promise<Wire<'CandidateSearch'>> => {
  const row = present(await findCandidateSearch(db, employerId, id));
  await changeCandidateSearch(db, row.id, {
    name: name === undefined ? undefined : nameOf(name),
    nextAt: isOn === undefined ? undefined : isOn ? dueAfter(row, new Date()) : null,
  });
  return oneSavedSearch(db, employerId, id);
};

/** Queues the mail of a search if it has new candidates. */
const mailNewCandidates = async (
  tx: Queryable,
  row: CandidateSearchRow,
  origin: string,
): Promise<boolean> => {
  const found = await countNew(tx, row);
  if (found === 0) return false;
  const count = `${formatNumber(found)}${found === maxFound ? ' or more' : ''} new candidate${found === 1 ? '' : 's'}`;
  await notify(tx, {
    role: 'employer',
    accountId: row.employerId,
    origin,
    kind: 'newCandidates',
    about: row.id,
    write: (name) =>
      candidateMailTexts.newCandidates({
        name,
        search: row.name,
        count,
        url: `${origin}${paths.candidates()}?${addressOf(row.search)}`,
        manageUrl: `${origin}${paths.candidateSearches()}`,
      }),
  });
  return true;
};

/** Formats a search as a URL's query string. */
const addressOf = (search: CandidateSearchRow['search']): string =>
  new URLSearchParams(
    Object.entries(search).flatMap(([key, value]) =>
      [value].flat().map((each): [string, string] => [key, String(each)]),
    ),
  ).toString();

type Logged = Pick<Context, 'db' | 'log'>;

/**
 * Queues the mail of one due search and sets its next due time, in one transaction. Returns false
 * if none is due. A search that fails is postponed, so that others are still processed.
 */
const sendOne = ({ db, log }: Logged, origin: string, now: Date): Promise<boolean> =>
  runIsolated(
    {
      warn: ({ err, id }) =>
        log.warn(
          { err, search: id },
          'the email of a saved search could not be queued; will retry in an hour',
        ),
      postpone: (id) => postponeSearch(db, id, new Date(now.getTime() + hour)),
    },
    (onLocked) =>
      db.transaction(async (tx) => {
        const row = await lockDueSearch(tx, now);
        if (!row) return false;
        onLocked(row.id);
        const isSent = await mailNewCandidates(tx, row, origin);
        await setSearchDue(tx, row.id, dueAfter(row, now), isSent ? now : null);
        return true;
      }),
  );

/**
 * Queues the daily mails of saved searches that are due at `now`. Returns how many were processed.
 */
export const sendDueSearches = async (
  context: Logged,
  origin: string,
  isStopped: () => boolean = () => false,
  now: Date = new Date(),
): Promise<number> => {
  let done = 0;
  while (!isStopped() && (await sendOne(context, origin, now))) done += 1;
  if (done > 0) mailQueued(context.db);
  return done;
};
