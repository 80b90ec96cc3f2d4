import sql, { join, type Sql } from 'sql-template-tag';
import type { AccountField } from '@contract/accountFields';
import { caseFold } from '@contract/text/caseFold';
import { batchesOf } from '../../batches';
import type { Queryable } from '../../database/database';
import type { DeletedBy } from '../accounts/deletedAccounts';
import { isId } from '../ids';
import { peopleBatch, peopleMatching, peoplePage, type PeoplePage } from './peopleSearch';

/** What differs between employers and job seekers in the queries below. */
export type PeopleTable<Row> = {
  table: Sql;
  /** The columns of a profile, each under its wire field. */
  profile: Sql;
  usernameOf: (row: Row) => string;
};

/** A row selected for a profile of the contract. */
export type ProfileRow<Profile> = Omit<Profile, 'createdAt' | 'updatedAt'> & ProfileDates;
/** When an account was created, and when it was last changed. */
export type ProfileDates = { createdAt: Date; updatedAt: Date };

export type NewPerson = Record<Exclude<AccountField, 'password'>, string> & {
  id: string;
  passwordHash: string;
};

const batchSize = 1000;

const toProfile = <Row extends ProfileDates>({ createdAt, updatedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Returns the profile of a username, case-insensitively. */
export const findPerson = async <Row extends ProfileDates>(
  db: Queryable,
  { table, profile }: PeopleTable<Row>,
  username: string,
) => {
  const [row] = await db.query<Row>(
    sql`SELECT ${profile} FROM ${table} WHERE username_key = ${caseFold(username)} AND deleted_at IS NULL`,
  );
  return row && toProfile(row);
};

/**
 * Returns the password hash of an account with that username and email, if it was created less than
 * ten minutes ago.
 */
export const findNewPasswordHash = async (
  db: Queryable,
  { table }: { table: Sql },
  { username, email }: Pick<NewPerson, 'username' | 'email'>,
): Promise<string | undefined> => {
  const [row] = await db.query<{ passwordHash: string }>(
    sql`SELECT password_hash AS "passwordHash" FROM ${table}
      WHERE username_key = ${caseFold(username)} AND email = ${email} AND created_at > now() - interval '10 minutes' AND deleted_at IS NULL`,
  );
  return row?.passwordHash;
};

/** Returns all profiles, by username. */
export const listPeople = async <Row extends ProfileDates>(
  db: Queryable,
  { table, profile }: PeopleTable<Row>,
) => {
  const rows = await db.query<Row>(
    sql`SELECT ${profile} FROM ${table} WHERE deleted_at IS NULL ORDER BY username_key`,
  );
  return rows.map(toProfile);
};

/** Returns a page of the administrator's table, and the total over all pages. */
export const searchPeople = async <Row extends ProfileDates>(
  db: Queryable,
  { table, profile }: PeopleTable<Row>,
  page: PeoplePage,
) => {
  const [rows, [all]] = await Promise.all([
    db.query<Row>(sql`SELECT ${profile} FROM ${table} ${peoplePage(page)}`),
    db.query<{ count: number }>(
      sql`SELECT count(*) AS count FROM ${table} WHERE ${peopleMatching(page.words)}`,
    ),
  ]);
  return { items: rows.map(toProfile), total: all?.count ?? 0 };
};

/** Yields all profiles whose data contains every word, by username, in batches. */
export async function* peopleBatches<Row extends ProfileDates>(
  db: Queryable,
  { table, profile, usernameOf }: PeopleTable<Row>,
  words: readonly string[],
) {
  const batches = batchesOf<Row>(batchSize, (last) => {
    const after = last === undefined ? '' : caseFold(usernameOf(last));
    return db.query<Row>(
      sql`SELECT ${profile} FROM ${table} ${peopleBatch(words, after, batchSize)}`,
    );
  });
  for await (const rows of batches) yield rows.map(toProfile);
}

/**
 * Creates an account; rejects with the database's error if the username or email is taken
 * (`takenColumn`).
 */
export const addPerson = async (
  db: Queryable,
  { table }: { table: Sql },
  p: NewPerson,
): Promise<void> => {
  await db.execute(sql`
    INSERT INTO ${table} (id, username, username_key, email, email_key, password_hash, first_name, last_name, phone, gender, nationality, address, location)
    VALUES (${p.id}, ${p.username}, ${caseFold(p.username)}, ${p.email}, ${caseFold(p.email)}, ${p.passwordHash},
      ${p.firstName}, ${p.lastName}, ${p.phone}, ${p.gender}, ${p.nationality}, ${p.address}, ${p.location})`);
};

/**
 * Returns the other columns that change with the email. The last confirmed one is kept until
 * another is confirmed; changing back to it needs no new confirmation.
 */
export const emailChanges = (email: string | undefined): Sql[] => {
  if (email === undefined) return [];
  const goesBack = sql`email_verified_at IS NULL AND previous_email = ${email}`;
  const previous = (column: Sql, confirmed: Sql) =>
    sql`${column} = CASE WHEN email = ${email} THEN ${column} WHEN ${goesBack} THEN NULL WHEN email_verified_at IS NOT NULL THEN ${confirmed} ELSE ${column} END`;
  return [
    sql`email_key = ${caseFold(email)}`,
    // a different email must be confirmed, even if only its case differs: the link wasn't sent to
    // it
    sql`email_verified_at = CASE WHEN email = ${email} THEN email_verified_at WHEN ${goesBack} THEN previous_verified_at END`,
    previous(sql`previous_email`, sql`email`),
    previous(sql`previous_email_key`, sql`email_key`),
    previous(sql`previous_verified_at`, sql`email_verified_at`),
  ];
};

/**
 * A version is a time in milliseconds: each one is later than the previous, even within the same
 * millisecond.
 */
const nextUpdatedAt = sql`greatest(now(), updated_at + interval '1 ms')`;

/**
 * Applies `column = value` assignments. Returns the username; `undefined` if there is no such
 * account.
 */
export const changePerson = async (
  db: Queryable,
  { table }: { table: Sql },
  id: string,
  changes: readonly Sql[],
): Promise<string | undefined> => {
  const [row] = await db.query<{ username: string }>(
    sql`UPDATE ${table} SET ${join([...changes, sql`updated_at = ${nextUpdatedAt}`], ', ')} WHERE id = ${id} AND deleted_at IS NULL RETURNING username`,
  );
  return row?.username;
};

/** Soft-deletes an account. Returns its username; `undefined` if there is no such account. */
export const removePerson = async (
  tx: Queryable,
  people: { table: Sql },
  id: string,
  by: DeletedBy,
): Promise<string | undefined> =>
  isId(id)
    ? changePerson(tx, people, id, [sql`deleted_at = now()`, sql`deleted_by = ${by}`])
    : undefined;
