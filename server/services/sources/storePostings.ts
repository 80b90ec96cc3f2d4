import { randomUUID } from 'node:crypto';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { setClosingDay, setWorkplace } from '../../repositories/jobs/hiring';
import { makeLive, makeWaiting } from '../../repositories/jobs/jobLife';
import { lockJob } from '../../repositories/jobs/jobLists';
import { updateJobTexts, type JobTexts } from '../../repositories/jobs/jobs';
import { openCase } from '../../repositories/moderation/cases';
import { storeSigns } from '../../repositories/moderation/warningSigns';
import { addAudit } from '../../repositories/office/audit';
import type { ClaimedSource } from '../../repositories/sources/jobSources';
import {
  findSourceJobs,
  markSeen,
  saveSourceJob,
  setImported,
  type SourceJob,
} from '../../repositories/sources/sourceJobs';
import { expiryFrom } from '../jobs/jobLife';
import { insertPosting, reviewEdit, textsOf } from '../jobs/jobs';
import { repeatsTakenDown } from '../jobs/review';
import { signsOf } from '../moderation/warningSigns/signsOf';
import { changedGroups, type FieldGroup } from './readers/fieldHashes';
import type { ReadPosting } from './readers/readRow';
import { readStatedValues } from './readers/toPosting';
import { repeatedAmong } from './sameSource';

type Sources = Pick<Context, 'db' | 'env'>;
/** The actor of a source's changes in the audit log: the host, on behalf of the employer. */
export const bySource = { actorRole: 'host', actorId: null };

type Job = NonNullable<Awaited<ReturnType<typeof lockJob>>>;
type Outcome = 'added' | 'changed' | 'same';
type Storing = { source: ClaimedSource; posting: ReadPosting };

const add = async (
  context: Sources,
  tx: Queryable,
  { source, posting: { key, hash, job } }: Storing,
): Promise<void> => {
  const id = randomUUID();
  await insertPosting(context, tx, { ...job, id, employerId: source.employerId }, bySource);
  await saveSourceJob(tx, { sourceId: source.id, key, jobId: id, hash, run: source.run });
};

/**
 * Whether a job that is present again becomes live again, as if its employer renewed it: one that
 * expired, or that ended because it was gone. Jobs closed by the employer or taken down stay so.
 */
const comesBack = ({ status, goneAt }: SourceJob): boolean =>
  status === 'expired' || (status === 'filled' && goneAt !== null);

const renew = async (tx: Queryable, source: ClaimedSource, job: Job): Promise<void> => {
  const employerId = job.employerId ?? source.employerId;
  if (await repeatsTakenDown(tx, { ...job, employerId })) {
    await makeWaiting(tx, job.id);
    await openCase(tx, job.id, 'repeated');
  } else await makeLive(tx, job.id, expiryFrom(), false);
  await addAudit(tx, {
    ...bySource,
    action: 'renewJob',
    recordId: job.id,
    before: { status: job.status },
  });
};

/**
 * Merges texts: takes the source's if it changed them, otherwise keeps the stored ones, which the
 * employer may have edited.
 */
const mergedTexts = (
  job: Job,
  read: ReadPosting['job'],
  isChanged: (group: FieldGroup) => boolean,
): JobTexts => {
  const of = (group: FieldGroup) => (isChanged(group) ? read : job);
  const texts = of('texts');
  const pay = of('pay');
  return {
    title: of('title').title,
    company: of('company').company,
    location: of('location').location,
    overview: texts.overview,
    responsibilities: texts.responsibilities,
    qualifications: texts.qualifications,
    employmentType: of('type').employmentType,
    payFrom: pay.payFrom,
    payTo: pay.payTo,
    vacancies: of('vacancies').vacancies,
    degree: of('degree').degree,
  };
};

/**
 * Updates closing day and workplace if the source changed them. Clears a value that the source no
 * longer states, unless the employer has changed it since.
 */
const applyStatedValues = async (
  tx: Queryable,
  job: Job,
  {
    closesOn,
    workplace,
    title,
    location,
  }: Pick<ReadPosting['job'], 'closesOn' | 'workplace'> & Pick<JobTexts, 'title' | 'location'>,
  before: ReturnType<typeof readStatedValues>,
): Promise<void> => {
  const replaces = (now: string | null, was: string | undefined, own: string | null): boolean =>
    now !== own && now !== (was ?? null) && (now !== null || was === own);
  if (replaces(closesOn, before.closesOn, job.closesOn))
    await setClosingDay(tx, job, closesOn, expiryFrom());
  if (replaces(workplace, before.workplace, job.workplace))
    await setWorkplace(tx, { id: job.id, title, location }, workplace);
};

/** Stores what the source changed since the last reading; returns the job's texts. */
const writeChanged = async (
  { db }: Sources,
  tx: Queryable,
  { source, posting, known }: Storing & { known: SourceJob },
  job: Job,
): Promise<JobTexts> => {
  const { job: read, hash } = posting;
  const changed = changedGroups(known.hash, hash);
  const isChanged = (group: FieldGroup): boolean => changed.has(group);
  const texts = mergedTexts(job, read, isChanged);
  const { longDescription } = isChanged('texts') ? read : job;
  const { applyUrl } = isChanged('link') ? read : job;
  await updateJobTexts(tx, job.id, texts);
  // title and location also decide this if the source doesn't state it
  const tellsRemote = (['remote', 'title', 'location'] as const).some(isChanged);
  const remote = tellsRemote ? read.remote : null;
  await setImported(tx, job.id, { longDescription, applyUrl, remote });
  await applyStatedValues(tx, job, { ...read, ...texts }, readStatedValues(known.hash));
  await storeSigns(tx, job.id, await signsOf(db, tx, { ...job, ...texts, longDescription }));
  if (job.status === 'live') await reviewEdit(tx, { accountId: source.employerId }, job, texts);
  await addAudit(tx, {
    ...bySource,
    action: 'updateJob',
    recordId: job.id,
    before: textsOf(job),
    after: texts,
  });
  return texts;
};

const change = async (
  context: Sources,
  tx: Queryable,
  storing: Storing & { known: SourceJob },
): Promise<Outcome> => {
  const { source, posting, known } = storing;
  const { key, hash } = posting;
  const link = { sourceId: source.id, key, jobId: known.jobId, hash, run: source.run };
  const job = await lockJob(tx, known.jobId);
  // deleted or taken down here, or closed by its employer
  if (!job || job.status === 'removed' || (job.status === 'filled' && known.goneAt === null)) {
    await saveSourceJob(tx, link);
    return 'same';
  }
  const isChanged = hash !== known.hash && posting.wholeHash !== known.hash;
  const texts = isChanged ? await writeChanged(context, tx, storing, job) : textsOf(job);
  const isBack = comesBack(known);
  if (isBack) await renew(tx, source, { ...job, ...texts });
  await saveSourceJob(tx, link);
  return isBack ? 'added' : isChanged ? 'changed' : 'same';
};

type Refused = { posting: ReadPosting; reason: 'repeated' | 'tooMany' };
export type Counts = Record<Outcome, number> & { refused: Refused[] };

/**
 * Stores postings of a source: adds new ones as if the employer had posted them, and applies the
 * source's changes even over later edits. `room` is how many jobs may be added or come back. Lock
 * the employer first.
 */
export const storePostings = async (
  context: Sources,
  tx: Queryable,
  source: ClaimedSource,
  postings: readonly ReadPosting[],
  room: number,
): Promise<Counts> => {
  const counts: Counts = { added: 0, changed: 0, same: 0, refused: [] };
  const found = await findSourceJobs(
    tx,
    source.id,
    postings.map(({ key }) => key),
  );
  const known = new Map(found.map((each) => [each.key, each]));
  const isNew = ({ key }: ReadPosting): boolean => {
    const before = known.get(key);
    return !before || comesBack(before);
  };
  const repeated = await repeatedAmong(tx, source.employerId, source.id, postings.filter(isNew));
  const unchanged: string[] = [];
  for (const posting of postings) {
    const before = known.get(posting.key);
    if (before && before.hash === posting.hash && before.goneAt === null && !comesBack(before)) {
      unchanged.push(posting.key);
      continue;
    }
    if (repeated.has(posting.key)) {
      counts.refused.push({ posting, reason: 'repeated' });
      continue;
    }
    if (isNew(posting) && counts.added >= room) {
      counts.refused.push({ posting, reason: 'tooMany' });
      continue;
    }
    if (before) {
      counts[await change(context, tx, { source, posting, known: before })] += 1;
      continue;
    }
    await add(context, tx, { source, posting });
    counts.added += 1;
  }
  await markSeen(tx, source.id, unchanged, source.run);
  return counts;
};
