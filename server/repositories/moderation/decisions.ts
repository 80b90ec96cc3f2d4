import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import type { Wire } from '../../wire';
import { isId } from '../ids';
import type { JobEnd } from '../jobs/jobLife';
import type { JobTexts } from '../jobs/jobs';

type DecisionKind = Wire<'DecisionKind'>;

/** What an undo restores, if the decision changed it. */
export type UndoData = {
  /** The cases that the decision closed. */
  cases: string[];
  /** When the removed jobs had ended, for those that had. */
  ends?: JobEnd[];
  /** An edited job's texts before and after; `remote` before. */
  edit?: { texts: JobTexts; remote: boolean; after: JobTexts };
};

export type NewDecision = {
  /** null: not decided in a case */
  caseId: string | null;
  jobId: string | null;
  employerId: string | null;
  /** The suspended job seeker, if any. */
  seekerId?: string;
  adminId: string;
  kind: DecisionKind;
  reason: string;
  before: UndoData;
};

/** Stores a decision and returns its id. */
export const addDecision = async (tx: Queryable, d: NewDecision): Promise<string> => {
  const id = randomUUID();
  await tx.execute(sql`
    INSERT INTO decisions (id, case_id, job_id, employer_id, seeker_id, admin_id, kind, reason, before)
    VALUES (${id}, ${d.caseId}, ${d.jobId}, ${d.employerId}, ${d.seekerId ?? null}, ${d.adminId}, ${d.kind}, ${d.reason}, ${JSON.stringify(d.before)})`);
  return id;
};

/** How many days a decision can be undone; a suspension can be lifted at any time. */
const undoDays = 30;
const inTime = sql`(d.kind = 'suspend' OR d.created_at > now() - make_interval(days => ${undoDays}))`;

export type DecisionRow = {
  id: string;
  caseId: string | null;
  kind: DecisionKind;
  reason: string;
  adminname: string;
  jobtitle: string | null;
  seeker: string | null;
  createdAt: Date;
  undoneAt: Date | null;
  mayUndo: boolean;
};
const decisionSource = sql`decisions d JOIN admins a ON a.id = d.admin_id LEFT JOIN jobs dj ON dj.id = d.job_id LEFT JOIN job_seekers ds ON ds.id = d.seeker_id`;
const decisionColumns = sql`
  d.id, d.case_id AS "caseId", d.kind, d.reason, a.name AS adminname, dj.title AS jobtitle, ds.username AS seeker, d.created_at AS "createdAt", d.undone_at AS "undoneAt",
  d.undone_at IS NULL AND d.kind <> 'approve' AND ${inTime} AS "mayUndo"`;

const readDecisions = (db: Queryable, condition: Sql, limit: number): Promise<DecisionRow[]> =>
  db.query<DecisionRow>(sql`
  SELECT ${decisionColumns} FROM ${decisionSource} WHERE ${condition} ORDER BY d.created_at DESC, d.id LIMIT ${limit}`);

/** Whether a decision closed a case: its own, or one closed along with it by a suspension. */
const closed = (caseId: Sql): Sql =>
  sql`(d.case_id = ${caseId} OR (d.kind = 'suspend' AND jsonb_exists(d.before -> 'cases', ${caseId}::text)))`;

export const findDecision = async (db: Queryable, id: string): Promise<DecisionRow | undefined> =>
  isId(id) ? (await readDecisions(db, sql`d.id = ${id}`, 1))[0] : undefined;

/** Returns a case's decisions, newest first, undone ones included; at most 50. */
export const listDecisionsOfCase = (db: Queryable, caseId: string): Promise<DecisionRow[]> =>
  readDecisions(db, closed(sql`${caseId}`), 50);

/** Returns the newest 20 decisions about an employer and its jobs, without those of this case. */
export const listDecisionsOfEmployer = (
  db: Queryable,
  employerId: string,
  caseId: string,
): Promise<DecisionRow[]> =>
  readDecisions(db, sql`d.employer_id = ${employerId} AND NOT ${closed(sql`${caseId}`)}`, 20);

/** Returns the newest 20 decisions about an account or, for an employer, its jobs. */
export const listDecisionsOfAccount = (
  db: Queryable,
  role: AccountRole,
  id: string,
): Promise<DecisionRow[]> =>
  readDecisions(
    db,
    role === 'employer' ? sql`d.employer_id = ${id}` : sql`d.seeker_id = ${id}`,
    20,
  );

/** Returns the current decision of each case, by the case's id. */
export const lastDecisions = async (
  db: Queryable,
  caseIds: readonly string[],
): Promise<Map<string, DecisionRow>> => {
  const rows = await db.query<DecisionRow & { of: string }>(sql`
    SELECT last.*, c.id AS of FROM unnest(${caseIds}::uuid[]) AS c(id)
    CROSS JOIN LATERAL (
      SELECT ${decisionColumns} FROM ${decisionSource} WHERE d.undone_at IS NULL AND ${closed(sql`c.id`)} ORDER BY d.created_at DESC, d.id LIMIT 1
    ) last`);
  return new Map(rows.map(({ of, ...row }) => [of, row]));
};

export type UndoableDecision = {
  id: string;
  caseId: string | null;
  jobId: string | null;
  employerId: string | null;
  seekerId: string | null;
  kind: DecisionKind;
  createdAt: Date;
  undone: boolean;
  inTime: boolean;
  before: UndoData;
};
const undoable = sql`
  SELECT d.id, d.case_id AS "caseId", d.job_id AS "jobId", d.employer_id AS "employerId", d.seeker_id AS "seekerId", d.kind, d.created_at AS "createdAt",
    d.undone_at IS NOT NULL AS undone, ${inTime} AS "inTime", d.before
  FROM decisions d`;

/** Returns a decision with what its undo restores. */
export const findUndoable = async (
  db: Queryable,
  id: string,
): Promise<UndoableDecision | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<UndoableDecision>(sql`${undoable} WHERE d.id = ${id}`);
  return row;
};
/** Returns a decision like `findUndoable` and locks it until the transaction ends. */
export const lockUndoable = async (
  tx: Queryable,
  id: string,
): Promise<UndoableDecision | undefined> => {
  const [row] = await tx.query<UndoableDecision>(
    sql`${undoable} WHERE d.id = ${id} FOR UPDATE OF d`,
  );
  return row;
};

export const markUndone = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`UPDATE decisions SET undone_at = now() WHERE id = ${id}`);

/** Returns when a job that is taken down had ended before; empty if it hadn't. */
export const listEndsBefore = async (tx: Queryable, jobId: string): Promise<JobEnd[]> => {
  const [row] = await tx.query<Pick<UndoData, 'ends'>>(sql`
    SELECT d.before -> 'ends' AS ends FROM decisions d
    WHERE d.job_id = ${jobId} AND d.undone_at IS NULL AND d.kind = 'takeDown' ORDER BY d.created_at DESC LIMIT 1`);
  return row?.ends ?? [];
};

/** Whether the job was approved or taken down after a decision, and that hasn't been undone. */
export const isDecidedSince = async (
  tx: Queryable,
  { id, jobId }: { id: string; jobId: string },
): Promise<boolean> => {
  const rows = await tx.query(sql`
    SELECT 1 FROM decisions d
    WHERE d.job_id = ${jobId} AND d.undone_at IS NULL AND d.kind IN ('approve', 'takeDown') AND d.created_at > (SELECT created_at FROM decisions WHERE id = ${id})
    LIMIT 1`);
  return rows.length > 0;
};
