import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Zip, ZipPassThrough } from 'fflate';
import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import type { ApplicantFilters, ApplicantRow } from '../../repositories/applications/applicants';
import { addCvOpened } from '../../repositories/applications/applicationEvents';
import { findFile } from '../../repositories/media/files';
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
        .replaceAll(/^[\s.]+|[\s.]+$/g, '') || (sender.username ?? 'cv').replaceAll(/[^\w-]/g, '_');
    const key = `${name}.${kindOf(cvType ?? '')}`.toLowerCase();
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return `${name}${count === 1 ? '' : ` (${count})`}.${kindOf(cvType ?? '')}`;
  };
};

/**
 * Streams the CVs of all matching applications as a zip, one read at a time: 500 of them take no
 * more memory than one. Each counts as opened. CVs are compressed already, so they are stored.
 */
export const streamCvs = async (
  db: Database,
  reply: FastifyReply,
  actor: Actor,
  filters: ApplicantFilters,
): Promise<FastifyReply> => {
  const openedBy = await shownEmployer(db, actor.accountId);
  const nameOf = uniqueNames();
  const output = new PassThrough();
  const zip = new Zip((error, data, final) => {
    if (error) output.destroy(error);
    else if (final) output.end(data);
    else output.write(data);
  });
  const fill = async (): Promise<void> => {
    for await (const rows of applicantBatches(db, filters)) {
      for (const row of rows) {
        const file = row.cvId === null ? undefined : await findFile(db, row.cvId);
        if (!file) continue;
        if (output.destroyed) return;
        const entry = new ZipPassThrough(nameOf(row));
        entry.mtime = row.sentAt;
        zip.add(entry);
        entry.push(file.bytes, true);
        await addCvOpened(db, row.id, openedBy);
        if (output.writableNeedDrain)
          await Promise.race([once(output, 'drain'), once(output, 'close')]);
      }
    }
    zip.end();
  };
  // half an archive must not look whole
  void fill().catch((error: unknown) => output.destroy(error instanceof Error ? error : undefined));
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="cvs-${day}.zip"`)
    .send(output);
};
