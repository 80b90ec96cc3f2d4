import type { Context } from '../context';
import { ApiError } from '../errors';
import { sendEtag } from '../plugins/etag';
import type { Replay, Replays } from '../plugins/idempotency';
import { callerOf, pathOf } from '../plugins/inputs';
import { findAlert } from '../repositories/alerts/jobAlerts';
import { listNotes } from '../repositories/applications/applicationNotes';
import { findApplication } from '../repositories/applications/applications';
import { listFeatured } from '../repositories/employers/featured';
import { oneWireAlert } from '../services/alerts/jobAlerts';
import { toApplication, toMessage, toNote } from '../services/applications/applicationWire';
import { oneSavedSearch } from '../services/candidates/savedSearches';
import { readCompany } from '../services/companies/companyWire';
import { toFeatured } from '../services/employers/featuredWire';
import { readMessage } from '../services/inbox/messages';
import { readStoredJob } from '../services/jobs/jobs';
import { toJob } from '../services/jobs/jobWire';
import { readResume, toResume } from '../services/resumes/resumes';
import { oneJobSource } from '../services/sources/jobSources';
import { readDelivery } from '../services/webhooks/deliveries';
import { hostTexts } from '../texts/errors';
import { helpTexts } from '../texts/help';

/** Returns the record; throws a 404 if it was deleted in the meantime. */
const present = <T>(record: T | undefined): T => {
  if (record === undefined) throw new ApiError(404, hostTexts.notFound);
  return record;
};
const byId = <T extends { id: string }>(records: readonly T[], id: string): T =>
  present(records.find((each) => each.id === id));

/**
 * Returns the responses to repeated calls whose host died between the commit and the response: the
 * record that was created, in its current state.
 */
export const replaysOf = ({ db }: Context): Replays => {
  const job: Replay = async (_request, reply, id) => {
    const stored = await readStoredJob(db, id);
    sendEtag(reply, stored.updatedAt);
    return toJob(stored);
  };
  const message: Replay = async (request, _reply, id) =>
    toMessage(await readMessage(db, pathOf<'sendMessage'>(request).id, id));
  return {
    addJob: job,
    addDraft: job,
    duplicateJob: job,
    applyToJob: async (_request, _reply, id) =>
      toApplication(present(await findApplication(db, id))),
    sendMessage: message,
    sendFile: message,
    addApplicantNote: async (request, _reply, id) =>
      toNote(
        byId(await listNotes(db, pathOf<'addApplicantNote'>(request).id), id),
        callerOf(request).accountId,
      ),
    inviteColleague: async (request, _reply, id) => {
      const { invitations } = await readCompany(db, callerOf(request).accountId);
      return present(invitations.find((each) => each._id === id));
    },
    testWebhook: async (request, _reply, id) =>
      readDelivery(db, callerOf(request), {
        ...pathOf<'testWebhook'>(request),
        deliveryId: id,
      }),
    addJobSource: async (request, _reply, id) => oneJobSource(db, callerOf(request), id),
    // the question itself is visible to administrators only
    askForHelp: async () => ({ message: helpTexts.thanks }),
    saveJobAlert: async (_request, _reply, id) =>
      oneWireAlert(db, present(await findAlert(db, id))),
    saveCandidateSearch: async (request, _reply, id) =>
      oneSavedSearch(db, callerOf(request).accountId, id),
    uploadResume: async (request, _reply, id) =>
      toResume(await readResume(db, callerOf(request).accountId, id)),
    addFeaturedEmployer: async (_request, _reply, id) =>
      toFeatured(byId(await listFeatured(db), id)),
  };
};
