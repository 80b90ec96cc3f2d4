import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';

/** A synthetic person; inserted by the thousand. */
type SeededPerson = {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  gender: string;
  phone: string;
  location: string;
  createdAt: Date;
};
export type SeededSeeker = SeededPerson & { education: string; experience: string };
export type SeededEmployer = SeededPerson & { company: string; companyType: string; size: string };

const recordsOf = (rows: readonly SeededPerson[], passwordHash: string) =>
  JSON.stringify(
    rows.map((row) => ({
      ...row,
      id: randomUUID(),
      usernameKey: caseFold(row.username),
      emailKey: caseFold(row.email),
      passwordHash,
    })),
  );
const person = sql`id, username, username_key, email, email_key, password_hash, first_name, last_name, gender, phone, nationality, location, created_at, updated_at`;
const values = sql`r.id, r.username, r."usernameKey", r.email, r."emailKey", r."passwordHash", r."firstName", r."lastName", r.gender, r.phone, 'US', r.location, r."createdAt", r."createdAt"`;
const types = sql`id uuid, username text, "usernameKey" text, email text, "emailKey" text, "passwordHash" text, "firstName" text, "lastName" text, gender text, phone text,
  location text, "createdAt" timestamptz`;

/**
 * Inserts job seekers, skipping those whose username or email is taken; returns how many were
 * inserted.
 */
export const insertSeekers = (
  tx: Queryable,
  rows: readonly SeededSeeker[],
  passwordHash: string,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO job_seekers (${person}, address, education, experience) SELECT ${values}, 'US', r.education, r.experience
  FROM jsonb_to_recordset(${recordsOf(rows, passwordHash)}::jsonb) AS r(${types}, education text, experience text) ON CONFLICT DO NOTHING`);

/**
 * Inserts employers, skipping those whose username or email is taken; returns how many were
 * inserted.
 */
export const insertEmployers = (
  tx: Queryable,
  rows: readonly SeededEmployer[],
  passwordHash: string,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO employers (${person}, address, recruiting_for, company_name, company_type, company_size, company_country)
  SELECT ${values}, r.location, r.company, r.company, r."companyType", r.size, 'US'
  FROM jsonb_to_recordset(${recordsOf(rows, passwordHash)}::jsonb) AS r(${types}, company text, "companyType" text, size text) ON CONFLICT DO NOTHING`);

/** Counts jobs, employers and job seekers that aren't deleted. */
export const countSyntheticData = async (
  db: Queryable,
): Promise<{ jobs: number; employers: number; seekers: number }> => {
  const [row] = await db.query<{ jobs: number; employers: number; seekers: number }>(sql`
    SELECT (SELECT count(*) FROM jobs WHERE deleted_at IS NULL) AS jobs, (SELECT count(*) FROM employers WHERE deleted_at IS NULL) AS employers,
      (SELECT count(*) FROM job_seekers WHERE deleted_at IS NULL) AS seekers`);
  return row ?? { jobs: 0, employers: 0, seekers: 0 };
};

/** Returns the employers that can own jobs. */
export const listOwners = (db: Queryable): Promise<{ id: string; company: string }[]> =>
  db.query<{ id: string; company: string }>(
    sql`SELECT id, company_name AS company FROM employers WHERE deleted_at IS NULL AND company_name <> '' ORDER BY username_key`,
  );

/** Updates the planner's statistics after many inserts. Must run outside a transaction. */
export const analyzeSyntheticData = (db: Queryable): Promise<number> =>
  db.execute(sql`VACUUM (ANALYZE) jobs, employers, job_seekers, applications`);
