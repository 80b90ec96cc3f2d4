import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { callerOf, queryOf } from '../plugins/inputs';
import type { ApplicantRow } from '../repositories/applications/applicants';
import { addAudit, auditActor } from '../repositories/office/audit';
import { applicantBatches } from '../services/applications/applicants';
import { cvEntries } from '../services/applications/cvArchive';
import { sendCsv } from '../services/office/csv';
import { loggedFilters } from '../services/office/loggedFilters';
import { sendZip } from '../services/office/zip';

const columns: Readonly<Record<string, (row: ApplicantRow) => string>> = {
  'First Name': ({ sender }) => sender.firstName ?? '',
  'Last Name': ({ sender }) => sender.lastName ?? '',
  Username: ({ sender }) => sender.username ?? '',
  Email: ({ sender }) => sender.email ?? '',
  Phone: ({ sender }) => sender.phone ?? '',
  Location: ({ sender }) => sender.location ?? '',
  Education: ({ sender }) => sender.education ?? '',
  Experience: ({ sender }) => sender.experience ?? '',
  Job: ({ title }) => title,
  State: ({ state, pendingState }) => pendingState ?? state,
  Sent: ({ sentAt }) => sentAt.toISOString(),
  Rating: ({ rating }) => (rating === null ? '' : String(rating)),
  Tags: ({ tags }) => tags.join(', '),
  Note: ({ note }) => note,
  Answers: ({ answers }) =>
    answers.map(({ question, answer }) => `${question} ${answer}`).join('\n'),
  CV: ({ cvId, cvName }) => (cvId === null ? '' : (cvName ?? '')),
};

/**
 * Handlers for exporting an employer's applications as files; each export is recorded in the audit
 * log.
 */
export const applicantExportsRoutes = ({ db }: Context): Handlers => ({
  exportApplicants: async (request, reply) => {
    const caller = callerOf(request);
    const query = queryOf<'exportApplicants'>(request);
    await addAudit(db, {
      ...auditActor(caller),
      action: 'exportApplicants',
      recordId: null,
      after: { search: loggedFilters(query) },
    });
    return sendCsv(reply, 'applications', columns, applicantBatches(db, caller, query));
  },

  exportApplicantCvs: async (request, reply) => {
    const caller = callerOf(request);
    const query = queryOf<'exportApplicantCvs'>(request);
    await addAudit(db, {
      ...auditActor(caller),
      action: 'exportApplicantCvs',
      recordId: null,
      after: { search: loggedFilters(query) },
    });
    return sendZip(reply, caller, 'cvs', cvEntries(db, caller, query));
  },
});
