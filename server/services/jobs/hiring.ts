import { caseFold } from '@contract/caseFold';
import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import type { JobQuestion } from '../../repositories/applications/applications';
import { setHiring } from '../../repositories/jobs/hiring';
import { lockJob, type WholeJob } from '../../repositories/jobs/jobLists';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostTexts } from '../../texts/errors';
import { hostJobsTexts } from '../../texts/jobs';
import type { Wire } from '../../wire';
import { invalidateJobCaches } from '../cache';
import { lockUnsuspendedEmployer, readStoredJob } from './jobs';

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

/** A job's questions, trimmed. 400 where two share an id, or a choice hasn't 2 different answers. */
const readQuestions = (questions: readonly JobQuestion[]): JobQuestion[] => {
  if (!areDifferent(questions.map(({ id }) => id))) refuse(hostJobsTexts.sameQuestion);
  return questions.map(readQuestion);
};

const hiringOf = ({ questions, answerDays }: WholeJob) => ({ questions, answerDays });

/**
 * Sets what a job asks its applicants and within how many days it promises them an answer. What
 * was sent before stays as it was asked and promised. A suspended employer can't (403), nor for a
 * job that was taken down (409).
 */
export const updateJobHiring = async (
  db: Database,
  actor: Actor,
  id: string,
  input: Wire<'JobHiring'>,
): Promise<WholeJob> => {
  const after = {
    questions: readQuestions(input.questions),
    answerDays: input.answersWithin,
  };
  await db.transaction(async (tx) => {
    await lockUnsuspendedEmployer(tx, actor);
    const job = await lockJob(tx, id);
    if (!job) throw new ApiError(404, hostTexts.notFound);
    if (job.status === 'removed') throw new ApiError(409, hostJobsTexts.removedJob);
    await setHiring(tx, id, after);
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
