import type { AccountRole } from '@contract/accountFields';
import { minute } from '@contract/time/durations';
import type { Queryable } from '../../database/database';
import { addEvent } from '../../repositories/applications/applicationEvents';
import {
  lockApplication,
  takeBackAnswer,
  type LockedApplication,
} from '../../repositories/applications/applications';
import {
  closeInterview,
  findInterview,
  listInterviewsToCome,
  restoreInterview,
  type InterviewRow,
} from '../../repositories/applications/interviews';
import { dropWaitingItems } from '../../repositories/inbox/inboxItems';
import { dropWaitingDigestItems } from '../../repositories/mail/digests';
import { dropWaitingMails } from '../../repositories/mail/mails';
import { notifyCancelled } from './interviewMails';
import { shownEmployer } from './people';

/**
 * Delay of the mails about a move, in seconds, so that it can be undone. Another move in the
 * meantime drops them.
 */
export const undoSeconds = 5 * 60;

/** Whether the interview is offered or booked. */
export const isOn = (interview: InterviewRow | undefined): interview is InterviewRow =>
  interview?.state === 'offered' || interview?.state === 'booked';

/** Whether all of its times are over. */
export const isOver = ({ times, chosenAt, minutes }: InterviewRow): boolean => {
  const last = chosenAt ?? times.at(-1);
  return last === undefined || last.getTime() + minutes * minute <= Date.now();
};

type Ending = {
  by: 'jobseeker' | 'employer';
  /** Who did it, as shown to the applicant; '' for the applicant. */
  name: string;
  origin: string;
  /**
   * How long the move that ends it can be undone, in seconds; notifications are delayed by that.
   */
  delay?: number;
};

/** Ends the interview of an application that was decided; one that took place is left unchanged. */
export const endInterview = async (
  tx: Queryable,
  application: LockedApplication,
  { by, name, origin, delay = 0 }: Ending,
): Promise<void> => {
  const interview = await findInterview(tx, application.id);
  if (!isOn(interview)) return;
  const isPast = isOver(interview);
  if (isPast && interview.state === 'booked') return;
  await closeInterview(tx, application.id, 'cancelled', delay);
  if (isPast) return;
  await addEvent(tx, {
    applicationId: application.id,
    kind: 'interviewCancelled',
    role: by,
    name,
  });
  await notifyCancelled(tx, application, interview, { by, origin, delay });
};

/**
 * Ends the upcoming interviews of an account, for both sides and in both calendars. Call it before
 * the account is deleted, since a deleted account can't be named in notifications.
 */
export const endInterviewsOf = async (
  tx: Queryable,
  role: AccountRole,
  accountId: string,
  origin: string,
): Promise<void> => {
  const name = role === 'employer' ? await shownEmployer(tx, accountId) : '';
  for (const id of await listInterviewsToCome(tx, role, accountId)) {
    const application = await lockApplication(tx, id);
    if (application) await endInterview(tx, application, { by: role, name, origin });
  }
};

/**
 * Undoes what is still pending from the last move of an application: its mails, its item in the
 * daily mail and the inbox, its counting as the promised answer, and the end of the interview.
 * `name` is the employer's, as shown to the applicant.
 */
export const undoWaiting = async (
  tx: Queryable,
  application: LockedApplication,
  name: string,
): Promise<void> => {
  await dropWaitingMails(tx, application.id);
  await dropWaitingDigestItems(tx, application.id);
  await dropWaitingItems(tx, application.id);
  await takeBackAnswer(tx, application.id, undoSeconds);
  const state = await restoreInterview(tx, application.id);
  if (state === undefined) return;
  await addEvent(tx, {
    applicationId: application.id,
    kind: state === 'booked' ? 'interviewBooked' : 'interviewOffered',
    role: 'employer',
    name,
  });
};
