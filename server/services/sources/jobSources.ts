import { randomUUID } from 'node:crypto';
import { sourceLimits } from '@contract/jobSources';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { jobScopeOf } from '../../repositories/companies/jobScope';
import { isEmployer, lockEmployerAlone } from '../../repositories/jobs/jobOwners';
import { addAudit, auditActor } from '../../repositories/office/audit';
import {
  dropSource,
  findSource,
  insertSource,
  listProblems,
  listSources,
  makeDue,
  setSchedule,
  type SourceHolders,
  type SourceRecord,
} from '../../repositories/sources/jobSources';
import { stopReading } from '../../repositories/sources/pausedSources';
import { hostTexts } from '../../texts/errors';
import { hostModerationTexts } from '../../texts/moderation';
import { hostSourceTexts } from '../../texts/sources';
import type { Wire } from '../../wire';
import { invalidateJobCaches } from '../cache';
import { storeIdempotencyRecord } from '../limits/exactlyOnce';
import { OutgoingError } from '../outgoing/outgoingError';
import { outgoingPolicyOf } from '../outgoing/outgoingPolicy';
import { readOutgoingUrl } from '../outgoing/outgoingUrl';
import { endSomeJobsOf } from './runSource';
import { checkNotImported, jobsIn } from './sameSource';
import { toMapping, toSource } from './sourceWire';

/** A file uploaded with a form. */
export type SourceFile = { name: string; bytes: Buffer };
export type SourceForm = Omit<Wire<'JobSourceInput'>, 'file'> & { file?: SourceFile };

/**
 * Returns whose sources an actor may manage: an owner those of the company, a recruiter their own,
 * an administrator everybody's. 403 for a reader.
 */
const holdersOf = async (db: Queryable, actor: Actor): Promise<SourceHolders> => {
  const { accountId } = actor;
  if (actor.role === 'admin') return 'all';
  const { role, employerIds } = await jobScopeOf(db, accountId);
  if (role === 'reader') throw new ApiError(403, hostSourceTexts.reader);
  return role === 'owner' ? employerIds : [accountId];
};

/**
 * Returns the employer to import for: the actor, or the one that an administrator names. 403 for
 * actors who may not import or who name somebody else, 400 if an administrator names nobody, 404 if
 * the employer doesn't exist.
 */
export const importerOf = async (
  db: Queryable,
  actor: Actor,
  employerId: string | undefined,
): Promise<string> => {
  await holdersOf(db, actor);
  if (actor.role !== 'admin') {
    if (employerId !== undefined && employerId !== actor.accountId)
      throw new ApiError(403, hostTexts.forbidden);
    return actor.accountId;
  }
  if (employerId === undefined)
    throw new ApiError(400, hostSourceTexts.employerNeeded, 'employerId');
  if (!(await isEmployer(db, employerId))) throw new ApiError(404, hostTexts.notFound);
  return employerId;
};

const ownSource = async (db: Queryable, actor: Actor, id: string): Promise<SourceRecord> => {
  const row = await findSource(db, await holdersOf(db, actor), id);
  if (!row) throw new ApiError(404, hostTexts.notFound);
  return row;
};

/**
 * Lists an actor's sources (the contract's getJobSources); for an administrator, those of the named
 * employer.
 */
export const readJobSources = async (
  db: Database,
  actor: Actor,
  employerId: string | undefined,
): Promise<Wire<'JobSource'>[]> => {
  const importer = await importerOf(db, actor, employerId);
  const holders = actor.role === 'admin' ? [importer] : await holdersOf(db, actor);
  return (await listSources(db, holders)).map(toSource);
};

/** Returns one of an actor's sources; 404 if there is no such source. */
export const oneJobSource = async (
  db: Queryable,
  actor: Actor,
  id: string,
): Promise<Wire<'JobSource'>> => toSource(await ownSource(db, actor, id));

/** Normalizes a source's address. 400 if it is invalid or private. */
export const checkedUrl = ({ env }: Pick<Context, 'env'>, text: string): string => {
  try {
    return readOutgoingUrl(text.trim(), outgoingPolicyOf(env)).href;
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    const { badAddress, privateAddress } = hostSourceTexts;
    throw new ApiError(400, error.problem === 'private' ? privateAddress : badAddress, 'url');
  }
};

/**
 * Checks a form and parses a table's mapping. 400 unless it has either an address or a file, or if
 * the mapping has no title.
 */
export const checkForm = ({ url, file, mapping }: SourceForm) => {
  if ((url === undefined) === (file === undefined))
    throw new ApiError(400, hostSourceTexts.urlOrFile, 'url');
  if (mapping === undefined) return undefined;
  const read = toMapping(mapping);
  if (!read) throw new ApiError(400, hostSourceTexts.noTitle, 'mapping');
  return read;
};

/** The fields of a source that go into the audit log, under its employer's id. */
const logged = ({ url, fileName, kind, schedule }: SourceRecord) => ({
  source: url ?? fileName,
  kind,
  schedule,
});

/**
 * Adds a source (the contract's addJobSource), which is due immediately. 409 if it is imported
 * already or there are too many.
 */
export const addJobSource = async (
  context: Context,
  actor: Actor,
  form: SourceForm,
): Promise<Wire<'JobSource'>> => {
  const { kind, url, file, schedule = 'off' } = form;
  const mapping = checkForm(form);
  const checked = url === undefined ? null : checkedUrl(context, url);
  const id = randomUUID();
  const employerId = await importerOf(context.db, actor, form.employerId);
  const jobs = file ? await jobsIn(file, kind, mapping) : [];
  await context.db.transaction(async (tx) => {
    const employer = await lockEmployerAlone(tx, employerId);
    if (!employer)
      throw actor.role === 'admin'
        ? new ApiError(404, hostTexts.notFound)
        : new ApiError(401, hostTexts.noSession);
    if (employer.suspension !== null)
      throw new ApiError(
        403,
        actor.role === 'admin'
          ? hostSourceTexts.suspendedEmployer
          : hostModerationTexts.suspendedPosts(employer.suspension),
      );
    await checkNotImported(tx, { employerId, url: checked, file, jobs });
    const isAdded = await insertSource(tx, {
      id,
      employerId,
      kind,
      url: checked,
      mapping: mapping ?? {},
      fileName: file?.name ?? null,
      file: file?.bytes ?? null,
      schedule: file ? 'off' : schedule,
    });
    if (!isAdded) throw new ApiError(409, hostSourceTexts.tooMany(sourceLimits.sources));
    await storeIdempotencyRecord(tx, id);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'addJobSource',
      recordId: employerId,
      after: logged(await ownSource(tx, actor, id)),
    });
  });
  return oneJobSource(context.db, actor, id);
};

/** Changes how often a source is read. 400 for a file. */
export const updateJobSource = async (
  db: Database,
  actor: Actor,
  id: string,
  { schedule }: Wire<'JobSourceChange'>,
): Promise<Wire<'JobSource'>> =>
  db.transaction(async (tx) => {
    const before = await ownSource(tx, actor, id);
    if (before.url === null && schedule !== 'off')
      throw new ApiError(400, hostSourceTexts.fileSchedule, 'schedule');
    await setSchedule(tx, before.id, schedule);
    const after = await ownSource(tx, actor, id);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'updateJobSource',
      recordId: before.employerId,
      before: logged(before),
      after: logged(after),
    });
    return toSource(after);
  });

/** Makes a source due now; 400 for a file source without a new file, 409 while it is being read. */
export const runJobSource = async (
  db: Database,
  actor: Actor,
  id: string,
  file: SourceFile | undefined,
): Promise<Wire<'JobSource'>> => {
  const source = await ownSource(db, actor, id);
  if (source.url === null && !file) throw new ApiError(400, hostSourceTexts.fileNeeded, 'file');
  if (source.url !== null && file) throw new ApiError(400, hostSourceTexts.urlOrFile, 'file');
  if ((await makeDue(db, source.id, file)) === 0) throw new ApiError(409, hostSourceTexts.reading);
  return oneJobSource(db, actor, id);
};

type Ended = { ended: number; isMore: boolean };
const nothing: Ended = { ended: 0, isMore: false };

/**
 * Ends some of a source's jobs, all if it has few; whoever ends the last ones deletes the source.
 * Until then it isn't read, so that no job comes back.
 */
const deletePart = async (
  tx: Queryable,
  actor: Actor,
  source: SourceRecord,
  { before, jobs }: { before: number; jobs: 'end' | 'keep' },
): Promise<Ended> => {
  await lockEmployerAlone(tx, source.employerId);
  const { ended, isMore } = jobs === 'end' ? await endSomeJobsOf(tx, source.id) : nothing;
  if (isMore) await stopReading(tx, source.id);
  else if ((await dropSource(tx, source.id)) > 0)
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'deleteJobSource',
      recordId: source.employerId,
      before: logged(source),
      after: { ended: before + ended },
    });
  return { ended, isMore };
};

/**
 * Deletes a source; its jobs end now, or stay until they expire. Ends a few per transaction, because
 * the employer is locked meanwhile. If that is interrupted, the source is still there, turned off.
 */
export const deleteJobSource = async (
  db: Database,
  actor: Actor,
  id: string,
  jobs: 'end' | 'keep',
): Promise<void> => {
  let part = await db.transaction(async (tx) =>
    deletePart(tx, actor, await ownSource(tx, actor, id), { before: 0, jobs }),
  );
  for (let before = part.ended; part.isMore; before += part.ended)
    part = await db.transaction(async (tx) => {
      const source = await findSource(tx, await holdersOf(tx, actor), id);
      // gone if the same call was made twice
      return source ? deletePart(tx, actor, source, { before, jobs }) : nothing;
    });
  if (jobs === 'end') await invalidateJobCaches(db);
};

/** Lists the problems of a source's last reading. */
export const readProblems = async (
  db: Database,
  actor: Actor,
  id: string,
): Promise<Wire<'JobSourceProblem'>[]> => listProblems(db, (await ownSource(db, actor, id)).id);
