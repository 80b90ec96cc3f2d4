import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { neverStoreResponse } from '../plugins/idempotency';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { addApiKey, deleteApiKey, readApiKeys } from '../services/accounts/apiKeys';

/** Handlers for an employer's API keys. */
export const apiKeysRoutes = (context: Context): Handlers => ({
  getApiKeys: async (request) => readApiKeys(context.db, callerOf(request).accountId),

  addApiKey: async (request, reply) => {
    neverStoreResponse(request);
    const made = await addApiKey(
      context,
      callerOf(request),
      bodyOf<'addApiKey'>(request),
      request.ip,
    );
    return reply.code(201).send(made);
  },

  deleteApiKey: async (request, reply) => {
    await deleteApiKey(context.db, callerOf(request), pathOf<'deleteApiKey'>(request).id);
    return reply.code(204).send();
  },
});
