import { applicationStates, type ApplicationState } from '@contract/applicationLife';
import type { operations } from '@contract/generated/types';
import { readAnswerFilter } from '@contract/jobAnswers';
import { batchesOf } from '../../batches';
import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import {
  applicantsAfter,
  countApplicants,
  findApplicant,
  jobsWithApplicants,
  searchApplicants,
  updateMarks,
  type ApplicantFilters,
  type ApplicantRow,
} from '../../repositories/applications/applicants';
import { listEvents } from '../../repositories/applications/applicationEvents';
import { listMessages } from '../../repositories/applications/applicationMessages';
import { listNotes, updatePrivateWords } from '../../repositories/applications/applicationNotes';
import { findInterview } from '../../repositories/applications/interviews';
import { wordsOf } from '../../repositories/containsWords';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { toApplicant, toApplicantDetails } from './applicationWire';

type Query = NonNullable<operations['searchApplicants']['parameters']['query']>;
type ExportQuery = NonNullable<operations['exportApplicantCvs']['parameters']['query']>;

/** The filters of a call's parameters; empty ones don't count. */
export const applicantFiltersOf = (
  { accountId }: Actor,
  query: Omit<ExportQuery, 'sort'>,
): ApplicantFilters => ({
  employerId: accountId,
  words: wordsOf(query.q),
  jobId: query.job || undefined,
  states: query.state ?? [],
  due: query.due,
  minRating: query.minRating,
  tag: query.tag || undefined,
  answer: readAnswerFilter(query.answer ?? ''),
  answerFrom: readAnswerFilter(query.answerFrom ?? ''),
  answerTo: readAnswerFilter(query.answerTo ?? ''),
  ids: query.id,
});

/** A page of an employer's applicants (the contract's searchApplicants). */
export const applicantPage = async (
  db: Database,
  actor: Actor,
  query: Query,
): Promise<Wire<'ApplicantPage'>> => {
  const { page = 1, limit = 25, sort = 'newest' } = query;
  const filters = applicantFiltersOf(actor, query);
  const [rows, counted, jobs] = await Promise.all([
    searchApplicants(db, filters, { sort, limit, skip: (page - 1) * limit }),
    countApplicants(db, filters),
    jobsWithApplicants(db, actor.accountId),
  ]);
  const counts = Object.fromEntries(
    applicationStates.map((state) => [
      state,
      counted.find((each) => each.state === state)?.count ?? 0,
    ]),
  ) as Wire<'ApplicantPage'>['counts']; // each state of the table is there
  const asked: readonly ApplicationState[] = query.state?.length ? query.state : applicationStates;
  return {
    items: rows.map(toApplicant),
    total: query.due
      ? counted
          .filter(({ state }) => asked.includes(state))
          .reduce((sum, each) => sum + each.due, 0)
      : asked.reduce((sum, state) => sum + counts[state], 0),
    page,
    limit,
    counts,
    waiting: counted.reduce((sum, each) => sum + each.waiting, 0),
    due: counted.reduce((sum, each) => sum + each.due, 0),
    jobs: jobs.map(({ id, title, count, status }) => ({ _id: id, jobtitle: title, count, status })),
  };
};

const readApplicant = async (db: Database, id: string): Promise<ApplicantRow> => {
  const row = await findApplicant(db, id);
  if (!row) throw new ApiError(404, hostTexts.notFound);
  return row;
};

/** An application as its employer reads it. */
export const applicantDetails = async (
  db: Database,
  { accountId }: Actor,
  id: string,
): Promise<Wire<'ApplicantDetails'>> => {
  const [row, events, messages, notes, interview] = await Promise.all([
    readApplicant(db, id),
    listEvents(db, id),
    listMessages(db, id),
    listNotes(db, id),
    findInterview(db, id),
  ]);
  return toApplicantDetails(row, { events, messages, notes, interview }, accountId);
};

/** One line of the employer's list. */
export const applicantBrief = async (db: Database, id: string): Promise<Wire<'Applicant'>> =>
  toApplicant(await readApplicant(db, id));

/** Tags without empty ones, each once, whatever their letter case. */
const cleanTags = (tags: readonly string[]): string[] => [
  ...new Map(
    tags
      .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
      .flatMap((tag) => (tag === '' ? [] : [[tag.toLowerCase(), tag] as const])),
  ).values(),
];

/** Rates or tags an application. */
export const updateApplicant = async (
  db: Database,
  id: string,
  { rating, tags }: Wire<'ApplicantUpdate'>,
): Promise<Wire<'Applicant'>> => {
  await db.transaction(async (tx) => {
    await updateMarks(tx, id, {
      rating: rating === 0 ? null : rating,
      tags: tags && cleanTags(tags),
    });
    if (tags) await updatePrivateWords(tx, id);
  });
  return applicantBrief(db, id);
};

const batchSize = 500;

/** All matching applications, most recently sent first, in batches. */
export const applicantBatches = (
  db: Database,
  filters: ApplicantFilters,
): AsyncGenerator<ApplicantRow[], void, undefined> =>
  batchesOf(batchSize, (last) => applicantsAfter(db, filters, last, batchSize));
