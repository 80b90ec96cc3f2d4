import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { ApplicationState } from '@contract/jobs/applicationLife';
import type { Queryable } from '../../database/database';
import type { AlertSearch } from '../alerts/jobAlerts';
import type { InvitationState } from '../candidates/candidateInvitations';
import { candidateName, fullName } from '../candidates/candidates';
import { isSeen, jobScopeOf } from '../companies/jobScope';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isId } from '../ids';
import type { AccountEvent } from './events';
import { isInAny, type ThreadTopic } from './threadTopic';

export type InboxKind = 'message' | 'interview' | 'answer' | 'alert' | 'invitation';
/** Data of an item that can't be read from its topic. */
export type InboxData = { state?: ApplicationState; jobs?: number };
export type InboxOwner = { role: AccountRole; accountId: string };
/** What an item is about. */
type InboxTopic = { applicationId: string } | { invitationId: string } | { alertId: string };
export type NewInboxItem = InboxOwner & {
  kind: InboxKind;
  data: InboxData;
  /** Seconds until it is shown. */
  delay: number;
  about: InboxTopic;
};

const aboutItem = sql`coalesce(i.application_id, i.invitation_id, i.alert_id) AS about`;

/**
 * Stores an item. If there is one about the same thread, interview or invitation, that becomes
 * unread again. Returns false if the account is deleted or suspended.
 */
export const addInboxItem = async (tx: Queryable, item: NewInboxItem): Promise<boolean> => {
  const { role, accountId, kind, data, delay, about } = item;
  const applicationId = 'applicationId' in about ? about.applicationId : null;
  const invitationId = 'invitationId' in about ? about.invitationId : null;
  const alertId = 'alertId' in about ? about.alertId : null;
  const once =
    invitationId === null
      ? sql`(role, account_id, kind, application_id) WHERE kind IN ('message', 'interview')`
      : sql`(role, account_id, kind, invitation_id) WHERE invitation_id IS NOT NULL`;
  const account =
    role === 'employer'
      ? sql`SELECT 1 FROM employers WHERE id = ${accountId} AND deleted_at IS NULL AND suspended_at IS NULL`
      : sql`SELECT 1 FROM job_seekers WHERE id = ${accountId} AND deleted_at IS NULL AND suspended_at IS NULL`;
  const stored = await tx.execute(sql`
    INSERT INTO inbox_items (id, role, account_id, kind, application_id, invitation_id, alert_id, data, at, announced)
    SELECT ${randomUUID()}::uuid, ${role}, ${accountId}::uuid, ${kind}, ${applicationId}::uuid, ${invitationId}::uuid, ${alertId}::uuid, ${JSON.stringify(data)}::jsonb,
      now() + make_interval(secs => ${delay}), ${delay === 0}
    WHERE EXISTS (${account})
    ON CONFLICT ${once} DO UPDATE SET at = excluded.at, read_at = NULL, data = excluded.data, announced = excluded.announced`);
  return stored > 0;
};

/** Deletes the delayed items of an application's last move. */
export const dropWaitingItems = (tx: Queryable, applicationId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM inbox_items WHERE application_id = ${applicationId} AND at > now()`);

/** Claims the items that are due to be shown; concurrent hosts get different ones. */
export const claimShownItems = (tx: Queryable, limit: number): Promise<AccountEvent[]> =>
  tx.query<AccountEvent>(sql`
  UPDATE inbox_items i SET announced = true WHERE id IN (
    SELECT id FROM inbox_items WHERE NOT announced AND at <= now() ORDER BY at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
  RETURNING role, account_id AS "accountId", kind, ${aboutItem}`);

/** Deletes employers' items about messages of an invitation that they no longer see. */
export const dropInvitationMessages = (tx: Queryable, invitationId: string): Promise<number> =>
  tx.execute(
    sql`DELETE FROM inbox_items WHERE invitation_id = ${invitationId} AND role = 'employer' AND kind = 'message'`,
  );

/** Deletes the items about an invitation. */
export const dropInvitationItems = (tx: Queryable, invitationId: string): Promise<number> =>
  tx.execute(
    sql`DELETE FROM inbox_items WHERE invitation_id = ${invitationId} AND kind = 'invitation'`,
  );

export type InboxFilter = 'all' | 'unread' | 'employers' | 'alerts';
const filters: Record<InboxFilter, Sql> = {
  all: sql`true`,
  unread: sql`i.read_at IS NULL`,
  employers: sql`i.kind <> 'alert'`,
  alerts: sql`i.kind = 'alert'`,
};
/** Returns a condition: whether item `i` is shown in somebody's inbox. */
export const shownTo = async (db: Queryable, { role, accountId }: InboxOwner): Promise<Sql> => {
  const own = sql`i.role = ${role} AND i.account_id = ${accountId} AND i.at <= now()`;
  if (role === 'jobseeker') return own;
  // hides items about jobs that the employer no longer sees, and about candidates who now block the
  // company
  const has = isSeen(await jobScopeOf(db, accountId), {
    employerId: sql`x.employer_id`,
    jobId: sql`x.job_id`,
  });
  return sql`${own} AND (EXISTS (SELECT 1 FROM applications x WHERE x.id = i.application_id AND ${has})
    OR EXISTS (SELECT 1 FROM candidate_invitations x WHERE x.id = i.invitation_id AND ${has} AND NOT seeker_blocks(x.seeker_id, x.employer_id)))`;
};

export type InboxRow = {
  id: string;
  kind: InboxKind;
  at: Date;
  isRead: boolean;
  data: InboxData;
  applicationId: string | null;
  invitationId: string | null;
  /** The invited candidate, if the inbox belongs to the employer that invited them. */
  candidateId: string | null;
  invitationState: InvitationState | null;
  /** The employer's message in the invitation. */
  invitationText: string | null;
  /** The invited person's name, as far as they show it. */
  invited: string | null;
  jobId: string | null;
  title: string | null;
  company: string | null;
  logoId: string | null;
  /**
   * The applicant's name when the application was sent, or the person who accepted the invitation.
   */
  applicant: string | null;
  alertId: string | null;
  alertName: string | null;
  alertSearch: AlertSearch | null;
  /** The author's side of the thread's last message. */
  lastFrom: AccountRole | null;
  lastName: string | null;
  lastText: string | null;
  hasFile: boolean;
};

export const listInboxItems = async (
  db: Queryable,
  owner: InboxOwner,
  show: InboxFilter,
  { limit, skip }: { limit: number; skip: number },
): Promise<InboxRow[]> =>
  db.query<InboxRow>(sql`
  SELECT i.id, i.kind, i.at, i.read_at IS NOT NULL AS "isRead", i.data, i.application_id AS "applicationId", coalesce(a.job_id, v.job_id) AS "jobId", j.title, j.company,
    e.logo_id AS "logoId", CASE WHEN a.id IS NULL THEN ${fullName} ELSE trim(coalesce(a.sender->>'firstName', '') || ' ' || coalesce(a.sender->>'lastName', '')) END AS applicant,
    v.id AS "invitationId", v.state AS "invitationState", left(v.message, 2000) AS "invitationText",
    CASE WHEN v.employer_id = i.account_id AND p.is_open THEN p.candidate_id END AS "candidateId",
    ${candidateName(sql`v.state = 'accepted'`)} AS invited, i.alert_id AS "alertId", l.name AS "alertName", l.search AS "alertSearch",
    m.from_role AS "lastFrom", m.author_name AS "lastName", m.text AS "lastText", f.message_id IS NOT NULL AS "hasFile"
  FROM inbox_items i
  LEFT JOIN applications a ON a.id = i.application_id LEFT JOIN candidate_invitations v ON v.id = i.invitation_id
  LEFT JOIN open_profiles p ON p.seeker_id = v.seeker_id LEFT JOIN job_seekers s ON s.id = v.seeker_id
  LEFT JOIN jobs j ON j.id = coalesce(a.job_id, v.job_id) LEFT JOIN employers e ON e.id = coalesce(a.employer_id, v.employer_id)
  LEFT JOIN job_alerts l ON l.id = i.alert_id
  LEFT JOIN LATERAL (SELECT w.id, w.from_role, w.author_name, left(w.text, 200) AS text FROM application_messages w
    WHERE (w.application_id = i.application_id OR w.invitation_id = i.invitation_id) AND i.kind = 'message' ORDER BY w.created_at DESC, w.id DESC LIMIT 1) m ON true
  LEFT JOIN message_files f ON f.message_id = m.id
  WHERE ${await shownTo(db, owner)} AND ${filters[show]} ORDER BY i.at DESC, i.id LIMIT ${limit} OFFSET ${skip}`);

/** Counts all items that match the filter, and the unread ones of the whole inbox. */
export const countInboxItems = async (
  db: Queryable,
  owner: InboxOwner,
  show: InboxFilter,
): Promise<{ total: number; unread: number }> => {
  const [row] = await db.query<{ total: number; unread: number }>(sql`
    SELECT count(*) FILTER (WHERE ${filters[show]}) AS total, count(*) FILTER (WHERE i.read_at IS NULL) AS unread FROM inbox_items i WHERE ${await shownTo(db, owner)}`);
  return row ?? { total: 0, unread: 0 };
};

export const countUnreadItems = async (db: Queryable, owner: InboxOwner): Promise<number> => {
  const [row] = await db.query<{ unread: number }>(
    sql`SELECT count(*) AS unread FROM inbox_items i WHERE ${await shownTo(db, owner)} AND i.read_at IS NULL`,
  );
  return row?.unread ?? 0;
};

/** Marks items as read, or all if `ids` is undefined; returns those that were unread. */
export const markItemsRead = async (
  tx: Queryable,
  owner: InboxOwner,
  ids: readonly string[] | undefined,
): Promise<{ kind: InboxKind; about: string }[]> =>
  tx.query<{ kind: InboxKind; about: string }>(sql`
  UPDATE inbox_items i SET read_at = now() WHERE ${await shownTo(tx, owner)} AND i.read_at IS NULL
    AND ${ids === undefined ? sql`true` : sql`i.id = ANY(${ids.filter(isId)}::uuid[])`}
  RETURNING i.kind, ${aboutItem}`);

/**
 * Marks the items of somebody's threads as read; returns the ids of threads that had an unread one.
 */
export const markThreadItemsRead = async (
  tx: Queryable,
  { role, accountId }: InboxOwner,
  threads: readonly ThreadTopic[],
): Promise<string[]> => {
  const rows = await tx.query<{ about: string }>(sql`
    UPDATE inbox_items i SET read_at = now() WHERE i.role = ${role} AND i.account_id = ${accountId} AND i.at <= now() AND i.kind = 'message'
      AND ${isInAny(threads, sql`i`)} AND i.read_at IS NULL
    RETURNING ${aboutItem}`);
  return rows.map(({ about }) => about);
};

/** Deletes items after a year. */
export const dropOldInboxItems = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`inbox_items`, sql`at < now() - interval '1 year'`, limit);
