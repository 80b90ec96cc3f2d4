import type { operations } from '@contract/generated/types';
import { applicationStates, type ApplicationState } from '@contract/jobs/applicationLife';
import { readAnswerFilter } from '@contract/jobs/jobAnswers';
import { limits } from '@contract/limits';
import { caseFold } from '@contract/text/caseFold';
import { batchesOf } from '../../batches';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  applicantsAfter,
  countApplicants,
  findApplicant,
  jobsWithApplicants,
  lockTags,
  searchApplicants,
  updateMarks,
  type ApplicantFilters,
  type ApplicantRow,
  type OneApplicant,
  type StateCount,
} from '../../repositories/applications/applicants';
import { listEvents } from '../../repositories/applications/applicationEvents';
import { listMessages } from '../../repositories/applications/applicationMessages';
import { listNotes, updatePrivateWords } from '../../repositories/applications/applicationNotes';
import { findInterview, listInterviews } from '../../repositories/applications/interviews';
import { jobScopeOf, type JobScope } from '../../repositories/companies/jobScope';
import { wordsOf } from '../../repositories/containsWords';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostApplicationTexts } from '../../texts/applications';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { applicantFacts } from './applicantFacts';
import { toApplicant, toApplicantDetails, toInterview } from './applicationWire';

type Query = NonNullable<operations['searchApplicants']['parameters']['query']>;
type ExportQuery = NonNullable<operations['exportApplicantCvs']['parameters']['query']>;

/** Removes empty and duplicate tags, ignoring case. */
const cleanTags = (tags: readonly string[]): string[] => [
  ...new Map(
    tags
      .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
      .flatMap((tag) => (tag === '' ? [] : [[caseFold(tag), tag] as const])),
  ).values(),
];

/** Converts a call's parameters to filters; empty ones are ignored. */
const applicantFiltersOf = (
  scope: JobScope,
  query: Omit<ExportQuery, 'sort'>,
): ApplicantFilters => ({
  scope,
  words: wordsOf(query.q),
  jobId: query.job || undefined,
  states: query.state ?? [],
  due: query.due,
  minRating: query.minRating,
  tag: cleanTags([query.tag ?? ''])[0],
  answer: readAnswerFilter(query.answer ?? ''),
  answerFrom: readAnswerFilter(query.answerFrom ?? ''),
  answerTo: readAnswerFilter(query.answerTo ?? ''),
  ids: query.id,
});

type Counted = Exclude<keyof StateCount, 'state'>;
const byState = (counted: readonly StateCount[], what: Counted): Wire<'ApplicantCounts'> =>
  Object.fromEntries(
    applicationStates.map((state) => [
      state,
      counted.find((each) => each.state === state)?.[what] ?? 0,
    ]),
  ) as Wire<'ApplicantCounts'>; // the list has every state
const sumOf = (counted: readonly StateCount[], what: Counted): number =>
  counted.reduce((sum, each) => sum + each[what], 0);

/** Returns a page of the applicants that an account can see (the contract's searchApplicants). */
export const applicantPage = async (
  db: Database,
  actor: Actor,
  query: Query,
): Promise<Wire<'ApplicantPage'>> => {
  const { page = 1, limit = 25, sort = 'newest' } = query;
  const scope = await jobScopeOf(db, actor.accountId);
  const filters = applicantFiltersOf(scope, query);
  const [rows, counted, jobs] = await Promise.all([
    searchApplicants(db, filters, { sort, limit, skip: (page - 1) * limit }),
    countApplicants(db, filters),
    jobsWithApplicants(db, scope),
  ]);
  const found = byState(counted, 'found');
  const asked: readonly ApplicationState[] = query.state?.length ? query.state : applicationStates;
  return {
    items: await withInterviews(db, rows),
    total: asked.reduce((sum, state) => sum + found[state], 0),
    page,
    limit,
    counts: byState(counted, 'count'),
    found,
    waiting: sumOf(counted, 'waiting'),
    due: sumOf(counted, 'due'),
    late: sumOf(counted, 'late'),
    rated: sumOf(counted, 'rated'),
    jobs: jobs.map(({ id, title, count, status }) => ({ _id: id, jobtitle: title, count, status })),
  };
};

/** Converts rows to list items, with interview times for those at the interview stage. */
const withInterviews = async (
  db: Database,
  rows: readonly ApplicantRow[],
): Promise<Wire<'Applicant'>[]> => {
  const items = rows.map(toApplicant);
  const met = items.filter(({ state }) => state === 'interview').map(({ _id }) => _id);
  const interviews = met.length === 0 ? undefined : await listInterviews(db, met);
  return items.map((item) => ({ ...item, ...toInterview(interviews?.get(item._id)) }));
};

const readApplicant = async (db: Database, id: string): Promise<OneApplicant> => {
  const row = await findApplicant(db, id);
  if (!row) throw new ApiError(404, hostTexts.notFound);
  return row;
};

/** Returns an application as its employer sees it. */
export const applicantDetails = async (
  db: Database,
  { accountId }: Actor,
  id: string,
): Promise<Wire<'ApplicantDetails'>> => {
  const reading = readApplicant(db, id);
  const [row, facts, events, messages, notes, interview] = await Promise.all([
    reading,
    reading.then((row) => applicantFacts(db, row)),
    listEvents(db, id),
    listMessages(db, { applicationId: id, invitationId: null }),
    listNotes(db, id),
    findInterview(db, id),
  ]);
  return toApplicantDetails(row, { facts, events, messages, notes, interview }, accountId);
};

/** Returns one item of the employer's list. */
export const applicantBrief = async (db: Database, id: string): Promise<Wire<'Applicant'>> => {
  const row = await readApplicant(db, id);
  const [item = toApplicant(row)] = await withInterviews(db, [row]);
  return item;
};

/**
 * Returns the tags after a change; `undefined` if it doesn't change tags. Locks the tags that it
 * adds to or removes from, so that concurrent changes aren't lost.
 */
const tagsAfter = async (
  tx: Queryable,
  id: string,
  { tags, addTags = [], removeTags = [] }: Wire<'ApplicantUpdate'>,
): Promise<string[] | undefined> => {
  if (addTags.length + removeTags.length === 0) return tags && cleanTags(tags);
  const without = (from: readonly string[], others: readonly string[]): string[] => {
    const keys = new Set(others.map(caseFold));
    return from.filter((tag) => !keys.has(caseFold(tag)));
  };
  const before = tags ? cleanTags(tags) : await lockTags(tx, id);
  const kept = without(before, cleanTags(removeTags));
  const after = [...kept, ...without(cleanTags(addTags), kept)];
  if (after.length > limits.applicantTags)
    throw new ApiError(400, hostApplicationTexts.tooManyTags(limits.applicantTags), 'addTags');
  return after;
};

/** Rates or tags an application. */
export const updateApplicant = async (
  db: Database,
  actor: Actor,
  id: string,
  update: Wire<'ApplicantUpdate'>,
): Promise<Wire<'Applicant'>> => {
  const { rating } = update;
  await db.transaction(async (tx) => {
    const tags = await tagsAfter(tx, id, update);
    await updateMarks(tx, id, { rating: rating === 0 ? null : rating, tags });
    if (tags) await updatePrivateWords(tx, id);
    await addAudit(tx, { ...auditActor(actor), action: 'updateApplicant', recordId: id });
  });
  return applicantBrief(db, id);
};

const batchSize = 500;

/**
 * Reads all matching applications, most recently sent first, in batches. Checks the account's
 * access for each batch: a download ends if its account is removed in the meantime.
 */
export const applicantBatches = (
  db: Database,
  { accountId }: Actor,
  query: Omit<ExportQuery, 'sort'>,
): AsyncGenerator<ApplicantRow[], void, undefined> =>
  batchesOf(batchSize, async (last) => {
    const filters = applicantFiltersOf(await jobScopeOf(db, accountId), query);
    return applicantsAfter(db, filters, last, batchSize);
  });
