import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { Wire } from '../../wire';
import type { DeletedBy } from '../accounts/deletedAccounts';
import { assignments } from '../assignments';
import { isId } from '../ids';
import {
  changePerson,
  emailChanges,
  removePerson,
  type PeopleTable,
  type ProfileRow,
} from './people';

export const employers: PeopleTable<ProfileRow<Wire<'Employer'>>> = {
  table: sql`employers`,
  // nullable fields are always present, so that the app can tell "not given" from a host that
  // doesn't know the field
  profile: sql`
    id AS "_id", username AS "usernameEmployer", first_name AS "firstnameEmployer", last_name AS "lastnameEmployer",
    email AS "emailEmployer", phone AS "phoneEmployer", gender AS "genderEmployer", nationality AS "nationalityEmployer",
    address AS "addressEmployer", location AS "locationEmployer", education AS "educationEmployer", experience AS "experienceEmployer",
    recruiting_for AS "companyrecruitingfor", company_name AS "companyName", company_type AS "companyType", company_country AS "companyCountry",
    company_phone AS "companyPhone", company_profile AS "companyProfile", company_size AS "companyNumberofemployees",
    company_website AS "companyWebsite", 'employer' AS role, birth_date AS "birthDateEmployer", residence_country AS "residenceCountryEmployer",
    company_address AS "companyAddress", '/api/media/' || logo_id AS "companyLogo", created_at AS "createdAt", updated_at AS "updatedAt"`,
  usernameOf: ({ usernameEmployer }) => usernameEmployer,
};

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

/** The columns that updateEmployerDetails may change, by their wire fields. */
const detailColumns = {
  birthDateEmployer: 'birth_date',
  residenceCountryEmployer: 'residence_country',
  companyAddress: 'company_address',
  firstnameEmployer: 'first_name',
  lastnameEmployer: 'last_name',
  genderEmployer: 'gender',
  nationalityEmployer: 'nationality',
} as const satisfies Record<keyof Wire<'EmployerDetails'>, string>;

/**
 * Changes only the given fields. Returns the username; `undefined` if there is no such employer.
 */
export const changeEmployer = (
  db: Queryable,
  id: string,
  changes: Wire<'EmployerUpdate'>,
): Promise<string | undefined> =>
  changePerson(db, employers, id, [
    ...assignments(columns, changes),
    ...emailChanges(changes.emailEmployer),
  ]);

/** Changes the fields that aren't in spec §7's call, like `changeEmployer`; null clears a value. */
export const changeEmployerDetails = (
  db: Queryable,
  id: string,
  changes: Wire<'EmployerDetails'>,
): Promise<string | undefined> =>
  changePerson(db, employers, id, assignments(detailColumns, changes));

/**
 * Soft-deletes an employer with its jobs. Returns its username; `undefined` if there is none. Call
 * in a transaction.
 */
export const removeEmployer = async (
  tx: Queryable,
  id: string,
  by: DeletedBy,
): Promise<string | undefined> => {
  if (!isId(id)) return undefined;
  // waits for jobs that are being inserted, whose foreign key locks this row, so that none is
  // missed
  const found = await tx.query(
    sql`SELECT 1 FROM employers WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`,
  );
  if (found.length === 0) return undefined;
  await tx.execute(
    sql`UPDATE jobs SET deleted_at = now(), deleted_with_owner = true, updated_at = greatest(now(), updated_at + interval '1 ms') WHERE employer_id = ${id} AND deleted_at IS NULL`,
  );
  return removePerson(tx, employers, id, by);
};
