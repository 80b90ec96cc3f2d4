import { randomUUID } from 'node:crypto';
import { hostTexts } from '@contract/texts/host';
import type { Database } from '../database/database';
import type { Caller } from '../plugins/callers';
import { ApiError } from '../plugins/errors';
import { addAudit } from '../repositories/audit';
import { addFeatured, lockFeatured, removeFeatured, updateFeatured, type FeaturedRow } from '../repositories/featured';
import { addMedia, dropUnusedMedia } from '../repositories/media';
import { makePicture } from './pictures';

/** Changes a featured employer's name and, where a file was sent, its picture, which gets an address of its own. */
export const changeFeatured = async (
  db: Database, actor: NonNullable<Caller>, id: string, name: string, file: Buffer | undefined,
): Promise<FeaturedRow> => {
  const picture = file && (await makePicture('employerImage', file));
  return db.transaction(async (tx) => {
    const before = await lockFeatured(tx, id);
    if (!before) throw new ApiError(404, hostTexts.notFound);
    const mediaId = picture ? randomUUID() : before.mediaId;
    if (picture && mediaId !== null) await addMedia(tx, mediaId, picture);
    const after = { id: before.id, name, mediaId };
    await updateFeatured(tx, after);
    if (picture && before.mediaId !== null) await dropUnusedMedia(tx, before.mediaId);
    await addAudit(tx, { actorRole: actor.role, actorId: actor.accountId, action: 'updateFeaturedEmployer', recordId: before.id, before, after });
    return after;
  });
};

/** Features one more employer, behind the others. */
export const featureEmployer = async (db: Database, actor: NonNullable<Caller>, name: string, file: Buffer | undefined): Promise<FeaturedRow> => {
  const picture = file && (await makePicture('employerImage', file));
  const after: FeaturedRow = { id: randomUUID(), name, mediaId: picture ? randomUUID() : null };
  await db.transaction(async (tx) => {
    if (picture && after.mediaId !== null) await addMedia(tx, after.mediaId, picture);
    await addFeatured(tx, after);
    await addAudit(tx, { actorRole: actor.role, actorId: actor.accountId, action: 'addFeaturedEmployer', recordId: after.id, after });
  });
  return after;
};

/** Features an employer no longer; its picture goes with it. */
export const unfeatureEmployer = (db: Database, actor: NonNullable<Caller>, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockFeatured(tx, id);
    if (!before) throw new ApiError(404, hostTexts.notFound);
    await removeFeatured(tx, before.id);
    if (before.mediaId !== null) await dropUnusedMedia(tx, before.mediaId);
    await addAudit(tx, { actorRole: actor.role, actorId: actor.accountId, action: 'removeFeaturedEmployer', recordId: before.id, before });
  });
