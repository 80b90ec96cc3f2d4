import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import type { ApplicantFilters, ApplicantRow } from '../../repositories/applications/applicants';
import { addCvOpened } from '../../repositories/applications/applicationEvents';
import { findFile } from '../../repositories/media/files';
import type { ZipEntry } from '../office/zip';
import { kindOf } from '../resumes/resumeFile';
import { applicantBatches } from './applicants';
import { shownEmployer } from './people';

/** "Nadia Saab.pdf", and "Nadia Saab (2).pdf" where there are two of the name. */
const uniqueNames = () => {
  const used = new Map<string, number>();
  return ({ sender, cvType }: ApplicantRow): string => {
    const name =
      `${sender.firstName ?? ''} ${sender.lastName ?? ''}`
        .replaceAll(/[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]/gu, '')
        .replaceAll(/^[\s.]+|(?<![\s.])[\s.]+$/g, '') ||
      (sender.username ?? 'cv').replaceAll(/[^\w-]/g, '_');
    const key = `${name}.${kindOf(cvType ?? '')}`.toLowerCase();
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return `${name}${count === 1 ? '' : ` (${count})`}.${kindOf(cvType ?? '')}`;
  };
};

/** The CVs of all matching applications, one read at a time. Each counts as opened. */
export async function* cvEntries(
  db: Database,
  actor: Actor,
  filters: ApplicantFilters,
): AsyncGenerator<ZipEntry, void> {
  const openedBy = await shownEmployer(db, actor.accountId);
  const nameOf = uniqueNames();
  for await (const rows of applicantBatches(db, filters)) {
    for (const row of rows) {
      const file = row.cvId === null ? undefined : await findFile(db, row.cvId);
      if (!file) continue;
      // noted before it is sent: whoever leaves in the middle may have it
      await addCvOpened(db, row.id, openedBy);
      yield { name: nameOf(row), mtime: row.sentAt, content: file.bytes };
    }
  }
}
