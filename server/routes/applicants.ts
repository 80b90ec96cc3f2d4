import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import {
  applicantBrief,
  applicantDetails,
  applicantPage,
  updateApplicant,
} from '../services/applications/applicants';
import { toNote } from '../services/applications/applicationWire';
import { moveApplicants, openApplicant } from '../services/applications/moves';
import { addApplicantNote, deleteApplicantNote } from '../services/applications/notes';
import { cancelPendingMove } from '../services/applications/pendingMoves';
import { siteOrigin } from '../services/site/origin';

/** Handlers for an employer's list of applicants. */
export const applicantsRoutes = ({ db, env, log }: Context): Handlers => ({
  searchApplicants: async (request) =>
    applicantPage(db, callerOf(request), queryOf<'searchApplicants'>(request)),

  moveApplicants: async (request) => ({
    results: await moveApplicants(
      { db, env, log },
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
    updateApplicant(
      db,
      callerOf(request),
      pathOf<'updateApplicant'>(request).id,
      bodyOf<'updateApplicant'>(request),
    ),

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
    await deleteApplicantNote(db, callerOf(request), id, noteId);
    return reply.code(204).send();
  },
});
