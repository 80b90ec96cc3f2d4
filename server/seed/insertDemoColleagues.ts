import { randomUUID } from 'node:crypto';
import { companyLimits } from '@contract/companies';
import { caseFold } from '@contract/text/caseFold';
import { day } from '@contract/time/durations';
import type { Queryable } from '../database/database';
import { setEmailVerified } from '../repositories/accounts/mailAccounts';
import { upsertColleagueInvitation } from '../repositories/companies/colleagueInvitations';
import { addColleague, foundCompany } from '../repositories/companies/colleagues';
import { addAudit } from '../repositories/office/audit';
import { changeEmployer, employers } from '../repositories/people/employers';
import { addPerson } from '../repositories/people/people';
import { hashSecret, newSecret } from '../secrets';
import { demoColleagues, demoHistory, demoInvitation } from './demo/colleagues';
import { demoEmployers } from './demo/employers';

const founder = 'demo.employer';
type DemoJob = { id?: string; employerId: string | null; title: string };

/** Gives the demo employer two colleagues, a pending invitation, and some history. */
export const insertDemoColleagues = async (
  tx: Queryable,
  jobs: readonly DemoJob[],
  { founderId, passwordHash }: { founderId: string; passwordHash: string },
  now: Date,
): Promise<void> => {
  const companyId = await foundCompany(tx, founderId);
  const ids = new Map([[founder, founderId]]);
  const jobIds = jobs
    .filter(({ employerId }) => employerId === founderId)
    .flatMap(({ id }) => id ?? []);
  for (const { access, chosenJobs, ...person } of demoColleagues) {
    const id = randomUUID();
    ids.set(person.username, id);
    await addPerson(tx, employers, { ...person, id, passwordHash });
    await changeEmployer(tx, id, {
      experienceEmployer: person.experience,
      companyName: demoEmployers.find(({ username }) => username === founder)?.company.name ?? '',
    });
    await setEmailVerified(tx, 'employer', id, caseFold(person.email));
    await addColleague(tx, companyId, id, { ...access, jobIds: jobIds.slice(0, chosenJobs) });
  }
  await upsertColleagueInvitation(tx, {
    ...demoInvitation,
    id: randomUUID(),
    companyId,
    jobIds: [],
    invitedBy: founderId,
    // nobody has the link
    tokenHash: hashSecret(newSecret()),
    expiresAt: new Date(now.getTime() + (companyLimits.invitationDays - 1) * day),
  });
  for (const { by, action, title, about, after } of demoHistory) {
    const recordId =
      title === undefined ? ids.get(about ?? by) : jobs.find((job) => job.title === title)?.id;
    if (recordId === undefined) throw new Error(`The demo data have no ${title ?? about ?? by}.`);
    await addAudit(tx, {
      actorRole: 'employer',
      actorId: ids.get(by) ?? null,
      action,
      recordId,
      ...(after && { after }),
    });
  }
};
