import { minute } from '@contract/time/durations';
import type { Queryable } from '../../database/database';
import { addEvent } from '../../repositories/applications/applicationEvents';
import type { LockedApplication } from '../../repositories/applications/applications';
import {
  closeInterview,
  findInterview,
  restoreInterview,
  type InterviewRow,
} from '../../repositories/applications/interviews';
import { dropWaitingItems } from '../../repositories/inbox/inboxItems';
import { dropWaitingMails } from '../../repositories/mail/mails';
import { notifyCancelled } from './interviewMails';

/** Whether it is offered or booked. */
export const isOn = (interview: InterviewRow | undefined): interview is InterviewRow =>
  interview?.state === 'offered' || interview?.state === 'booked';

/** Whether nothing of it is still to come. */
export const isOver = ({ times, chosenAt, minutes }: InterviewRow): boolean => {
  const last = chosenAt ?? times.at(-1);
  return last === undefined || last.getTime() + minutes * minute <= Date.now();
};

type Ending = {
  by: 'jobseeker' | 'employer';
  /** Who did it, as the applicant reads it; '' for the applicant. */
  name: string;
  origin: string;
  /** How long the move that ends it can be undone, in seconds: nobody is told before. */
  undoSeconds?: number;
};

/** Ends the interview of an application that is decided; one that took place stays as it was. */
export const endInterview = async (
  tx: Queryable,
  application: LockedApplication,
  { by, name, origin, undoSeconds = 0 }: Ending,
): Promise<void> => {
  const interview = await findInterview(tx, application.id);
  if (!isOn(interview)) return;
  const isPast = isOver(interview);
  if (isPast && interview.state === 'booked') return;
  await closeInterview(tx, application.id, 'cancelled', undoSeconds);
  if (isPast) return;
  await addEvent(tx, {
    applicationId: application.id,
    kind: 'interviewCancelled',
    role: by,
    name,
  });
  await notifyCancelled(tx, application, interview, { by, origin, delay: undoSeconds });
};

/**
 * Takes back what the last move of an application left waiting: the mails and the item of the inbox
 * about it, and the end of the interview that they tell of. `name` is whose work that is, as the
 * applicant reads it.
 */
export const undoWaiting = async (
  tx: Queryable,
  application: LockedApplication,
  name: string,
): Promise<void> => {
  await dropWaitingMails(tx, application.id);
  await dropWaitingItems(tx, application.id);
  const state = await restoreInterview(tx, application.id);
  if (state === undefined) return;
  await addEvent(tx, {
    applicationId: application.id,
    kind: state === 'booked' ? 'interviewBooked' : 'interviewOffered',
    role: 'employer',
    name,
  });
};
