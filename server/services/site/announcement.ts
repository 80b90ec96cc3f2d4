import { isAnnouncementLink } from '@contract/announcement';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { addAudit, auditActor } from '../../repositories/office/audit';
import {
  dropAnnouncement,
  findAnnouncement,
  storeAnnouncement,
  type AnnouncementRow,
} from '../../repositories/site/announcement';
import { hostOfficeTexts } from '../../texts/office';
import type { Wire } from '../../wire';
import { cached, invalidateJobCaches } from '../cache';

type Announcement = Wire<'Announcement'>;

const toAnnouncement = ({ id, text, link, endsAt }: AnnouncementRow): Announcement => ({
  _id: id,
  text,
  link,
  endsAt: endsAt?.toISOString() ?? null,
});
/** Returns what the audit log keeps of an announcement. */
const auditedOf = (row: AnnouncementRow | undefined): { before?: object } =>
  row === undefined ? {} : { before: { text: row.text, link: row.link, endsAt: row.endsAt } };

/** Returns the announcement, even if it has ended (the contract's getAnnouncement). */
export const readAnnouncement = async (db: Queryable): Promise<Wire<'AnnouncementAnswer'>> => {
  const row = await findAnnouncement(db);
  return row === undefined ? {} : { announcement: toAnnouncement(row) };
};

/** How long a page may show an outdated announcement, in milliseconds. */
const ttl = 5000;

/** Returns the announcement for pages; `undefined` if there is none, or it has ended. */
export const shownAnnouncement = async (db: Database): Promise<Announcement | undefined> => {
  const { announcement } = await cached(db, 'announcement', ttl, () => readAnnouncement(db));
  const endsAt = announcement?.endsAt;
  return endsAt != null && Date.parse(endsAt) <= Date.now() ? undefined : announcement;
};

/**
 * Replaces the announcement; throws a 400 for an empty text, an invalid link, or an end in the
 * past.
 */
export const saveAnnouncement = async (
  db: Database,
  actor: Actor,
  { text: given, link: givenLink, endsAt: end }: Wire<'AnnouncementInput'>,
): Promise<void> => {
  const [text, link] = [given.trim(), givenLink.trim()];
  const endsAt = end === null ? null : new Date(end);
  if (text === '') throw new ApiError(400, hostOfficeTexts.announcementEmpty, 'text');
  if (link !== '' && !isAnnouncementLink(link))
    throw new ApiError(400, hostOfficeTexts.announcementLink, 'link');
  if (endsAt !== null && endsAt.getTime() <= Date.now())
    throw new ApiError(400, hostOfficeTexts.announcementEnd, 'endsAt');
  await db.transaction(async (tx) => {
    const before = await findAnnouncement(tx);
    await storeAnnouncement(tx, { text, link, endsAt });
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'saveAnnouncement',
      recordId: null,
      ...auditedOf(before),
      after: { text, link, endsAt },
    });
  });
  await invalidateJobCaches(db);
};

export const removeAnnouncement = async (db: Database, actor: Actor): Promise<void> => {
  await db.transaction(async (tx) => {
    const before = await findAnnouncement(tx);
    if (before === undefined) return;
    await dropAnnouncement(tx);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'removeAnnouncement',
      recordId: null,
      ...auditedOf(before),
    });
  });
  await invalidateJobCaches(db);
};
