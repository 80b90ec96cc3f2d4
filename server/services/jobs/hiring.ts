import { closingZone } from '@contract/constants/closingZone';
import { limits } from '@contract/limits';
import { caseFold } from '@contract/text/caseFold';
import { day } from '@contract/time/durations';
import { dateIn } from '@contract/time/localHours';
import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import type { JobQuestion } from '../../repositories/applications/applications';
import {
  setClosingDay,
  setHiring,
  setLongDescription,
  setWorkplace,
} from '../../repositories/jobs/hiring';
import { lockJob, type WholeJob } from '../../repositories/jobs/jobLists';
import { storeSigns } from '../../repositories/moderation/warningSigns';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostTexts } from '../../texts/errors';
import { hostJobsTexts } from '../../texts/jobs';
import type { Wire } from '../../wire';
import { invalidateJobCaches } from '../cache';
import { signsOf } from '../moderation/warningSigns/signsOf';
import { expiryFrom } from './jobLife';
import { lockForChange, readStoredJob } from './jobs';

const refuse = (text: string): never => {
  throw new ApiError(400, text, 'questions');
};
const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

const readQuestion = ({ id, kind, text, required, choices }: JobQuestion): JobQuestion => {
  const question = { id, kind, text: text.trim(), required };
  if (question.text === '') refuse(hostJobsTexts.emptyQuestion);
  if (kind !== 'choice') return choices ? refuse(hostJobsTexts.needlessChoices) : question;
  const trimmed = (choices ?? []).map((choice) => choice.trim());
  if (trimmed.length < 2 || trimmed.includes('') || !areDifferent(trimmed.map(caseFold)))
    refuse(hostJobsTexts.questionChoices(question.text));
  return { ...question, choices: trimmed };
};

/**
 * Trims a job's questions. Throws a 400 if two have the same id, or a choice has fewer than 2
 * distinct answers.
 */
const readQuestions = (questions: readonly JobQuestion[]): JobQuestion[] => {
  if (!areDifferent(questions.map(({ id }) => id))) refuse(hostJobsTexts.sameQuestion);
  return questions.map(readQuestion);
};

const hiringOf = ({ questions, answerDays, workplace, closesOn, longDescription }: WholeJob) => ({
  questions,
  answerDays,
  workplace,
  closesOn,
  longDescription,
});

/** Throws a 400 if a new closing day is in the past or more than a year away. */
const checkClosingDay = (closesOn: string | null, job: WholeJob): void => {
  if (closesOn === null || closesOn === job.closesOn) return;
  const now = Date.now();
  const first = dateIn(closingZone, now);
  const last = dateIn(closingZone, now + limits.closingDays * day);
  if (closesOn < first || closesOn > last)
    throw new ApiError(400, hostJobsTexts.closingDay, 'closesOn');
};

/** Returns the text to store: as it was typed, null if blank. */
const readLongDescription = (sent: string | null | undefined, job: WholeJob): string | null => {
  if (sent === undefined) return job.longDescription;
  return sent === null || sent.trim() === '' ? null : sent;
};

/**
 * Sets a job's questions, the number of days within which it promises an answer, its workplace, its
 * closing day, and its longer description. Applications sent before keep the questions and promises
 * that applied to them. Throws a 403 for a suspended employer, a 409 for a job that was taken down.
 */
export const updateJobHiring = async (
  db: Database,
  actor: Actor,
  id: string,
  input: Wire<'JobHiring'>,
): Promise<WholeJob> => {
  const sent = { questions: readQuestions(input.questions), answerDays: input.answersWithin };
  await db.transaction(async (tx) => {
    await lockForChange(tx, actor, id);
    const job = await lockJob(tx, id);
    if (!job) throw new ApiError(404, hostTexts.notFound);
    if (job.status === 'removed') throw new ApiError(409, hostJobsTexts.removedJob);
    const { workplace = job.workplace, closesOn = job.closesOn } = input;
    const longDescription = readLongDescription(input.longDescription, job);
    const after = { ...sent, workplace, closesOn, longDescription };
    checkClosingDay(closesOn, job);
    await setHiring(tx, id, sent);
    if (workplace !== job.workplace) await setWorkplace(tx, job, workplace);
    if (closesOn !== job.closesOn) await setClosingDay(tx, job, closesOn, expiryFrom());
    if (longDescription !== job.longDescription) {
      await setLongDescription(tx, id, longDescription);
      await storeSigns(tx, id, await signsOf(db, tx, { ...job, longDescription }));
    }
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'updateJobHiring',
      recordId: id,
      before: hiringOf(job),
      after,
    });
  });
  await invalidateJobCaches(db, id);
  return readStoredJob(db, id);
};
