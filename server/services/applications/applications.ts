import { randomUUID } from 'node:crypto';
import type { components } from '@contract/generated/types';
import { paths } from '@contract/paths';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { mailAccountById } from '../../repositories/accounts/mailAccounts';
import {
  addApplication,
  findApplication,
  lockForApplication,
  type ApplicationRow,
} from '../../repositories/applications/applications';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostTexts } from '../../texts/errors';
import { hostJobsTexts } from '../../texts/jobs';
import { mailTexts } from '../../texts/mail';
import { shownName } from '../mail/letter';
import { mailQueued, queueMail } from '../mail/queue';

type ApplicationInput = components['schemas']['ApplicationInput'];

/**
 * Stores a seeker's application and mails it to the employer; `origin` is the site's, for the
 * links. 404 for a job that isn't live; 409 for an imported job and for a second application.
 */
export const apply = async (
  db: Database,
  actor: Actor,
  { jobId, message = '' }: ApplicationInput,
  origin: string,
): Promise<ApplicationRow> => {
  const stored = await db.transaction(async (tx) => {
    const job = await lockForApplication(tx, jobId);
    if (!job?.live) throw new ApiError(404, hostTexts.notFound, 'jobId');
    if (job.employerId === null) throw new ApiError(409, hostJobsTexts.nobodysJob, 'jobId');
    const id = randomUUID();
    const added = await addApplication(tx, { id, jobId, seekerId: actor.accountId, message });
    if (added === 0) throw new ApiError(409, hostJobsTexts.appliedAlready, 'jobId');
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'applyToJob',
      recordId: id,
      after: { jobId },
    });
    const application = await findApplication(tx, id);
    if (!application) throw new Error('A stored application was not found.');
    await queueApplication(tx, {
      application,
      employerId: job.employerId,
      seekerId: actor.accountId,
      message,
      origin,
    });
    return application;
  });
  mailQueued(db);
  return stored;
};

type ApplicationMail = {
  application: ApplicationRow;
  employerId: string;
  seekerId: string;
  message: string;
  origin: string;
};

/** Queues the mail to the employer; a reply goes to the seeker. */
const queueApplication = async (
  tx: Queryable,
  { application, employerId, seekerId, message, origin }: ApplicationMail,
): Promise<void> => {
  const [employer, seeker] = [
    await mailAccountById(tx, 'employer', employerId),
    await mailAccountById(tx, 'jobseeker', seekerId),
  ];
  // either may have been deleted in the meantime
  if (employer === undefined || seeker === undefined) return;
  const letter = mailTexts.application({
    name: shownName(employer.firstName),
    applicant: `${seeker.firstName} ${seeker.lastName}`,
    jobtitle: application.title,
    message,
    applicantsUrl: `${origin}${paths.employerProfile(employer.username)}?applicants=${encodeURIComponent(application.jobId)}`,
    profileUrl: `${origin}/jobseekerppreadonly/${encodeURIComponent(seeker.username)}`,
  });
  await queueMail(tx, { kind: 'application', to: employer.email, replyTo: seeker.email, letter });
};
