import type { Caller } from '../../caller';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { addCvOpened, listEvents } from '../../repositories/applications/applicationEvents';
import { listMessages } from '../../repositories/applications/applicationMessages';
import { findApplication } from '../../repositories/applications/applications';
import { findInterview } from '../../repositories/applications/interviews';
import { findFile, type StoredFile } from '../../repositories/media/files';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { toApplicationDetails } from './applicationWire';
import { shownEmployer } from './people';

/** An application as its seeker reads it, with its history and messages. */
export const applicationDetails = async (
  db: Database,
  id: string,
): Promise<Wire<'ApplicationDetails'>> => {
  const [row, events, messages, interview] = await Promise.all([
    findApplication(db, id),
    listEvents(db, id),
    listMessages(db, id),
    findInterview(db, id),
  ]);
  if (!row) throw new ApiError(404, hostTexts.notFound);
  return toApplicationDetails(row, { events, messages, interview });
};

/**
 * The CV that was sent; an employer's reading of it is written down for its sender. 404 where none
 * was sent, or it was taken back.
 */
export const readApplicationCv = async (
  db: Database,
  caller: NonNullable<Caller>,
  id: string,
): Promise<{ name: string; file: StoredFile }> => {
  const row = await findApplication(db, id);
  const file = row?.cvId ? await findFile(db, row.cvId) : undefined;
  if (!row || !file) throw new ApiError(404, hostTexts.notFound);
  if (caller.role === 'employer')
    await addCvOpened(db, row.id, await shownEmployer(db, caller.accountId));
  return { name: row.cvName ?? '', file };
};
