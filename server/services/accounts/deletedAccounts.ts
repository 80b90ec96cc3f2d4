import type { operations } from '@contract/generated/types';
import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import {
  countDeleted,
  listDeleted,
  restoreDeleted,
} from '../../repositories/accounts/deletedAccounts';
import { wordsOf } from '../../repositories/containsWords';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { invalidateJobCaches } from '../cache';

type Query = NonNullable<operations['getDeletedAccounts']['parameters']['query']>;

/** Returns a page of restorable accounts (the contract's getDeletedAccounts). */
export const deletedPage = async (
  db: Database,
  { q, page = 1, limit = 25 }: Query,
): Promise<Wire<'DeletedAccountPage'>> => {
  const words = wordsOf(q);
  const [rows, total] = await Promise.all([
    listDeleted(db, words, { limit, skip: (page - 1) * limit }),
    countDeleted(db, words),
  ]);
  const items = rows.map(({ id, deletedAt, erasedOn, ...row }) => ({
    _id: id,
    ...row,
    deletedAt: deletedAt.toISOString(),
    erasedOn: erasedOn.toISOString(),
  }));
  return { items, total };
};

/** Restores a deleted account, regardless of who deleted it. 404 if there is none to restore. */
export const restoreAccount = async (db: Database, actor: Actor, id: string): Promise<void> => {
  await db.transaction(async (tx) => {
    const restored = await restoreDeleted(tx, id);
    if (!restored) throw new ApiError(404, hostTexts.notFound);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'restoreAccount',
      recordId: id,
      after: { ...restored },
    });
  });
  await invalidateJobCaches(db);
};
