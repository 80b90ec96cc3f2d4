import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

export type AnnouncementTexts = {
  text: string;
  /** A path of this site or a full URL; '' for none. */
  link: string;
  /** null: shown until it is removed. */
  endsAt: Date | null;
};
export type AnnouncementRow = AnnouncementTexts & { id: string };

/** Returns the current announcement, even if it has ended. */
export const findAnnouncement = async (db: Queryable): Promise<AnnouncementRow | undefined> => {
  const [row] = await db.query<AnnouncementRow>(
    sql`SELECT id, text, link, ends_at AS "endsAt" FROM announcement`,
  );
  return row;
};

/** Stores an announcement, replacing the current one. */
export const storeAnnouncement = async (
  tx: Queryable,
  { text, link, endsAt }: AnnouncementTexts,
): Promise<void> => {
  await tx.execute(sql`
    INSERT INTO announcement (id, text, link, ends_at) VALUES (${randomUUID()}, ${text}, ${link}, ${endsAt})
    ON CONFLICT (single) DO UPDATE SET id = EXCLUDED.id, text = EXCLUDED.text, link = EXCLUDED.link, ends_at = EXCLUDED.ends_at`);
};

export const dropAnnouncement = (tx: Queryable): Promise<number> =>
  tx.execute(sql`DELETE FROM announcement`);
