import { randomUUID } from 'node:crypto';
import { hostTexts } from '@contract/texts/host';
import { hostJobsTexts } from '@contract/texts/hostJobs';
import type { components } from '@contract/generated/types';
import type { Database } from '../database/database';
import type { Caller } from '../plugins/callers';
import { ApiError } from '../plugins/errors';
import { addApplication, findApplication, lockForApplication, type ApplicationRow } from '../repositories/applications';
import { addAudit } from '../repositories/audit';

type ApplicationInput = components['schemas']['ApplicationInput'];

/** Stores a seeker's application. 404 for a job that isn't live; 409 for one that nobody here owns, and for a second application. */
export const apply = (db: Database, actor: NonNullable<Caller>, { jobId, message = '' }: ApplicationInput): Promise<ApplicationRow> =>
  db.transaction(async (tx) => {
    const job = await lockForApplication(tx, jobId);
    if (!job?.live) throw new ApiError(404, hostTexts.notFound, 'jobId');
    if (job.employerId === null) throw new ApiError(409, hostJobsTexts.nobodysJob, 'jobId');
    const id = randomUUID();
    const added = await addApplication(tx, { id, jobId, seekerId: actor.accountId, message });
    if (added === 0) throw new ApiError(409, hostJobsTexts.appliedAlready, 'jobId');
    await addAudit(tx, { actorRole: actor.role, actorId: actor.accountId, action: 'applyToJob', recordId: id, after: { jobId } });
    const application = await findApplication(tx, id);
    if (!application) throw new Error('A stored application was not found.');
    return application;
  });
