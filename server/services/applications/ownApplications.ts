import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { listEvents } from '../../repositories/applications/applicationEvents';
import { listMessages } from '../../repositories/applications/applicationMessages';
import { findApplication } from '../../repositories/applications/applications';
import { findInterview } from '../../repositories/applications/interviews';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { toApplicationDetails } from './applicationWire';

/** Returns an application as its job seeker sees it, with its history and messages. */
export const applicationDetails = async (
  db: Database,
  id: string,
): Promise<Wire<'ApplicationDetails'>> => {
  const [row, events, messages, interview] = await Promise.all([
    findApplication(db, id),
    listEvents(db, id),
    listMessages(db, { applicationId: id, invitationId: null }),
    findInterview(db, id),
  ]);
  if (!row) throw new ApiError(404, hostTexts.notFound);
  return toApplicationDetails(row, { events, messages, interview });
};
