import sql, { join } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { Wire } from '../../wire';
import type { DeletedBy } from '../accounts/deletedAccounts';
import { assignments } from '../assignments';
import { fold } from '../caseFold';
import { isId } from '../ids';
import { peopleBatch, peoplePage, peopleSaying, type PeoplePage } from '../office/peopleSearch';

/** The columns that updateEmployer may change, by their wire fields. */
const columns = {
  locationEmployer: 'location',
  educationEmployer: 'education',
  experienceEmployer: 'experience',
  companyrecruitingfor: 'recruiting_for',
  companyName: 'company_name',
  companyType: 'company_type',
  companyCountry: 'company_country',
  companyPhone: 'company_phone',
  companyProfile: 'company_profile',
  companyNumberofemployees: 'company_size',
  companyWebsite: 'company_website',
  emailEmployer: 'email',
  phoneEmployer: 'phone',
} as const satisfies Record<keyof Wire<'EmployerUpdate'>, string>;

/** The same for updateEmployerDetails. */
const detailColumns = {
  birthDateEmployer: 'birth_date',
  residenceCountryEmployer: 'residence_country',
  companyAddress: 'company_address',
} as const satisfies Record<keyof Wire<'EmployerDetails'>, string>;

// what can be null is always there, so that the app can tell "not given" from a host that doesn't
// know the field
const selected = sql`
  SELECT id AS "_id", username AS "usernameEmployer", first_name AS "firstnameEmployer", last_name AS "lastnameEmployer",
    email AS "emailEmployer", phone AS "phoneEmployer", gender AS "genderEmployer", nationality AS "nationalityEmployer",
    address AS "addressEmployer", location AS "locationEmployer", education AS "educationEmployer", experience AS "experienceEmployer",
    recruiting_for AS "companyrecruitingfor", company_name AS "companyName", company_type AS "companyType", company_country AS "companyCountry",
    company_phone AS "companyPhone", company_profile AS "companyProfile", company_size AS "companyNumberofemployees",
    company_website AS "companyWebsite", 'employer' AS role, birth_date AS "birthDateEmployer", residence_country AS "residenceCountryEmployer",
    company_address AS "companyAddress", '/api/media/' || logo_id AS "companyLogo", created_at AS "createdAt"
  FROM employers`;
type Row = Omit<Wire<'Employer'>, 'createdAt'> & { createdAt: Date };
const toWire = ({ createdAt, ...row }: Row): Wire<'Employer'> => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export const findEmployer = async (
  db: Queryable,
  username: string,
): Promise<Wire<'Employer'> | undefined> => {
  const [row] = await db.query<Row>(
    sql`${selected} WHERE username_key = ${fold(username)} AND deleted_at IS NULL`,
  );
  return row && toWire(row);
};

/** All employers, by username. */
export const listEmployers = async (db: Queryable): Promise<Wire<'Employer'>[]> =>
  (await db.query<Row>(sql`${selected} WHERE deleted_at IS NULL ORDER BY username_key`)).map(
    toWire,
  );

/** A page of the administrator's table. */
export const searchEmployers = async (
  db: Queryable,
  page: PeoplePage,
): Promise<Wire<'Employer'>[]> =>
  (await db.query<Row>(sql`${selected} ${peoplePage(page)}`)).map(toWire);

export const countEmployers = async (db: Queryable, words: readonly string[]): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM employers WHERE ${peopleSaying(words)}`,
  );
  return row?.count ?? 0;
};

/** All that say the words, by username, in batches that hold no connection in between. */
export async function* employerBatches(
  db: Queryable,
  words: readonly string[],
): AsyncGenerator<Wire<'Employer'>[], void, undefined> {
  for (let last = ''; ;) {
    const rows = await db.query<Row>(sql`${selected} ${peopleBatch(words, last, batch)}`);
    yield rows.map(toWire);
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = fold(end.usernameEmployer);
  }
}
const batch = 1000;

export type NewEmployer = Omit<Wire<'EmployerRegistration'>, 'role' | 'passwordnameEmployer'> & {
  id: string;
  passwordHash: string;
};
/** Fails with the database's error where username or e-mail is taken (`takenColumn`). */
export const addEmployer = async (db: Queryable, e: NewEmployer): Promise<void> => {
  await db.execute(sql`
    INSERT INTO employers (id, username, username_key, email, email_key, password_hash, first_name, last_name, phone, gender, nationality, address, location)
    VALUES (${e.id}, ${e.usernameEmployer}, ${fold(e.usernameEmployer)}, ${e.emailEmployer}, ${fold(e.emailEmployer)}, ${e.passwordHash},
      ${e.firstnameEmployer}, ${e.lastnameEmployer}, ${e.phoneEmployer}, ${e.genderEmployer}, ${e.nationalityEmployer}, ${e.addressEmployer}, ${e.locationEmployer})`);
};

/** Changes only the fields that are there. undefined: no such employer. */
export const changeEmployer = async (
  db: Queryable,
  id: string,
  changes: Wire<'EmployerUpdate'>,
): Promise<string | undefined> => {
  // another address is proven anew; the same one in other letters as well: it isn't the one the
  // link went to
  const email =
    changes.emailEmployer === undefined
      ? []
      : [
          sql`email_key = ${fold(changes.emailEmployer)}`,
          sql`email_verified_at = CASE WHEN email = ${changes.emailEmployer} THEN email_verified_at END`,
        ];
  const [row] = await db.query<{ username: string }>(sql`
    UPDATE employers SET ${join([...assignments(columns, changes), ...email, sql`updated_at = now()`], ', ')} WHERE id = ${id} AND deleted_at IS NULL RETURNING username`);
  return row?.username;
};

/** The same for what spec §7's call doesn't carry; null takes a value away. */
export const changeEmployerDetails = async (
  db: Queryable,
  id: string,
  changes: Wire<'EmployerDetails'>,
): Promise<string | undefined> => {
  const [row] = await db.query<{ username: string }>(sql`
    UPDATE employers SET ${join([...assignments(detailColumns, changes), sql`updated_at = now()`], ', ')} WHERE id = ${id} AND deleted_at IS NULL RETURNING username`);
  return row?.username;
};

/** An employer's name and present logo, which nobody else changes until the transaction ends. */
export const lockEmployerLogo = async (
  tx: Queryable,
  id: string,
): Promise<{ username: string; logoId: string | null } | undefined> => {
  const [row] = await tx.query<{ username: string; logoId: string | null }>(sql`
    SELECT username, logo_id AS "logoId" FROM employers WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`);
  return row;
};

export const setEmployerLogo = (tx: Queryable, id: string, logoId: string): Promise<number> =>
  tx.execute(sql`UPDATE employers SET logo_id = ${logoId}, updated_at = now() WHERE id = ${id}`);

/**
 * Takes an employer and its jobs off the site; call in a transaction. Answers its username;
 * undefined: there is none.
 */
export const removeEmployer = async (
  tx: Queryable,
  id: string,
  by: DeletedBy,
): Promise<string | undefined> => {
  if (!isId(id)) return undefined;
  // a job that is being added right now holds on to this row, so afterwards none is missed
  const [employer] = await tx.query<{ username: string }>(
    sql`SELECT username FROM employers WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`,
  );
  if (employer === undefined) return undefined;
  await tx.execute(
    sql`UPDATE jobs SET deleted_at = now(), deleted_with_owner = true, updated_at = now() WHERE employer_id = ${id} AND deleted_at IS NULL`,
  );
  await tx.execute(
    sql`UPDATE employers SET deleted_at = now(), deleted_by = ${by}, updated_at = now() WHERE id = ${id}`,
  );
  return employer.username;
};
