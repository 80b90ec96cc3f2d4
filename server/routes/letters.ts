import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import {
  readTemplates,
  resetTemplate,
  sendLetters,
  updateTemplate,
} from '../services/applications/letters';
import { siteOrigin } from '../services/site/origin';

/** Handlers for letters from an employer to applicants. */
export const lettersRoutes = ({ db, env, log }: Context): Handlers => ({
  sendLetters: async (request) => ({
    results: await sendLetters(
      { db, env, log },
      callerOf(request),
      bodyOf<'sendLetters'>(request),
      siteOrigin(request, env),
    ),
  }),

  getLetterTemplates: async (request) => readTemplates(db, callerOf(request)),

  updateLetterTemplate: async (request) =>
    updateTemplate(
      db,
      callerOf(request),
      pathOf<'updateLetterTemplate'>(request).kind,
      bodyOf<'updateLetterTemplate'>(request),
    ),

  resetLetterTemplate: async (request) =>
    resetTemplate(db, callerOf(request), pathOf<'resetLetterTemplate'>(request).kind),
});
