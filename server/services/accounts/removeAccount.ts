import type { AccountRole } from '@contract/accountFields';
import { site } from '@contract/constants/site';
import { day } from '@contract/time/durations';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { lockPasswordHash } from '../../repositories/accounts/accounts';
import { dropApiKeysOf } from '../../repositories/accounts/apiKeys';
import { restoreDays, type DeletedBy } from '../../repositories/accounts/deletedAccounts';
import { mailAccountById } from '../../repositories/accounts/mailAccounts';
import { endSessionsOf } from '../../repositories/accounts/sessions';
import { isId } from '../../repositories/ids';
import { addAudit, auditActor, deletionReason } from '../../repositories/office/audit';
import { removeEmployer } from '../../repositories/people/employers';
import { removePerson } from '../../repositories/people/people';
import { seekers } from '../../repositories/people/seekers';
import { dropSourcesOf } from '../../repositories/sources/jobSources';
import { dropWebhooksOf } from '../../repositories/webhooks/webhooks';
import { hostTexts } from '../../texts/errors';
import { mailTexts } from '../../texts/mail';
import { endInterviewsOf } from '../applications/interviewEnds';
import { invalidateJobCaches } from '../cache';
import { leaveForDeletion } from '../companies/people';
import { namesOf } from '../mail/letter';
import { mailQueued, queueMail } from '../mail/queue';

const remove = {
  employer: removeEmployer,
  jobseeker: (tx: Queryable, id: string, by: DeletedBy) => removePerson(tx, seekers, id, by),
};
const actions = { employer: 'deleteEmployer', jobseeker: 'deleteJobSeeker' } as const;

const longDate = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
/** Returns the last day on which an account deleted now can be restored (product §6). */
const lastDay = (): string => longDate.format(Date.now() + restoreDays * day);

/**
 * Deletes an account on behalf of its owner or an administrator, in one transaction: removes it
 * from the site together with an employer's jobs (a company member's jobs go to a colleague), ends
 * its sessions, API keys, webhooks and job sources, cancels upcoming interviews and notifies the
 * other side, and writes the audit log. The account can be restored for 30 days, as an email tells
 * its owner. 404 if there is no such account, 409 if a company's last owner who has colleagues
 * deletes their own account.
 */
export const removeAccount = async (
  { db }: Context,
  actor: Actor,
  role: AccountRole,
  id: string,
  {
    origin,
    verifiedHash,
    reason,
  }: {
    /** the site's, for links in emails */ origin: string;
    /** the hash that the owner's password was verified against */ verifiedHash?: string;
    /** why an administrator deletes it; stored in the audit log */ reason?: string | undefined;
  },
): Promise<void> => {
  const by = actor.role === role ? 'self' : 'admin';
  await db.transaction(async (tx: Queryable) => {
    if (role === 'employer' && isId(id)) await leaveForDeletion(tx, actor, id.toLowerCase());
    if (verifiedHash !== undefined && (await lockPasswordHash(tx, role, id)) !== verifiedHash)
      throw new ApiError(401, hostTexts.noSession);
    const owner = isId(id) ? await mailAccountById(tx, role, id) : undefined;
    if (isId(id)) await endInterviewsOf(tx, role, id.toLowerCase(), origin);
    const username = await remove[role](tx, id, by);
    if (username === undefined) throw new ApiError(404, hostTexts.notFound);
    await endSessionsOf(tx, role, id);
    if (role === 'employer') {
      await dropApiKeysOf(tx, id);
      await dropWebhooksOf(tx, id);
      await dropSourcesOf(tx, id);
    }
    await addAudit(tx, {
      ...auditActor(actor),
      action: by === 'self' ? 'deleteAccount' : actions[role],
      recordId: id,
      before: { username },
      ...deletionReason(reason),
    });
    if (owner?.confirmedEmail)
      await queueMail(tx, {
        kind: 'accountDeleted',
        to: owner.confirmedEmail,
        letter: mailTexts.accountDeleted({
          ...namesOf(owner),
          until: lastDay(),
        }),
      });
  });
  mailQueued(db);
  await invalidateJobCaches(db);
};
