import type { AccountRole } from '@contract/accountFields';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { listSignals, type SignalRow } from '../../repositories/moderation/abuseSignals';
import {
  findCase,
  listEarlierCases,
  readEmployerHistory,
  type CaseSummaryRow,
  type CaseRow,
  type EmployerHistory,
} from '../../repositories/moderation/caseLists';
import { listCasePeople, type CasePersonRow } from '../../repositories/moderation/cases';
import {
  lastDecisions,
  listDecisionsOfCase,
  listDecisionsOfEmployer,
  type DecisionRow,
} from '../../repositories/moderation/decisions';
import { listReports, type ReportRow } from '../../repositories/moderation/reports';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { toBriefJob, toJob } from '../jobs/jobWire';

const time = <Name extends string>(name: Name, at: Date | null) =>
  at === null ? {} : { [name]: at.toISOString() };

export const toDecision = ({
  id,
  caseId,
  kind,
  reason,
  adminname,
  jobtitle,
  seeker,
  createdAt,
  undoneAt,
  mayUndo,
}: DecisionRow): Wire<'Decision'> => ({
  _id: id,
  kind,
  reason,
  adminname,
  mayUndo,
  createdAt: createdAt.toISOString(),
  ...(caseId === null ? {} : { caseId }),
  ...(jobtitle === null ? {} : { jobtitle }),
  ...(seeker === null ? {} : { seeker }),
  ...time('undoneAt', undoneAt),
});

const toCaseSummary = (
  { caseId, kind, openedAt, closedAt, reportCount }: CaseSummaryRow,
  decision: DecisionRow | undefined,
) => ({
  _id: caseId,
  kind,
  reportCount,
  openedAt: openedAt.toISOString(),
  ...time('closedAt', closedAt),
  ...(closedAt && decision ? { decision: toDecision(decision) } : {}),
});

/** Converts cases to list items, each with the decision that closed it. */
export const toCaseBriefs = async (
  db: Database,
  rows: readonly CaseRow[],
): Promise<Wire<'CaseBrief'>[]> => {
  const decisions = await lastDecisions(
    db,
    rows.map(({ caseId }) => caseId),
  );
  return rows.map((row) => ({
    ...toCaseSummary(row, decisions.get(row.caseId)),
    job: toBriefJob(row),
    signs: row.signs.map(({ sign }) => sign),
  }));
};

const toReport = ({
  id,
  reason,
  note,
  role,
  username,
  createdAt,
  about,
  aboutUsername,
}: ReportRow): Wire<'Report'> => ({
  _id: id,
  reason,
  note,
  role,
  createdAt: createdAt.toISOString(),
  ...(username === null ? {} : { username }),
  ...(about && {
    about: {
      role: about.role,
      messages: about.messages,
      ...(aboutUsername === null ? {} : { username: aboutUsername }),
    },
  }),
});

/** Converts a signal to its wire format for administrators. */
export const toSignal = ({
  accountId: _account,
  firstAt,
  lastAt,
  ...signal
}: SignalRow): Wire<'AbuseSignal'> => ({
  ...signal,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
});

const toPerson = (
  { role, id, username, suspendedAt, suspensionReason }: CasePersonRow,
  signals: readonly SignalRow[],
): Wire<'CasePerson'> => ({
  _id: id,
  role,
  username,
  ...time('suspendedAt', suspendedAt),
  ...(suspensionReason === null ? {} : { suspensionReason }),
  signals: signals.filter(({ accountId }) => accountId === id).map(toSignal),
});

/** The accounts that a case is about besides its job, with their signals. */
const readPeople = async (db: Database, caseId: string): Promise<Wire<'CasePerson'>[]> => {
  const people = await listCasePeople(db, caseId);
  const idsOf = (role: AccountRole) =>
    people.filter((each) => each.role === role).map(({ id }) => id);
  const [employers, seekers] = await Promise.all([
    listSignals(db, 'employer', idsOf('employer')),
    listSignals(db, 'jobseeker', idsOf('jobseeker')),
  ]);
  return people.map((person) => toPerson(person, person.role === 'employer' ? employers : seekers));
};

const toEmployer = (history: EmployerHistory, decisions: DecisionRow[]): Wire<'CaseEmployer'> => ({
  _id: history.id,
  usernameEmployer: history.username,
  companyName: history.companyName,
  createdAt: history.createdAt.toISOString(),
  liveJobs: history.liveJobs,
  allJobs: history.allJobs,
  earlierReports: history.earlierReports,
  decisions: decisions.map(toDecision),
  ...time('suspendedAt', history.suspendedAt),
  ...(history.suspensionReason === null ? {} : { suspensionReason: history.suspensionReason }),
});

/** Returns a case with everything needed to decide it. 404 if there is none. */
export const readCase = async (db: Database, id: string): Promise<Wire<'Case'>> => {
  const row = await findCase(db, id);
  if (!row) throw new ApiError(404, hostTexts.notFound);
  const { caseId, employerId } = row;
  const [reports, people, decisions, earlier, history, ofEmployer] = await Promise.all([
    listReports(db, caseId),
    readPeople(db, caseId),
    listDecisionsOfCase(db, caseId),
    listEarlierCases(db, row.id, caseId),
    employerId === null ? undefined : readEmployerHistory(db, employerId, caseId),
    employerId === null ? [] : listDecisionsOfEmployer(db, employerId, caseId),
  ]);
  const closedBy = await lastDecisions(
    db,
    earlier.map((each) => each.caseId),
  );
  return {
    ...toCaseSummary(row, undefined),
    job: toJob(row),
    jobDeleted: row.jobDeleted,
    signs: row.signs,
    reports: reports.map(toReport),
    people,
    decisions: decisions.map(toDecision),
    earlierCases: earlier.map((each) => toCaseSummary(each, closedBy.get(each.caseId))),
    ...(history ? { employer: toEmployer(history, ofEmployer) } : {}),
  };
};
