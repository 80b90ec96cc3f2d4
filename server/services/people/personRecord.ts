import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { listSessionsOf } from '../../repositories/accounts/sessions';
import { listSignals } from '../../repositories/moderation/abuseSignals';
import { listDecisionsOfAccount } from '../../repositories/moderation/decisions';
import { listAuditOf } from '../../repositories/office/audit';
import {
  countWork,
  findPersonById,
  listMailsTo,
  listReportsAbout,
  listReportsBy,
  listWork,
  type PersonReportRow,
  type PersonRow,
} from '../../repositories/people/personRecord';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { toDecision, toSignal } from '../moderation/caseWire';
import { toAuditEntry } from '../office/auditLog';

type Record = Wire<'PersonRecord'>;

/** How many jobs or applications, and how many of everything else, are shown. */
const [shownWork, shownRows] = [10, 20];

const toReports = ({
  items,
  total,
}: {
  items: PersonReportRow[];
  total: number;
}): Wire<'PersonReports'> => ({
  items: items.map(({ id, createdAt, ...report }) => ({
    _id: id,
    createdAt: createdAt.toISOString(),
    ...report,
  })),
  total,
});

const factsOf = (person: PersonRow) => {
  const { id, username, name, companyName, email, emailConfirmed, createdAt } = person;
  const { deletedAt, suspendedAt, suspensionReason } = person;
  return {
    _id: id,
    username,
    name,
    companyName,
    email,
    emailConfirmed,
    createdAt: createdAt.toISOString(),
    ...(deletedAt && { deletedAt: deletedAt.toISOString() }),
    ...(suspendedAt && {
      suspendedAt: suspendedAt.toISOString(),
      suspensionReason: suspensionReason ?? '',
    }),
  };
};

const dated = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });

/**
 * Returns what administrators need to know of a person (the contract's getPersonRecord). Throws a
 * 404 if the account doesn't exist.
 */
export const personRecord = async (
  db: Queryable,
  role: AccountRole,
  id: string,
): Promise<Record> => {
  const person = await findPersonById(db, role, id);
  if (!person) throw new ApiError(404, hostTexts.notFound);
  // as in stored keys: the URL may contain it in upper case
  const key = person.id;
  const addresses = [person.email, ...(person.previousEmail ? [person.previousEmail] : [])];
  const [counts, latest, reportsAbout, reportsBy, signals, decisions, sessions, mails, audit] =
    await Promise.all([
      countWork(db, role, key),
      listWork(db, role, key, shownWork),
      listReportsAbout(db, role, key, shownRows),
      listReportsBy(db, role, key, shownRows),
      listSignals(db, role, [key]),
      listDecisionsOfAccount(db, role, key),
      listSessionsOf(db, role, key),
      listMailsTo(db, addresses, shownRows),
      listAuditOf(db, key, shownRows),
    ]);
  const [lastUsed] = sessions;
  return {
    ...factsOf(person),
    role,
    counts,
    latest: latest.map(dated),
    reportsAbout: toReports(reportsAbout),
    reportsBy: toReports(reportsBy),
    signals: signals.map(toSignal),
    decisions: decisions.map(toDecision),
    sessions: {
      count: sessions.length,
      ...(lastUsed && { seenAt: lastUsed.seenAt.toISOString() }),
    },
    mails: mails.map(dated),
    audit: audit.map(toAuditEntry),
  };
};
