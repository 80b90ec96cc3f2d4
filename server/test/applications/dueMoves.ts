import sql from 'sql-template-tag';
import { settlePendingMoves } from '../../services/applications/pendingMoves';
import type { TestHost } from '../host';

/**
 * Carries out all due decisions, and waits for those that the host's own upkeep, which runs every
 * minute, is carrying out.
 */
export const settleDueMoves = async ({ db, context }: TestHost): Promise<void> => {
  for (;;) {
    await settlePendingMoves(context, 'https://jobs.example');
    const due = await db.query(sql`SELECT 1 FROM applications WHERE pending_at <= now()`);
    if (due.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
