import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { lockEmployerLogo, setEmployerLogo } from '../../repositories/employers/companyLogo';
import { addMedia, retireMedia } from '../../repositories/media/media';
import { hostTexts } from '../../texts/errors';
import { hostJobsTexts } from '../../texts/jobs';
import { invalidateJobCaches } from '../cache';
import { placeFile } from '../files/storedFiles';
import { makePicture } from '../media/pictures';

const field = 'companyLogo';

/**
 * Replaces an employer's logo, under a new URL, since the old one is cached for up to an hour.
 * Returns the employer's username.
 */
export const changeCompanyLogo = async (
  db: Database,
  employerId: string,
  file: Buffer | undefined,
): Promise<string> => {
  if (file === undefined) throw new ApiError(400, hostJobsTexts.noPicture, field);
  const picture = await placeFile(db, await makePicture(field, file));
  const username = await db.transaction(async (tx) => {
    const before = await lockEmployerLogo(tx, employerId);
    if (!before) throw new ApiError(404, hostTexts.notFound);
    const logoId = randomUUID();
    await addMedia(tx, logoId, picture);
    await setEmployerLogo(tx, employerId, logoId);
    if (before.logoId !== null) await retireMedia(tx, before.logoId);
    return before.username;
  });
  // the logo may be in any cached answer or page
  await invalidateJobCaches(db);
  return username;
};
