import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { callerOf, queryOf } from '../plugins/inputs';
import { wordsOf } from '../repositories/containsWords';
import type { JobRow } from '../repositories/jobs/jobRows';
import { addAudit, auditActor, type AuditRow } from '../repositories/office/audit';
import { employers } from '../repositories/people/employers';
import { peopleBatches } from '../repositories/people/people';
import { seekers } from '../repositories/people/seekers';
import type { TermDay } from '../repositories/search/searchTerms';
import { auditBatches, auditFiltersOf } from '../services/office/auditLog';
import { sendCsv } from '../services/office/csv';
import { jobBatches } from '../services/office/jobExport';
import { loggedFilters } from '../services/office/loggedFilters';
import type { TermCounts } from '../services/search/termCounts';
import { termBatches, termFiltersOf } from '../services/search/termPages';
import type { Wire } from '../wire';

type Columns<Row> = Readonly<Record<string, (row: Row) => string>>;

const employerColumns: Columns<Wire<'Employer'>> = {
  Username: (e) => e.usernameEmployer,
  'First Name': (e) => e.firstnameEmployer ?? '',
  'Last Name': (e) => e.lastnameEmployer ?? '',
  Email: (e) => e.emailEmployer ?? '',
  Phone: (e) => e.phoneEmployer ?? '',
  Company: (e) => e.companyName ?? '',
  Location: (e) => e.locationEmployer ?? '',
  Registered: (e) => e.createdAt ?? '',
};
const seekerColumns: Columns<Wire<'JobSeeker'>> = {
  Username: (s) => s.usernamejobseek,
  'First Name': (s) => s.firstnamejobseek ?? '',
  'Last Name': (s) => s.lastnamejobseek ?? '',
  Email: (s) => s.emailjobseek ?? '',
  Phone: (s) => s.phonejobseek ?? '',
  Location: (s) => s.locationjobseek ?? '',
  Registered: (s) => s.createdAt ?? '',
};
const jobColumns: Columns<JobRow> = {
  Id: (j) => j.id,
  Title: (j) => j.title,
  Company: (j) => j.company,
  Location: (j) => j.location,
  Category: (j) => j.category,
  'Employment type': (j) => j.employmentType,
  'Pay from': (j) => String(j.payFrom),
  'Pay to': (j) => String(j.payTo),
  Vacancies: (j) => String(j.vacancies),
  Status: (j) => j.status,
  Employer: (j) => j.employerUsername ?? '',
  Posted: (j) => j.createdAt.toISOString(),
  Ends: (j) => j.expiresAt.toISOString(),
};
const json = (value: object | null): string => (value === null ? '' : JSON.stringify(value));
const auditColumns: Columns<AuditRow> = {
  Time: (a) => a.at.toISOString(),
  Role: (a) => a.actorRole,
  Actor: (a) => a.actor,
  Action: (a) => a.action,
  Record: (a) => a.record,
  'Record id': (a) => a.recordId ?? '',
  Before: (a) => json(a.before),
  After: (a) => json(a.after),
};
const termColumns: Columns<TermDay> = {
  Day: (t) => t.day,
  Term: (t) => t.term,
  Searches: (t) => String(t.searches),
  Visitors: (t) => String(t.visitors),
  'Jobs found': (t) => (t.results === null ? '' : String(t.results)),
  'Found nothing': (t) => String(t.noResults),
  'Opened a job': (t) => String(t.clicks),
};

type Export =
  | 'exportEmployers'
  | 'exportJobSeekers'
  | 'exportJobs'
  | 'exportAudit'
  | 'exportSearchTerms';

/**
 * Handlers for exporting the administrator's tables as files; each export is recorded in the audit
 * log. `terms` counts visitors' searches.
 */
export const exportsRoutes = ({ db }: Context, terms: TermCounts): Handlers => {
  const auditExport = async (request: FastifyRequest, action: Export) => {
    const query = queryOf<Export>(request);
    await addAudit(db, {
      ...auditActor(callerOf(request)),
      action,
      recordId: null,
      after: { search: action === 'exportSearchTerms' ? { ...query } : loggedFilters(query) },
    });
  };
  return {
    exportEmployers: async (request, reply) => {
      await auditExport(request, 'exportEmployers');
      return sendCsv(
        reply,
        'employers',
        employerColumns,
        peopleBatches(db.reads, employers, wordsOf(queryOf<'exportEmployers'>(request).q)),
      );
    },
    exportJobSeekers: async (request, reply) => {
      await auditExport(request, 'exportJobSeekers');
      return sendCsv(
        reply,
        'jobseekers',
        seekerColumns,
        peopleBatches(db.reads, seekers, wordsOf(queryOf<'exportJobSeekers'>(request).q)),
      );
    },
    exportJobs: async (request, reply) => {
      await auditExport(request, 'exportJobs');
      return sendCsv(reply, 'jobs', jobColumns, jobBatches(db, queryOf<'exportJobs'>(request)));
    },
    exportAudit: async (request, reply) => {
      await auditExport(request, 'exportAudit');
      return sendCsv(
        reply,
        'audit',
        auditColumns,
        auditBatches(db.reads, auditFiltersOf(queryOf<'exportAudit'>(request))),
      );
    },
    exportSearchTerms: async (request, reply) => {
      await auditExport(request, 'exportSearchTerms');
      await terms.flush();
      return sendCsv(
        reply,
        'searches',
        termColumns,
        termBatches(db, termFiltersOf(queryOf<'exportSearchTerms'>(request))),
      );
    },
  };
};
