import sql from 'sql-template-tag';
import type { LetterText } from '@contract/jobs/applicantLetters';
import type { ApplicationState } from '@contract/jobs/applicationLife';
import type { Queryable } from '../../database/database';

type PendingMove = {
  state: ApplicationState;
  at: Date;
  letter: LetterText;
  /** The employer who decided. */
  employerId: string;
};

/** Stores a decision that the applicant will be notified of later. */
export const setPendingMove = (
  tx: Queryable,
  id: string,
  { state, at, letter, employerId }: PendingMove,
): Promise<number> =>
  tx.execute(sql`
  UPDATE applications SET pending_state = ${state}, pending_at = ${at}, pending_letter = ${JSON.stringify(letter)}::jsonb, pending_by = ${employerId}, updated_at = now()
  WHERE id = ${id}`);

export const clearPendingMove = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`
  UPDATE applications SET pending_state = NULL, pending_at = NULL, pending_letter = NULL, pending_by = NULL, updated_at = now() WHERE id = ${id} AND pending_state IS NOT NULL`);

/**
 * Locks the decision that has been due the longest, except those in `skippedIds`; concurrent hosts
 * get different ones. Decisions wait while the employer who decided, or the job's employer, is
 * suspended.
 */
export const lockDueMove = async (
  tx: Queryable,
  skippedIds: readonly string[],
): Promise<({ id: string } & Omit<PendingMove, 'at'>) | undefined> => {
  const [row] = await tx.query<{ id: string } & Omit<PendingMove, 'at'>>(sql`
    SELECT id, pending_state AS state, pending_letter AS letter, pending_by AS "employerId" FROM applications a
    WHERE pending_at <= now() AND a.id <> ALL(${[...skippedIds]}::uuid[])
      AND NOT EXISTS (SELECT 1 FROM employers e WHERE e.id IN (a.employer_id, a.pending_by) AND e.suspended_at IS NOT NULL)
    ORDER BY pending_at LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return row;
};
