import type { Context } from '../context';
import { ApiError } from '../errors';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { findLinkedAlert, findOwnAlert, type JobAlert } from '../repositories/alerts/jobAlerts';
import { applyAlertFeedback } from '../services/alerts/feedback';
import {
  confirmJobAlert,
  deleteJobAlert,
  oneWireAlert,
  readJobAlerts,
  saveJobAlert,
  updateJobAlert,
} from '../services/alerts/jobAlerts';
import { readFormSigns } from '../services/limits/formSigns';
import { siteOrigin } from '../services/site/origin';
import { hostTexts } from '../texts/errors';

const present = (alert: JobAlert | undefined): JobAlert => {
  if (!alert) throw new ApiError(404, hostTexts.notFound);
  return alert;
};

/** Handlers for the links in an alert's emails, without a session. */
const linkRoutes = (context: Context): Handlers => {
  const { db } = context;
  const linked = async (key: string): Promise<JobAlert> => {
    const alert = await findLinkedAlert(db, key);
    if (!alert) throw new ApiError(404, hostTexts.linkOver);
    return alert;
  };
  return {
    confirmJobAlert: async (request) => {
      const { token } = bodyOf<'confirmJobAlert'>(request);
      const alert = await confirmJobAlert(context, token, request.ip);
      return { key: alert.linkKey, alert: await oneWireAlert(db, alert) };
    },

    getLinkedJobAlert: async (request) =>
      oneWireAlert(db, await linked(pathOf<'getLinkedJobAlert'>(request).key)),

    updateLinkedJobAlert: async (request) => {
      const alert = await linked(pathOf<'updateLinkedJobAlert'>(request).key);
      return oneWireAlert(
        db,
        await updateJobAlert(db, alert, bodyOf<'updateLinkedJobAlert'>(request)),
      );
    },

    deleteLinkedJobAlert: async (request, reply) => {
      await deleteJobAlert(db, await linked(pathOf<'deleteLinkedJobAlert'>(request).key));
      return reply.code(204).send();
    },

    sendJobAlertFeedback: async (request) => {
      const alert = await linked(pathOf<'sendJobAlertFeedback'>(request).key);
      const { about } = bodyOf<'sendJobAlertFeedback'>(request);
      return oneWireAlert(db, await applyAlertFeedback(db, alert, about));
    },
  };
};

/** Handlers for saved searches whose new jobs are sent by email (docs/alerts.md). */
export const jobAlertsRoutes = (context: Context): Handlers => {
  const { db } = context;
  return {
    ...linkRoutes(context),

    getJobAlerts: (request) => readJobAlerts(db, callerOf(request).accountId),

    saveJobAlert: async (request, reply) => {
      const alert = await saveJobAlert(
        context,
        {
          caller: request.caller,
          address: request.ip,
          visitor: readFormSigns(request.headers['x-form-signs']),
          origin: siteOrigin(request, context.env),
        },
        bodyOf<'saveJobAlert'>(request),
      );
      if (!alert) return reply.code(202).send();
      return reply.code(201).send(await oneWireAlert(db, alert));
    },

    updateJobAlert: async (request) => {
      const { id } = pathOf<'updateJobAlert'>(request);
      const alert = present(await findOwnAlert(db, callerOf(request).accountId, id));
      return oneWireAlert(db, await updateJobAlert(db, alert, bodyOf<'updateJobAlert'>(request)));
    },

    deleteJobAlert: async (request, reply) => {
      const { id } = pathOf<'deleteJobAlert'>(request);
      await deleteJobAlert(db, present(await findOwnAlert(db, callerOf(request).accountId, id)));
      return reply.code(204).send();
    },
  };
};
