import { randomUUID } from 'node:crypto';
import { paths } from '@contract/paths';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { mailAccountById } from '../../repositories/accounts/mailAccounts';
import { addEvent } from '../../repositories/applications/applicationEvents';
import {
  addApplication,
  findApplication,
  lockForApplication,
  type ApplicationRow,
} from '../../repositories/applications/applications';
import { dropInterview } from '../../repositories/applications/interviews';
import { readRelationship, type Pair } from '../../repositories/inbox/blocks';
import { joinThreads } from '../../repositories/inbox/threads';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { findResume } from '../../repositories/resumes/resumes';
import { addApplicationDeliveries } from '../../repositories/webhooks/deliveries';
import { hostApplicationTexts } from '../../texts/applications';
import { hiringMailTexts } from '../../texts/hiringMail';
import type { Wire } from '../../wire';
import { mayNotify } from '../inbox/relationship';
import { storeIdempotencyRecord } from '../limits/exactlyOnce';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { readAnswers } from './answers';

/**
 * Returns the CV to send along: `undefined` if none was chosen; throws a 400 if it no longer
 * exists.
 */
const chosenResume = async (tx: Queryable, seekerId: string, resumeId: string | undefined) => {
  if (resumeId === undefined) return undefined;
  const resume = await findResume(tx, seekerId, resumeId);
  if (!resume) throw new ApiError(400, hostApplicationTexts.noSuchCv, 'resumeId');
  return resume;
};

/**
 * Throws a 409 if the job seeker has blocked the employer, unless they confirm it; a block by the
 * employer isn't revealed.
 */
const checkBlock = async (
  tx: Queryable,
  pair: Pair,
  { despiteBlock = false }: Wire<'ApplicationInput'>,
): Promise<void> => {
  if (despiteBlock) return;
  const { blockedBy } = await readRelationship(tx, pair);
  if (blockedBy.includes('jobseeker'))
    throw new ApiError(409, hostApplicationTexts.youBlocked, 'despiteBlock');
};

/**
 * Stores a job seeker's application and mails it to the employer; `origin` is the site's, for
 * links. A withdrawn application can be sent again. Throws a 404 for a job that isn't live; a 409
 * for an imported job, for a second application, and for a job of a blocked employer unless
 * confirmed; a 400 for answers that don't fit the job's questions.
 */
export const apply = async (
  db: Database,
  actor: Actor,
  input: Wire<'ApplicationInput'>,
  origin: string,
): Promise<ApplicationRow> => {
  const { jobId, message = '', note = '', source = 'link' } = input;
  const stored = await db.transaction(async (tx) => {
    const job = await lockForApplication(tx, jobId);
    if (!job?.live) throw new ApiError(404, hostApplicationTexts.jobEnded, 'jobId');
    const { employerId } = job;
    if (employerId === null) throw new ApiError(409, hostApplicationTexts.nobodysJob, 'jobId');
    if (job.applyUrl !== null) throw new ApiError(409, hostApplicationTexts.elsewhere, 'jobId');
    await checkBlock(tx, { employerId, seekerId: actor.accountId }, input);
    const resume = await chosenResume(tx, actor.accountId, input.resumeId);
    const id = await addApplication(tx, {
      id: randomUUID(),
      jobId,
      employerId,
      seekerId: actor.accountId,
      message,
      note: note.trim(),
      answers: readAnswers(job.questions, input.answers),
      cvId: resume?.fileId ?? null,
      cvName: resume?.name ?? null,
      resumeId: resume?.id ?? null,
      source,
      answerDays: job.answerDays,
    });
    if (id === undefined) throw new ApiError(409, hostApplicationTexts.appliedAlready, 'jobId');
    await storeIdempotencyRecord(tx, id);
    await joinThreads(tx, id);
    await dropInterview(tx, id);
    await addEvent(tx, { applicationId: id, kind: 'sent', role: 'jobseeker', name: '' });
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'applyToJob',
      recordId: id,
      after: { jobId },
    });
    const application = await findApplication(tx, id);
    if (!application) throw new Error('A stored application was not found.');
    await queueWebhookDeliveries(tx, { application, employerId, seekerId: actor.accountId });
    await queueApplication(tx, { application, employerId, seekerId: actor.accountId, origin });
    return application;
  });
  mailQueued(db);
  return stored;
};

type Received = { application: ApplicationRow; employerId: string; seekerId: string };
type ApplicationMail = Received & { origin: string };

/** Notifies the employer's webhooks, unless one side has blocked the other (`mayNotify`). */
const queueWebhookDeliveries = async (
  tx: Queryable,
  { application: { id, jobId, title }, employerId, seekerId }: Received,
): Promise<void> => {
  if (!(await mayNotify(tx, { employerId, seekerId }, 'employer'))) return;
  await addApplicationDeliveries(tx, { employerId, jobId, applicationId: id, title });
};

/** Mails the employer, whose reply goes to the job seeker, and sends the job seeker a receipt. */
const queueApplication = async (
  tx: Queryable,
  { application, employerId, seekerId, origin }: ApplicationMail,
): Promise<void> => {
  const seeker = await mailAccountById(tx, 'jobseeker', seekerId);
  // deleted in the meantime
  if (seeker === undefined) return;
  await notify(tx, {
    role: 'employer',
    accountId: employerId,
    origin,
    between: { employerId, seekerId },
    kind: 'application',
    // an unconfirmed address may be anybody's
    ...(seeker.confirmedEmail !== null && { replyTo: seeker.confirmedEmail }),
    write: (name) =>
      hiringMailTexts.application({
        name,
        applicant: `${seeker.firstName} ${seeker.lastName}`,
        jobtitle: application.title,
        message: application.note === '' ? application.message : application.note,
        applicantsUrl: `${origin}${paths.applicationsOf(application.jobId)}&applicant=${application.id}`,
        profileUrl: `${origin}${paths.jobSeekerReadOnly(seeker.username)}`,
        mayReply: seeker.confirmedEmail !== null,
      }),
  });
  await notify(tx, {
    role: 'jobseeker',
    accountId: seekerId,
    origin,
    kind: 'notice',
    urgent: true,
    write: (name) =>
      hiringMailTexts.applied({
        name,
        jobtitle: application.title,
        company: application.company,
        url: `${origin}${paths.application(application.id)}`,
      }),
  });
};
