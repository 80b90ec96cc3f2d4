import { randomUUID } from 'node:crypto';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { setClosingDay, setWorkplace } from '../../repositories/jobs/hiring';
import { makeLive, makeWaiting } from '../../repositories/jobs/jobLife';
import { lockJob } from '../../repositories/jobs/jobLists';
import { updateJobTexts } from '../../repositories/jobs/jobs';
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
import { saidIn, type ReadPosting } from './readers/toPosting';

type Sources = Pick<Context, 'db' | 'env'>;
/** A source's doing is the host's, on behalf of whoever added it. */
export const bySource = { actorRole: 'host', actorId: null };

type Outcome = 'added' | 'changed' | 'same' | 'tooMany';
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
 * A job that is there again, as if its employer renewed it: one that expired, or that ended since it
 * was gone. What its employer closed, and what was taken down, stays so.
 */
const comesBack = ({ status, goneAt }: SourceJob): boolean =>
  status === 'expired' || (status === 'filled' && goneAt !== null);

const renew = async (
  tx: Queryable,
  source: ClaimedSource,
  job: NonNullable<Awaited<ReturnType<typeof lockJob>>>,
): Promise<void> => {
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

/** Sets what the source says of it; what it doesn't say any more is as if it never had. */
const setSaid = async (
  tx: Queryable,
  job: NonNullable<Awaited<ReturnType<typeof lockJob>>>,
  { closesOn, workplace, title, location }: ReadPosting['job'],
  before: ReturnType<typeof saidIn>,
): Promise<void> => {
  const replaces = <Value>(now: Value | null, was: Value | undefined, own: Value | null): boolean =>
    now !== own && (now !== null || was === own);
  if (replaces<string>(closesOn, before.closesOn, job.closesOn))
    await setClosingDay(tx, job, closesOn, expiryFrom());
  if (replaces<string>(workplace, before.workplace, job.workplace))
    await setWorkplace(tx, { id: job.id, title, location }, workplace);
};

const change = async (
  { db }: Sources,
  tx: Queryable,
  { source, posting, known }: Storing & { known: SourceJob },
): Promise<Outcome> => {
  const { key, hash, job: read } = posting;
  const link = { sourceId: source.id, key, jobId: known.jobId, hash, run: source.run };
  const job = await lockJob(tx, known.jobId);
  // deleted here, taken down, or closed by its employer
  if (!job || job.status === 'removed' || (job.status === 'filled' && known.goneAt === null)) {
    await saveSourceJob(tx, link);
    return 'same';
  }
  const isChanged = hash !== known.hash;
  if (isChanged) {
    const texts = textsOf(read);
    await updateJobTexts(tx, job.id, texts);
    await setImported(tx, job.id, read);
    await setSaid(tx, job, read, saidIn(known.hash));
    const changed = { ...job, ...texts, longDescription: read.longDescription };
    await storeSigns(tx, job.id, await signsOf(db, tx, changed));
    if (job.status === 'live') await reviewEdit(tx, { accountId: source.employerId }, job, texts);
    await addAudit(tx, {
      ...bySource,
      action: 'updateJob',
      recordId: job.id,
      before: textsOf(job),
      after: texts,
    });
  }
  const isBack = comesBack(known);
  if (isBack) await renew(tx, source, { ...job, ...(isChanged && textsOf(read)) });
  await saveSourceJob(tx, link);
  return isBack ? 'added' : isChanged ? 'changed' : 'same';
};

export type Counts = Record<Outcome, number> & { refused: ReadPosting[] };

/**
 * Stores some postings of a source: what is new is added as if its employer had posted it, what has
 * changed there is changed here, whatever somebody made of it meanwhile. `room` is how many jobs
 * may be added. Lock the employer first.
 */
export const storePostings = async (
  context: Sources,
  tx: Queryable,
  source: ClaimedSource,
  postings: readonly ReadPosting[],
  room: number,
): Promise<Counts> => {
  const counts: Counts = { added: 0, changed: 0, same: 0, tooMany: 0, refused: [] };
  const found = await findSourceJobs(
    tx,
    source.id,
    postings.map(({ key }) => key),
  );
  const known = new Map(found.map((each) => [each.key, each]));
  const unchanged: string[] = [];
  for (const posting of postings) {
    const before = known.get(posting.key);
    if (before && before.hash === posting.hash && before.goneAt === null && !comesBack(before)) {
      unchanged.push(posting.key);
      continue;
    }
    if (before) {
      counts[await change(context, tx, { source, posting, known: before })] += 1;
      continue;
    }
    if (counts.added >= room) {
      counts.refused.push(posting);
      continue;
    }
    await add(context, tx, { source, posting });
    counts.added += 1;
  }
  await markSeen(tx, source.id, unchanged, source.run);
  return counts;
};
