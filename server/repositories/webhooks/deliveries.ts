import sql, { empty, type Sql } from 'sql-template-tag';
import { webhookLimits } from '@contract/webhooks';
import type { Queryable } from '../../database/database';
import type { Wire } from '../../wire';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isId } from '../ids';

type DeliveryType = Wire<'WebhookDelivery'>['type'];
export type DeliveryProblem = NonNullable<Wire<'WebhookDelivery'>['problem']>;
export type DeliveryRow = {
  id: string;
  number: number;
  type: DeliveryType;
  title: string;
  state: Wire<'WebhookDelivery'>['state'];
  tries: number;
  happenedAt: Date;
  endedAt: Date | null;
  nextAt: Date;
  status: number | null;
  problem: DeliveryProblem | null;
};
const columns = sql`d.id, d.number, d.event AS type, d.job_title AS title, d.state, d.tries, d.happened_at AS "happenedAt", d.ended_at AS "endedAt",
  d.next_at AS "nextAt", d.status, d.problem`;

type Application = { employerId: string; jobId: string; applicationId: string; title: string };
/**
 * Adds the deliveries about an application to the webhooks that subscribe to it. Those about jobs
 * are added by a trigger.
 */
export const addApplicationDeliveries = (
  tx: Queryable,
  { employerId, jobId, applicationId, title }: Application,
): Promise<unknown> =>
  tx.query(
    sql`SELECT add_webhook_deliveries('application.received', ${employerId}, ${jobId}, ${applicationId}, ${title}, NULL, now())`,
  );

/** Adds a test delivery, which is sent even if the webhook is off. */
export const addTestDelivery = async (
  tx: Queryable,
  webhookId: string,
  id: string,
): Promise<DeliveryRow | undefined> => {
  const [row] = await tx.query<DeliveryRow>(sql`
    INSERT INTO webhook_deliveries AS d (id, webhook_id, event, job_title, happened_at) VALUES (${id}, ${webhookId}, 'webhook.test', '', now()) RETURNING ${columns}`);
  return row;
};

const isListed = sql`d.created_at > now() - ${webhookLimits.keptDays} * interval '1 day'`;

/** Returns the newest delivery of each webhook that has one. */
export const lastDeliveries = async (
  db: Queryable,
  webhookIds: readonly string[],
): Promise<Map<string, DeliveryRow>> => {
  const rows = await db.query<DeliveryRow & { webhookId: string }>(sql`
    SELECT d.webhook_id AS "webhookId", ${columns} FROM unnest(${[...webhookIds]}::uuid[]) AS w (id)
    CROSS JOIN LATERAL (SELECT * FROM webhook_deliveries d WHERE d.webhook_id = w.id AND ${isListed} ORDER BY d.number DESC LIMIT 1) d`);
  return new Map(rows.map((row) => [row.webhookId, row]));
};

/** Returns a webhook's deliveries, newest first, following the one numbered `before`. */
export const listDeliveries = (
  db: Queryable,
  webhookId: string,
  { limit, before }: { limit: number; before?: number },
): Promise<DeliveryRow[]> =>
  db.query<DeliveryRow>(sql`
  SELECT ${columns} FROM webhook_deliveries d
  WHERE d.webhook_id = ${webhookId} AND ${isListed} ${before === undefined ? empty : sql`AND d.number < ${before}`}
  ORDER BY d.number DESC LIMIT ${limit}`);

export const findDelivery = async (
  db: Queryable,
  webhookId: string,
  id: string,
): Promise<DeliveryRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<DeliveryRow>(
    sql`SELECT ${columns} FROM webhook_deliveries d WHERE d.id = ${id} AND d.webhook_id = ${webhookId}`,
  );
  return row;
};

/**
 * Resends a delivery that has ended, starting over with the first attempt; a no-op for any other.
 */
export const resendDelivery = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`
  UPDATE webhook_deliveries SET state = 'waiting', tries = 0, next_at = now(), ended_at = NULL WHERE id = ${id} AND state IN ('delivered', 'failed')`);

/** Ends the waiting deliveries of a webhook that was switched off. */
export const endWaiting = (tx: Queryable, webhookId: string): Promise<number> =>
  tx.execute(sql`
  UPDATE webhook_deliveries SET state = 'failed', ended_at = now(), status = NULL, problem = 'off' WHERE webhook_id = ${webhookId} AND state = 'waiting'`);

/** A delivery claimed by this host; the claim identifies the attempt. */
export type ClaimedDelivery = Pick<
  DeliveryRow,
  'id' | 'type' | 'title' | 'tries' | 'happenedAt'
> & {
  claim: string;
  webhookId: string;
  jobId: string | null;
  applicationId: string | null;
  reason: Wire<'JobEnded'>['data']['reason'] | null;
  url: string;
  secret: Buffer;
  /** null: only one secret signs */
  oldSecret: Buffer | null;
};

/** The approximate number of concurrent calls to the webhooks that one employer added. */
const maxOfEmployer = 4;

/**
 * Claims the delivery that has been due the longest; tests come first, since somebody is waiting
 * for them. Concurrent hosts get the next one. At most about one delivery per webhook is in flight,
 * so that an unresponsive one blocks no other, and about four for those that one employer added, so
 * that none blocks another's. Returns `undefined` if none is due.
 */
export const claimDelivery = async (db: Queryable): Promise<ClaimedDelivery | undefined> => {
  const [row] = await db.query<ClaimedDelivery>(sql`
    UPDATE webhook_deliveries d SET state = 'sending', claim = gen_random_uuid(), claimed_at = now(), tries = d.tries + 1 FROM webhooks w
    WHERE w.id = d.webhook_id AND d.id = (
      SELECT o.id FROM webhook_deliveries o JOIN webhooks ow ON ow.id = o.webhook_id WHERE o.state = 'waiting' AND o.next_at <= now()
        AND NOT EXISTS (SELECT 1 FROM webhook_deliveries b WHERE b.webhook_id = o.webhook_id AND b.state = 'sending')
        AND ow.employer_id NOT IN (SELECT bw.employer_id FROM webhook_deliveries b JOIN webhooks bw ON bw.id = b.webhook_id WHERE b.state = 'sending'
          GROUP BY bw.employer_id HAVING count(*) >= ${maxOfEmployer})
      ORDER BY o.event <> 'webhook.test', o.next_at, o.number LIMIT 1 FOR UPDATE OF o SKIP LOCKED)
    RETURNING d.id, d.claim, d.webhook_id AS "webhookId", d.event AS type, d.job_title AS title, d.job_id AS "jobId", d.application_id AS "applicationId",
      d.reason, d.happened_at AS "happenedAt", d.tries, w.url, w.secret, CASE WHEN w.old_secret_until > now() THEN w.old_secret END AS "oldSecret"`);
  return row;
};

export type Tried = { status: number | null; problem: DeliveryProblem | null };
type Claim = Pick<ClaimedDelivery, 'id' | 'claim'>;

/** Ends a delivery; returns 0 if another host has claimed it. */
export const endDelivery = (
  tx: Queryable,
  { id, claim }: Claim,
  state: 'delivered' | 'failed',
  { status, problem }: Tried,
): Promise<number> =>
  tx.execute(sql`
  UPDATE webhook_deliveries SET state = ${state}, ended_at = now(), status = ${status}, problem = ${problem} WHERE id = ${id} AND claim = ${claim} AND state = 'sending'`);

/**
 * Schedules the next attempt, `seconds` from now; returns 0 if another host has claimed it, or the
 * webhook is off.
 */
export const postponeDelivery = (
  tx: Queryable,
  { id, claim }: Claim,
  seconds: number,
  { status, problem }: Tried,
): Promise<number> =>
  tx.execute(sql`
  UPDATE webhook_deliveries d SET state = 'waiting', next_at = now() + make_interval(secs => ${seconds}), status = ${status}, problem = ${problem}
  FROM webhooks w WHERE d.id = ${id} AND d.claim = ${claim} AND d.state = 'sending' AND w.id = d.webhook_id AND w.off_at IS NULL`);

/**
 * Releases attempts with an unknown outcome: they are repeated, unless their webhook was switched
 * off in the meantime. Tests and manual resends may also start while it is off.
 */
const releaseTries = (db: Queryable, tries: Sql, released: Sql): Promise<number> =>
  db.execute(sql`
  UPDATE webhook_deliveries d SET next_at = now(), tries = ${tries}, state = CASE WHEN w.off_at >= d.claimed_at THEN 'failed' ELSE 'waiting' END,
    ended_at = CASE WHEN w.off_at >= d.claimed_at THEN now() END, status = CASE WHEN w.off_at >= d.claimed_at THEN NULL ELSE d.status END,
    problem = CASE WHEN w.off_at >= d.claimed_at THEN 'off' ELSE d.problem END
  FROM webhooks w WHERE w.id = d.webhook_id AND d.state = 'sending' AND ${released}`);

/** Undoes an attempt when this host is stopped during it, so that it doesn't count. */
export const releaseDelivery = (db: Queryable, { id, claim }: Claim): Promise<number> =>
  releaseTries(db, sql`d.tries - 1`, sql`d.id = ${id} AND d.claim = ${claim}`);

/** Releases the attempts of hosts that died; `seconds` must be longer than any attempt takes. */
export const releaseStaleDeliveries = (db: Queryable, seconds: number): Promise<number> =>
  releaseTries(db, sql`d.tries`, sql`d.claimed_at < now() - make_interval(secs => ${seconds})`);

/** Deletes deliveries after 30 days. */
export const dropOldDeliveries = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(
    db,
    sql`webhook_deliveries`,
    sql`created_at < now() - ${webhookLimits.keptDays} * interval '1 day'`,
    limit,
  );
