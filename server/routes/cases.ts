import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import { countCases, listCases } from '../repositories/moderation/caseLists';
import { readFormSigns } from '../services/limits/formSigns';
import { readCase, toCaseBriefs, toDecision } from '../services/moderation/caseWire';
import { decideCases } from '../services/moderation/decisions';
import { editCaseJob } from '../services/moderation/editCaseJob';
import { report, reportEmployer } from '../services/moderation/reports';
import { liftSuspension, suspendAccount } from '../services/moderation/suspendAccount';
import { takeDownJobs } from '../services/moderation/takeDownJobs';
import { undoDecision } from '../services/moderation/undoDecision';
import { siteOrigin } from '../services/site/origin';
import { hostModerationTexts } from '../texts/moderation';

/**
 * Handlers for reports of jobs, the cases they open, and administrators' decisions (product §5).
 */
export const casesRoutes = (context: Context): Handlers => {
  const { db, env } = context;
  return {
    ...reportRoutes(context),

    getCases: async (request) => {
      const {
        state = 'open',
        kind,
        q = '',
        sort = 'longest',
        page = 1,
        limit = 20,
      } = queryOf<'getCases'>(request);
      const filters = { state, ...(kind && { kind }), ...(q.trim() !== '' && { words: q }) };
      const [rows, total] = await Promise.all([
        listCases(db, filters, sort, { page, limit }),
        countCases(db, filters),
      ]);
      return { items: await toCaseBriefs(db, rows), total, page, limit };
    },

    getCase: async (request) => readCase(db, pathOf<'getCase'>(request).id),

    decideCases: async (request) => ({
      results: await decideCases(context, callerOf(request), bodyOf<'decideCases'>(request)),
    }),

    takeDownJobs: async (request) => ({
      results: await takeDownJobs(context, callerOf(request), bodyOf<'takeDownJobs'>(request)),
    }),

    editCaseJob: async (request) =>
      toDecision(
        await editCaseJob(
          db,
          callerOf(request),
          pathOf<'editCaseJob'>(request).id,
          bodyOf<'editCaseJob'>(request),
        ),
      ),

    undoDecision: async (request) =>
      toDecision(
        await undoDecision(db, callerOf(request), {
          ...pathOf<'undoDecision'>(request),
          origin: siteOrigin(request, env),
        }),
      ),
  };
};

/** Handlers for reports that anyone may send. */
const reportRoutes = (context: Context): Handlers => ({
  reportJob: async (request, reply) => {
    const visitor = readFormSigns(request.headers['x-form-signs']);
    await report(
      context,
      { caller: request.caller, address: request.ip, visitor },
      pathOf<'reportJob'>(request).jobId,
      bodyOf<'reportJob'>(request),
    );
    return reply.code(201).send({ message: hostModerationTexts.thanks });
  },

  reportEmployer: async (request, reply) => {
    const visitor = readFormSigns(request.headers['x-form-signs']);
    await reportEmployer(
      context,
      { caller: request.caller, address: request.ip, visitor },
      pathOf<'reportEmployer'>(request).usernameEmployer,
      bodyOf<'reportEmployer'>(request),
    );
    return reply.code(201).send({ message: hostModerationTexts.employerThanks });
  },
});

/** Handlers for suspending accounts and lifting suspensions, in a case or not. */
export const suspensionRoutes = ({ db, env }: Context): Handlers => ({
  suspendAccount: async (request) =>
    toDecision(
      await suspendAccount(
        db,
        callerOf(request),
        pathOf<'suspendAccount'>(request),
        bodyOf<'suspendAccount'>(request),
      ),
    ),

  liftSuspension: async (request) =>
    toDecision(
      await liftSuspension(db, callerOf(request), {
        ...pathOf<'liftSuspension'>(request),
        origin: siteOrigin(request, env),
      }),
    ),
});
