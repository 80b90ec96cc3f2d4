import { randomUUID } from 'node:crypto';
import { limits } from '@contract/limits';
import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { addFile, dropUnusedFiles } from '../../repositories/media/files';
import {
  addResume,
  deleteResumeRow,
  findResume,
  listResumes,
  lockResumes,
  renameResume,
  replaceResumeFile,
  setDefaultResume,
  type ResumeRow,
} from '../../repositories/resumes/resumes';
import { hostTexts } from '../../texts/errors';
import { hostResumeTexts } from '../../texts/resumes';
import type { Wire } from '../../wire';
import { placeFile } from '../files/storedFiles';
import { storeIdempotencyRecord } from '../limits/exactlyOnce';
import { kindOf, readResumeFile, resumeName } from './resumeFile';

type Upload = { file: Buffer; name: string };

export const toResume = (row: ResumeRow): Wire<'Resume'> => ({
  _id: row.id,
  name: row.name,
  kind: kindOf(row.contentType),
  size: row.size,
  isDefault: row.isDefault,
  updatedAt: row.updatedAt.toISOString(),
  ...(row.lastSentAt && { lastSentAt: row.lastSentAt.toISOString() }),
});

/** Returns a CV; throws a 404 if it isn't the job seeker's. */
export const readResume = async (
  db: Pick<Database, 'query' | 'execute'>,
  seekerId: string,
  id: string,
): Promise<ResumeRow> => {
  const row = await findResume(db, seekerId, id);
  if (!row) throw new ApiError(404, hostTexts.notFound);
  return row;
};

/**
 * Stores a CV; the first one becomes the default. Throws a 400 for an invalid file, a 409 for a
 * fourth CV.
 */
export const uploadResume = async (
  db: Database,
  { accountId }: Actor,
  { file, name }: Upload,
): Promise<ResumeRow> => {
  const stored = await placeFile(db, await readResumeFile('file', file));
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await lockResumes(tx, accountId);
    const present = await listResumes(tx, accountId);
    if (present.length >= limits.resumes) throw new ApiError(409, hostResumeTexts.tooMany, 'file');
    const fileId = randomUUID();
    await addFile(tx, fileId, stored);
    await addResume(tx, {
      id,
      seekerId: accountId,
      fileId,
      name: resumeName(name, kindOf(stored.contentType)),
      isDefault: present.length === 0,
    });
    await storeIdempotencyRecord(tx, id);
  });
  return readResume(db, accountId, id);
};

/** Replaces a CV's file; applications that were sent keep the previous one. */
export const replaceResume = async (
  db: Database,
  { accountId }: Actor,
  id: string,
  { file, name }: Upload,
): Promise<ResumeRow> => {
  await readResume(db, accountId, id);
  const stored = await placeFile(db, await readResumeFile('file', file));
  await db.transaction(async (tx) => {
    await lockResumes(tx, accountId);
    const { fileId: former } = await readResume(tx, accountId, id);
    const fileId = randomUUID();
    await addFile(tx, fileId, stored);
    await replaceResumeFile(tx, id, {
      fileId,
      name: resumeName(name, kindOf(stored.contentType)),
    });
    await dropUnusedFiles(tx, [former]);
  });
  return readResume(db, accountId, id);
};

export const updateResume = async (
  db: Database,
  { accountId }: Actor,
  id: string,
  { name, isDefault }: Wire<'ResumeUpdate'>,
): Promise<ResumeRow> => {
  await db.transaction(async (tx) => {
    await lockResumes(tx, accountId);
    const { contentType } = await readResume(tx, accountId, id);
    if (name !== undefined) await renameResume(tx, id, resumeName(name, kindOf(contentType)));
    if (isDefault) await setDefaultResume(tx, accountId, id);
  });
  return readResume(db, accountId, id);
};

/** Deletes a CV; if it was the default, the latest of the others becomes the default. */
export const deleteResume = (db: Database, { accountId }: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockResumes(tx, accountId);
    const { fileId, isDefault } = await readResume(tx, accountId, id);
    await deleteResumeRow(tx, id);
    const [next] = isDefault ? await listResumes(tx, accountId) : [];
    if (next) await setDefaultResume(tx, accountId, next.id);
    await dropUnusedFiles(tx, [fileId]);
  });
