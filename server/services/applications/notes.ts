import { randomUUID } from 'node:crypto';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  addNote,
  deleteNote,
  updatePrivateWords,
} from '../../repositories/applications/applicationNotes';
import type { NoteRow } from '../../repositories/applications/applicationNotes';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostApplicationTexts } from '../../texts/applications';
import { hostTexts } from '../../texts/errors';
import { storeIdempotencyRecord } from '../limits/exactlyOnce';
import { shownPerson } from './people';

const checkText = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed === '') throw new ApiError(400, hostApplicationTexts.emptyMessage, 'text');
  return trimmed;
};

/** Records the action and who did it, but not the note's text. */
const auditNote = (
  tx: Queryable,
  actor: Actor,
  action: 'addApplicantNote' | 'deleteApplicantNote',
  recordId: string,
): Promise<number> => addAudit(tx, { ...auditActor(actor), action, recordId });

/** Adds a note that only the employer's side can read. */
export const addApplicantNote = (
  db: Database,
  actor: Actor,
  applicationId: string,
  text: string,
): Promise<NoteRow> =>
  db.transaction(async (tx) => {
    const note = await addNote(tx, {
      id: randomUUID(),
      applicationId,
      authorId: actor.accountId,
      name: await shownPerson(tx, 'employer', actor.accountId),
      text: checkText(text),
    });
    await storeIdempotencyRecord(tx, note.id);
    await updatePrivateWords(tx, applicationId);
    await auditNote(tx, actor, 'addApplicantNote', applicationId);
    return note;
  });

/** Deletes a note. Throws a 404 if it doesn't exist. */
export const deleteApplicantNote = (
  db: Database,
  actor: Actor,
  applicationId: string,
  noteId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    if ((await deleteNote(tx, applicationId, noteId)) === 0)
      throw new ApiError(404, hostTexts.notFound);
    await updatePrivateWords(tx, applicationId);
    await auditNote(tx, actor, 'deleteApplicantNote', applicationId);
  });
