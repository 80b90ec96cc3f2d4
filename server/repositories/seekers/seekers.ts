import sql, { join } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { Wire } from '../../wire';
import type { DeletedBy } from '../accounts/deletedAccounts';
import { assignments } from '../assignments';
import { fold } from '../caseFold';
import { isId } from '../ids';
import { peopleBatch, peoplePage, peopleSaying, type PeoplePage } from '../office/peopleSearch';

/** The columns that updateJobSeeker may change, by their wire fields. */
const columns = {
  locationjobseek: 'location',
  educationjobseek: 'education',
  experiencejobseek: 'experience',
  emailjobseek: 'email',
  phonejobseek: 'phone',
} as const satisfies Record<keyof Wire<'JobSeekerUpdate'>, string>;

const selected = sql`
  SELECT id AS "_id", username AS "usernamejobseek", first_name AS "firstnamejobseek", last_name AS "lastnamejobseek",
    email AS "emailjobseek", phone AS "phonejobseek", location AS "locationjobseek", education AS "educationjobseek",
    experience AS "experiencejobseek", gender AS "genderjobseek", nationality AS "nationalityjobseek", address AS "addressjobseek",
    'jobseeker' AS role, created_at AS "createdAt"
  FROM job_seekers`;
type Row = Omit<Wire<'JobSeeker'>, 'createdAt'> & { createdAt: Date };
const toWire = ({ createdAt, ...row }: Row): Wire<'JobSeeker'> => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export const findSeeker = async (
  db: Queryable,
  username: string,
): Promise<Wire<'JobSeeker'> | undefined> => {
  const [row] = await db.query<Row>(
    sql`${selected} WHERE username_key = ${fold(username)} AND deleted_at IS NULL`,
  );
  return row && toWire(row);
};

/** All seekers, by username. */
export const listSeekers = async (db: Queryable): Promise<Wire<'JobSeeker'>[]> =>
  (await db.query<Row>(sql`${selected} WHERE deleted_at IS NULL ORDER BY username_key`)).map(
    toWire,
  );

/** A page of the administrator's table. */
export const searchSeekers = async (
  db: Queryable,
  page: PeoplePage,
): Promise<Wire<'JobSeeker'>[]> =>
  (await db.query<Row>(sql`${selected} ${peoplePage(page)}`)).map(toWire);

export const countSeekers = async (db: Queryable, words: readonly string[]): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM job_seekers WHERE ${peopleSaying(words)}`,
  );
  return row?.count ?? 0;
};

/** All that say the words, by username, in batches that hold no connection in between. */
export async function* seekerBatches(
  db: Queryable,
  words: readonly string[],
): AsyncGenerator<Wire<'JobSeeker'>[], void, undefined> {
  for (let last = ''; ;) {
    const rows = await db.query<Row>(sql`${selected} ${peopleBatch(words, last, batch)}`);
    yield rows.map(toWire);
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = fold(end.usernamejobseek);
  }
}
const batch = 1000;

export type NewSeeker = Omit<Wire<'JobSeekerRegistration'>, 'role' | 'passwordnamejobseek'> & {
  id: string;
  passwordHash: string;
};
/** Fails with the database's error where username or e-mail is taken (`takenColumn`). */
export const addSeeker = async (db: Queryable, s: NewSeeker): Promise<void> => {
  await db.execute(sql`
    INSERT INTO job_seekers (id, username, username_key, email, email_key, password_hash, first_name, last_name, phone, gender, nationality, address, location)
    VALUES (${s.id}, ${s.usernamejobseek}, ${fold(s.usernamejobseek)}, ${s.emailjobseek}, ${fold(s.emailjobseek)}, ${s.passwordHash},
      ${s.firstnamejobseek}, ${s.lastnamejobseek}, ${s.phonejobseek}, ${s.genderjobseek}, ${s.nationalityjobseek}, ${s.addressjobseek}, ${s.locationjobseek})`);
};

/** Changes only the fields that are there. Answers the username; undefined: no such seeker. */
export const changeSeeker = async (
  db: Queryable,
  id: string,
  changes: Wire<'JobSeekerUpdate'>,
): Promise<string | undefined> => {
  // another address is proven anew; the same one in other letters as well: it isn't the one the
  // link went to
  const email =
    changes.emailjobseek === undefined
      ? []
      : [
          sql`email_key = ${fold(changes.emailjobseek)}`,
          sql`email_verified_at = CASE WHEN email = ${changes.emailjobseek} THEN email_verified_at END`,
        ];
  const [row] = await db.query<{ username: string }>(sql`
    UPDATE job_seekers SET ${join([...assignments(columns, changes), ...email, sql`updated_at = now()`], ', ')} WHERE id = ${id} AND deleted_at IS NULL RETURNING username`);
  return row?.username;
};

/** Takes a seeker off the site. Answers its username; undefined: there is none. */
export const removeSeeker = async (
  tx: Queryable,
  id: string,
  by: DeletedBy,
): Promise<string | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await tx.query<{ username: string }>(sql`
    UPDATE job_seekers SET deleted_at = now(), deleted_by = ${by}, updated_at = now() WHERE id = ${id} AND deleted_at IS NULL RETURNING username`);
  return row?.username;
};
