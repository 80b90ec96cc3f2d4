import type { Caller } from '../../caller';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { addCvOpened } from '../../repositories/applications/applicationEvents';
import { findApplication } from '../../repositories/applications/applications';
import type { StoredFile } from '../../repositories/media/files';
import { hostApplicationTexts } from '../../texts/applications';
import { hostTexts } from '../../texts/errors';
import { readFile } from '../files/storedFiles';
import { textOfDocument } from '../resumes/documentWorker';
import { kindOf } from '../resumes/resumeFile';
import { shownEmployer } from './people';

/**
 * Returns the CV that was sent; if an employer reads it, that is recorded for its sender. Throws a
 * 404 if none was sent, or it was withdrawn.
 */
export const readApplicationCv = async (
  db: Database,
  caller: NonNullable<Caller>,
  id: string,
): Promise<{ name: string; file: StoredFile }> => {
  const row = await findApplication(db, id);
  const file = row?.cvId ? await readFile(db, row.cvId) : undefined;
  if (!row || !file) throw new ApiError(404, hostTexts.notFound);
  if (caller.role === 'employer')
    await addCvOpened(db, row.id, await shownEmployer(db, caller.accountId));
  return { name: row.cvName ?? '', file };
};

const textOf = async ({ contentType, bytes }: StoredFile): Promise<string | undefined> => {
  const kind = kindOf(contentType);
  // uploaded plain text is stored as UTF-8
  if (kind === 'txt') return bytes.toString('utf8');
  return kind === 'docx' ? textOfDocument(bytes) : undefined;
};

/**
 * Returns the text of the CV that was sent, and marks it as opened like the file itself. Throws a
 * 404 as `readApplicationCv` does, and a 409 for a type whose text can't be extracted, or a file
 * that can't be read.
 */
export const readApplicationCvText = async (
  db: Database,
  caller: NonNullable<Caller>,
  id: string,
): Promise<string> => {
  const { file } = await readApplicationCv(db, caller, id);
  const text = await textOf(file);
  if (text === undefined) throw new ApiError(409, hostApplicationTexts.noCvText);
  return text;
};
