import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import { readFormSigns } from '../services/limits/formSigns';
import { askForHelp, helpQuestionPage, settleHelpQuestion } from '../services/office/helpQuestions';
import { siteOrigin } from '../services/site/origin';
import { helpTexts } from '../texts/help';

/** Handlers for questions sent from the help page, and the administrators' list of them. */
export const helpQuestionsRoutes = (context: Context): Handlers => ({
  askForHelp: async (request, reply) => {
    const visitor = readFormSigns(request.headers['x-form-signs']);
    const origin = siteOrigin(request, context.env);
    await askForHelp(
      context,
      { caller: request.caller, address: request.ip, visitor, origin },
      bodyOf<'askForHelp'>(request),
    );
    return reply.code(201).send({ message: helpTexts.thanks });
  },

  getHelpQuestions: (request) => helpQuestionPage(context.db, queryOf<'getHelpQuestions'>(request)),

  settleHelpQuestion: async (request, reply) => {
    const { id } = pathOf<'settleHelpQuestion'>(request);
    await settleHelpQuestion(
      context.db,
      callerOf(request),
      id,
      bodyOf<'settleHelpQuestion'>(request),
    );
    return reply.code(204).send();
  },
});
