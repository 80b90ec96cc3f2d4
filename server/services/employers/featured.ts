import { randomUUID } from 'node:crypto';
import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import {
  addFeatured,
  lockAllFeatured,
  lockFeatured,
  orderFeatured,
  removeFeatured,
  updateFeatured,
  type FeaturedRow,
} from '../../repositories/employers/featured';
import { addMedia, dropUnusedMedia, retireMedia } from '../../repositories/media/media';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostTexts } from '../../texts/errors';
import { hostOfficeTexts } from '../../texts/office';
import { placeFile } from '../files/storedFiles';
import { storeIdempotencyRecord } from '../limits/exactlyOnce';
import { makePicture } from '../media/pictures';

/** Changes a featured employer's name and, if a file was sent, its picture, under a new URL. */
export const changeFeatured = async (
  db: Database,
  actor: Actor,
  id: string,
  name: string,
  file: Buffer | undefined,
): Promise<FeaturedRow> => {
  const picture = file && (await placeFile(db, await makePicture('employerImage', file)));
  return db.transaction(async (tx) => {
    const before = await lockFeatured(tx, id);
    if (!before) throw new ApiError(404, hostTexts.notFound);
    const mediaId = picture ? randomUUID() : before.mediaId;
    if (picture && mediaId !== null) await addMedia(tx, mediaId, picture);
    const after = { id: before.id, name, mediaId };
    await updateFeatured(tx, after);
    if (picture && before.mediaId !== null) await retireMedia(tx, before.mediaId);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'updateFeaturedEmployer',
      recordId: before.id,
      before,
      after,
    });
    return after;
  });
};

/** Adds a featured employer at the end. */
export const featureEmployer = async (
  db: Database,
  actor: Actor,
  name: string,
  file: Buffer | undefined,
): Promise<FeaturedRow> => {
  const picture = file && (await placeFile(db, await makePicture('employerImage', file)));
  const after: FeaturedRow = { id: randomUUID(), name, mediaId: picture ? randomUUID() : null };
  await db.transaction(async (tx) => {
    if (picture && after.mediaId !== null) await addMedia(tx, after.mediaId, picture);
    await addFeatured(tx, after);
    await storeIdempotencyRecord(tx, after.id);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'addFeaturedEmployer',
      recordId: after.id,
      after,
    });
  });
  return after;
};

/** Removes a featured employer with its picture. */
export const unfeatureEmployer = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockFeatured(tx, id);
    if (!before) throw new ApiError(404, hostTexts.notFound);
    await removeFeatured(tx, before.id);
    if (before.mediaId !== null) await dropUnusedMedia(tx, before.mediaId);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'removeFeaturedEmployer',
      recordId: before.id,
      before,
    });
  });

/**
 * Reorders the featured employers. Throws a 409 unless `ids` contains each current one once: one
 * may have been added or removed in the meantime.
 */
export const arrangeFeatured = (
  db: Database,
  actor: Actor,
  ids: readonly string[],
): Promise<FeaturedRow[]> =>
  db.transaction(async (tx) => {
    const present = await lockAllFeatured(tx);
    const places = new Map(ids.map((id, index) => [id.toLowerCase(), index]));
    const whole =
      places.size === ids.length &&
      ids.length === present.length &&
      present.every(({ id }) => places.has(id));
    if (!whole) throw new ApiError(409, hostOfficeTexts.otherFeatured);
    const after = present.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
    await orderFeatured(
      tx,
      after.map(({ id }) => id),
    );
    const names = (rows: FeaturedRow[]) => ({ order: rows.map(({ name }) => name) });
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'orderFeaturedEmployers',
      recordId: null,
      before: names(present),
      after: names(after),
    });
    return after;
  });
