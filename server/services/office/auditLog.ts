import type { operations } from '@contract/generated/types';
import { batchesOf } from '../../batches';
import type { Queryable } from '../../database/database';
import { wordsOf } from '../../repositories/containsWords';
import {
  auditActions,
  countAudit,
  listAudit,
  type AuditFilters,
  type AuditRow,
} from '../../repositories/office/audit';
import type { Wire } from '../../wire';

type Query = NonNullable<operations['getAudit']['parameters']['query']>;

/** Converts a call's parameters to filters; empty ones are ignored. */
export const auditFiltersOf = ({ q, action, actor, from, to }: Query): AuditFilters => ({
  words: wordsOf(q),
  action: action || undefined,
  actor: actor || undefined,
  from: from || undefined,
  to: to || undefined,
});

/** Converts an entry to the contract's AuditEntry. */
export const toAuditEntry = ({ id, at, ...row }: AuditRow): Wire<'AuditEntry'> => ({
  _id: String(id),
  at: at.toISOString(),
  ...row,
});

/** Returns a page of the audit log (the contract's getAudit). */
export const auditPage = async (db: Queryable, query: Query): Promise<Wire<'AuditPage'>> => {
  const { page = 1, limit = 25 } = query;
  const filters = auditFiltersOf(query);
  const [rows, total, actions] = await Promise.all([
    listAudit(db, filters, { limit, skip: (page - 1) * limit }),
    countAudit(db, filters),
    auditActions(db),
  ]);
  return { items: rows.map(toAuditEntry), total, actions };
};

const batchSize = 500;

/** Reads all matching entries, newest first, in batches. */
export const auditBatches = (
  db: Queryable,
  filters: AuditFilters,
): AsyncGenerator<AuditRow[], void, undefined> =>
  batchesOf(batchSize, (last) => listAudit(db, filters, { limit: batchSize, before: last?.id }));
