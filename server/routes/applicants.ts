import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import type { ApplicantRow } from '../repositories/applications/applicants';
import { addAudit, auditActor } from '../repositories/office/audit';
import {
  applicantBatches,
  applicantBrief,
  applicantDetails,
  applicantFiltersOf,
  applicantPage,
  updateApplicant,
} from '../services/applications/applicants';
import { toNote } from '../services/applications/applicationWire';
import { streamCvs } from '../services/applications/cvArchive';
import { addApplicantNote, deleteApplicantNote } from '../services/applications/messages';
import { moveApplicants, openApplicant } from '../services/applications/moves';
import { cancelPendingMove } from '../services/applications/pendingMoves';
import { sendCsv } from '../services/office/csv';
import { siteOrigin } from '../services/site/origin';

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

/** The employer's applications desk. */
export const applicantsRoutes = ({ db, env }: Context): Handlers => ({
  searchApplicants: async (request) =>
    applicantPage(db, callerOf(request), queryOf<'searchApplicants'>(request)),

  exportApplicants: async (request, reply) => {
    const caller = callerOf(request);
    const query = queryOf<'exportApplicants'>(request);
    await addAudit(db, {
      ...auditActor(caller),
      action: 'exportApplicants',
      recordId: null,
      after: { search: { ...query } },
    });
    return sendCsv(
      reply,
      'applications',
      columns,
      applicantBatches(db, applicantFiltersOf(caller, query)),
    );
  },

  exportApplicantCvs: async (request, reply) => {
    const caller = callerOf(request);
    const query = queryOf<'exportApplicantCvs'>(request);
    await addAudit(db, {
      ...auditActor(caller),
      action: 'exportApplicantCvs',
      recordId: null,
      after: { search: { ...query } },
    });
    return streamCvs(db, reply, caller, applicantFiltersOf(caller, query));
  },

  moveApplicants: async (request) => ({
    results: await moveApplicants(
      db,
      callerOf(request),
      bodyOf<'moveApplicants'>(request),
      siteOrigin(request, env),
    ),
  }),

  cancelPendingMove: async (request) => {
    const { id } = pathOf<'cancelPendingMove'>(request);
    await cancelPendingMove(db, callerOf(request), id);
    return applicantBrief(db, id);
  },

  getApplicant: async (request) =>
    applicantDetails(db, callerOf(request), pathOf<'getApplicant'>(request).id),

  updateApplicant: async (request) =>
    updateApplicant(db, pathOf<'updateApplicant'>(request).id, bodyOf<'updateApplicant'>(request)),

  openApplicant: async (request) => {
    const { id } = pathOf<'openApplicant'>(request);
    await openApplicant(db, callerOf(request), id);
    return applicantBrief(db, id);
  },

  addApplicantNote: async (request, reply) => {
    const { id } = pathOf<'addApplicantNote'>(request);
    const caller = callerOf(request);
    const note = await addApplicantNote(db, caller, id, bodyOf<'addApplicantNote'>(request).text);
    return reply.code(201).send(toNote(note, caller.accountId));
  },

  deleteApplicantNote: async (request, reply) => {
    const { id, noteId } = pathOf<'deleteApplicantNote'>(request);
    await deleteApplicantNote(db, id, noteId);
    return reply.code(204).send();
  },
});
