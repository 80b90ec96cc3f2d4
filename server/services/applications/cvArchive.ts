import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import type { ApplicantRow } from '../../repositories/applications/applicants';
import { addCvOpened } from '../../repositories/applications/applicationEvents';
import { readFile } from '../files/storedFiles';
import { uniqueNames } from '../office/uniqueNames';
import type { ZipEntry } from '../office/zip';
import { kindOf } from '../resumes/resumeFile';
import { applicantBatches } from './applicants';
import { shownEmployer } from './people';

/**
 * Returns a file name such as "Nadia Saab.pdf": the sender's name without path separators and
 * invisible characters.
 */
const fileNameOf = ({ sender, cvType }: ApplicantRow): string => {
  const name =
    `${sender.firstName ?? ''} ${sender.lastName ?? ''}`
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]/gu, '')
      .replaceAll(/^[\s.]+|(?<![\s.])[\s.]+$/g, '') ||
    (sender.username ?? 'cv').replaceAll(/[^\w-]/g, '_');
  return `${name}.${kindOf(cvType ?? '')}`;
};

/**
 * Yields the CVs of all matching applications, reading one file at a time. Marks each as opened.
 */
export async function* cvEntries(
  db: Database,
  actor: Actor,
  query: Parameters<typeof applicantBatches>[2],
): AsyncGenerator<ZipEntry, void> {
  const openedBy = await shownEmployer(db, actor.accountId);
  const nameOf = uniqueNames();
  for await (const rows of applicantBatches(db, actor, query)) {
    for (const row of rows) {
      const file = row.cvId === null ? undefined : await readFile(db, row.cvId);
      if (!file) continue;
      // before it is sent: a client that disconnects may have received it
      await addCvOpened(db, row.id, openedBy);
      yield { name: nameOf(fileNameOf(row)), mtime: row.sentAt, content: file.bytes };
    }
  }
}
