import { randomUUID } from 'node:crypto';
import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';
import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import {
  addMessage,
  markMessagesRead,
  type MessageRow,
} from '../../repositories/applications/applicationMessages';
import {
  addNote,
  deleteNote,
  updatePrivateWords,
} from '../../repositories/applications/applicationNotes';
import type { NoteRow } from '../../repositories/applications/applicationNotes';
import { lockApplication, setAnswered } from '../../repositories/applications/applications';
import { hostApplicationTexts } from '../../texts/applications';
import { hostTexts } from '../../texts/errors';
import { hiringMailTexts } from '../../texts/hiringMail';
import { recordMade } from '../limits/exactlyOnce';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { shownPerson } from './people';

const checkText = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed === '') throw new ApiError(400, hostApplicationTexts.emptyMessage, 'text');
  return trimmed;
};

/**
 * Writes to the other side of an application, which is told by mail; an employer's message counts
 * as an answer. 409 once it was withdrawn.
 */
export const sendApplicationMessage = async (
  db: Database,
  actor: Actor & { role: AccountRole },
  { applicationId, text }: { applicationId: string; text: string },
  origin: string,
): Promise<MessageRow> => {
  const stored = await db.transaction(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application) throw new ApiError(404, hostTexts.notFound);
    if (application.state === 'withdrawn')
      throw new ApiError(409, hostApplicationTexts.withdrawnSilence);
    const message = await addMessage(tx, {
      id: randomUUID(),
      applicationId,
      from: actor.role,
      name: await shownPerson(tx, actor.role, actor.accountId),
      text: checkText(text),
    });
    await recordMade(tx, message.id);
    if (actor.role === 'employer') await setAnswered(tx, applicationId);
    const [role, accountId, url] =
      actor.role === 'employer'
        ? (['jobseeker', application.seekerId, paths.application(applicationId)] as const)
        : ([
            'employer',
            application.employerId,
            `${paths.applicationsOf(application.jobId)}&applicant=${applicationId}`,
          ] as const);
    await notify(tx, {
      role,
      accountId,
      origin,
      kind: 'notice',
      write: (name) =>
        hiringMailTexts.message({
          name,
          writer: message.name,
          jobtitle: application.title,
          text: message.text,
          url: `${origin}${url}`,
        }),
    });
    return message;
  });
  mailQueued(db);
  return stored;
};

export const readApplicationMessages = (
  db: Database,
  role: AccountRole,
  applicationId: string,
): Promise<number> => markMessagesRead(db, applicationId, role);

/** Adds a note that only the employer's side reads. */
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
    await recordMade(tx, note.id);
    await updatePrivateWords(tx, applicationId);
    return note;
  });

/** 404 for a note that isn't there. */
export const deleteApplicantNote = (
  db: Database,
  applicationId: string,
  noteId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    if ((await deleteNote(tx, applicationId, noteId)) === 0)
      throw new ApiError(404, hostTexts.notFound);
    await updatePrivateWords(tx, applicationId);
  });
