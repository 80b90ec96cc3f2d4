import { hostTexts } from '@contract/texts/host';
import type { Context } from '../context';
import type { Queryable } from '../database/database';
import type { Caller } from '../plugins/callers';
import { ApiError } from '../plugins/errors';
import { addAudit } from '../repositories/audit';
import type { AccountRole } from '../repositories/deletedAccounts';
import { removeEmployer } from '../repositories/employers';
import { removeSeeker } from '../repositories/seekers';
import { endSessionsOf } from '../repositories/sessions';
import { jobsChanged } from './recent';

const remove = { employer: removeEmployer, jobseeker: removeSeeker };
const actions = { employer: 'deleteEmployer', jobseeker: 'deleteJobSeeker' } as const;

/**
 * Deletes an account at an administrator's word or its own: off the site with an employer's jobs, its log-ins ended, written into the audit
 * log; all or nothing. It can be restored for 30 days. 404 where there is none.
 */
export const removeAccount = async ({ db }: Context, actor: NonNullable<Caller>, role: AccountRole, id: string): Promise<void> => {
  const by = actor.role === role ? 'self' : 'admin';
  await db.transaction(async (tx: Queryable) => {
    const username = await remove[role](tx, id, by);
    if (username === undefined) throw new ApiError(404, hostTexts.notFound);
    await endSessionsOf(tx, role, id);
    await addAudit(tx, { actorRole: actor.role, actorId: actor.accountId, action: by === 'self' ? 'deleteAccount' : actions[role], recordId: id, before: { username } });
  });
  jobsChanged(db);
};
