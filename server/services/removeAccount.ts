import { hostTexts } from '@contract/texts/host';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import type { Queryable } from '../database/database';
import { ApiError } from '../plugins/errors';
import { addAudit } from '../repositories/audit';
import { endSessionsOf } from '../repositories/sessions';
import { jobsChanged } from './recent';

/** Deletes an account at an administrator's word: off the site, its sessions ended, written into the audit log; all or nothing. */
export const removeAccount = async (
  { db }: Context, request: FastifyRequest, role: 'employer' | 'jobseeker', id: string,
  remove: (tx: Queryable, id: string) => Promise<string | undefined>,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const username = await remove(tx, id);
    if (username === undefined) throw new ApiError(404, hostTexts.notFound);
    await endSessionsOf(tx, role, id);
    await addAudit(tx, {
      actorRole: request.caller?.role ?? '', actorId: request.caller?.accountId ?? null,
      action: role === 'employer' ? 'deleteEmployer' : 'deleteJobSeeker', recordId: id, before: { username },
    });
  });
  jobsChanged(db);
};
