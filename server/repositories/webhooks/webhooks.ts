import sql, { type Sql } from 'sql-template-tag';
import { webhookLimits, type WebhookEvent } from '@contract/webhooks';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

/** A webhook, without its secret. */
export type WebhookRow = {
  id: string;
  url: string;
  events: WebhookEvent[];
  createdAt: Date;
  offAt: Date | null;
  offForFailures: boolean;
  /** null: only one secret signs */
  oldSecretUntil: Date | null;
};
const columns = sql`w.id, w.url, w.events, w.created_at AS "createdAt", w.off_at AS "offAt", w.off_for_failures AS "offForFailures",
  CASE WHEN w.old_secret_until > now() THEN w.old_secret_until END AS "oldSecretUntil"`;
const ofOneOf = (employerIds: readonly string[]): Sql =>
  sql`w.employer_id = ANY(${[...employerIds]}::uuid[])`;

/** Returns the webhooks of these employers, oldest first. */
export const listWebhooks = (
  db: Queryable,
  employerIds: readonly string[],
): Promise<WebhookRow[]> =>
  db.query<WebhookRow>(
    sql`SELECT ${columns} FROM webhooks w WHERE ${ofOneOf(employerIds)} ORDER BY w.created_at, w.id`,
  );

/** Returns one of these employers' webhooks. */
export const findWebhook = async (
  db: Queryable,
  employerIds: readonly string[],
  id: string,
): Promise<WebhookRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<WebhookRow>(
    sql`SELECT ${columns} FROM webhooks w WHERE w.id = ${id} AND ${ofOneOf(employerIds)}`,
  );
  return row;
};

type NewWebhook = { id: string; url: string; events: readonly WebhookEvent[]; secret: Buffer };
/**
 * Adds a webhook for the first of these employers; returns `undefined` if together they have
 * reached the limit. Lock its account and company first, or concurrent calls can exceed it.
 */
export const insertWebhook = async (
  tx: Queryable,
  employerIds: readonly string[],
  { id, url, events, secret }: NewWebhook,
): Promise<WebhookRow | undefined> => {
  const [row] = await tx.query<WebhookRow>(sql`
    INSERT INTO webhooks AS w (id, employer_id, url, events, secret)
    SELECT ${id}, ${employerIds[0]}, ${url}, ${[...events]}::text[], ${secret}
    WHERE (SELECT count(*) FROM webhooks w WHERE ${ofOneOf(employerIds)}) < ${webhookLimits.webhooks}
    RETURNING ${columns}`);
  return row;
};

/** Sets a webhook's events and switches it on or off; switching it on resets its failures. */
export const changeWebhook = (
  tx: Queryable,
  id: string,
  { events, on }: { events: readonly WebhookEvent[]; on: boolean },
): Promise<number> =>
  tx.execute(sql`
  UPDATE webhooks SET events = ${[...events]}::text[], off_at = CASE WHEN ${on} THEN NULL ELSE coalesce(off_at, now()) END,
    off_for_failures = off_for_failures AND NOT ${on}, given_up = CASE WHEN ${on} AND off_at IS NOT NULL THEN 0 ELSE given_up END
  WHERE id = ${id}`);

/** Replaces the secret; the old one also signs for a while. */
export const changeSecret = (tx: Queryable, id: string, secret: Buffer): Promise<number> =>
  tx.execute(sql`
  UPDATE webhooks SET old_secret = secret, old_secret_until = now() + ${webhookLimits.oldSecretHours} * interval '1 hour', secret = ${secret} WHERE id = ${id}`);

export const dropWebhook = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`DELETE FROM webhooks WHERE id = ${id}`);

/** Deletes the webhooks of an employer who no longer owns a company, or is deleted. */
export const dropWebhooksOf = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM webhooks WHERE employer_id = ${employerId}`);

/** Resets the failures after a successful delivery. */
export const forgetFailures = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`UPDATE webhooks SET given_up = 0 WHERE id = ${id} AND given_up > 0`);

/**
 * Counts a delivery that was given up; returns the number in a row, `undefined` if the webhook is
 * off or deleted.
 */
export const countFailure = async (tx: Queryable, id: string): Promise<number | undefined> => {
  const [row] = await tx.query<{ count: number }>(
    sql`UPDATE webhooks SET given_up = given_up + 1 WHERE id = ${id} AND off_at IS NULL RETURNING given_up AS count`,
  );
  return row?.count;
};

/**
 * Switches a webhook off because of failures. Returns its owner and URL; `undefined` if it was off
 * already.
 */
export const switchOff = async (
  tx: Queryable,
  id: string,
): Promise<{ employerId: string; url: string } | undefined> => {
  const [row] = await tx.query<{ employerId: string; url: string }>(sql`
    UPDATE webhooks SET off_at = now(), off_for_failures = true WHERE id = ${id} AND off_at IS NULL RETURNING employer_id AS "employerId", url`);
  return row;
};
