import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { neverStoreResponse } from '../plugins/idempotency';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import {
  readDeliveries,
  resendWebhookDelivery,
  testWebhook,
} from '../services/webhooks/deliveries';
import {
  addWebhook,
  deleteWebhook,
  readWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from '../services/webhooks/webhooks';

/** Handlers for an employer's webhooks. */
export const webhooksRoutes = (context: Context): Handlers => ({
  getWebhooks: async (request) => readWebhooks(context.db, callerOf(request)),

  addWebhook: async (request, reply) => {
    neverStoreResponse(request);
    const made = await addWebhook(
      context,
      callerOf(request),
      bodyOf<'addWebhook'>(request),
      request.ip,
    );
    return reply.code(201).send(made);
  },

  updateWebhook: async (request) =>
    updateWebhook(
      context.db,
      callerOf(request),
      pathOf<'updateWebhook'>(request).id,
      bodyOf<'updateWebhook'>(request),
    ),

  deleteWebhook: async (request, reply) => {
    await deleteWebhook(context.db, callerOf(request), pathOf<'deleteWebhook'>(request).id);
    return reply.code(204).send();
  },

  rotateWebhookSecret: async (request) => {
    neverStoreResponse(request);
    const { id } = pathOf<'rotateWebhookSecret'>(request);
    return rotateWebhookSecret(context.db, callerOf(request), id);
  },

  testWebhook: async (request, reply) => {
    const { id } = pathOf<'testWebhook'>(request);
    return reply.code(201).send(await testWebhook(context.db, callerOf(request), id));
  },

  getWebhookDeliveries: async (request) =>
    readDeliveries(
      context.db,
      callerOf(request),
      pathOf<'getWebhookDeliveries'>(request).id,
      queryOf<'getWebhookDeliveries'>(request).before,
    ),

  resendWebhookDelivery: async (request) =>
    resendWebhookDelivery(context.db, callerOf(request), pathOf<'resendWebhookDelivery'>(request)),
});
