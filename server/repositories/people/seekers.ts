import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { Wire } from '../../wire';
import { assignments } from '../assignments';
import { changePerson, emailChanges, type PeopleTable, type ProfileRow } from './people';

export const seekers: PeopleTable<ProfileRow<Wire<'JobSeeker'>>> = {
  table: sql`job_seekers`,
  profile: sql`
    id AS "_id", username AS "usernamejobseek", first_name AS "firstnamejobseek", last_name AS "lastnamejobseek",
    email AS "emailjobseek", phone AS "phonejobseek", location AS "locationjobseek", education AS "educationjobseek",
    experience AS "experiencejobseek", gender AS "genderjobseek", nationality AS "nationalityjobseek", address AS "addressjobseek",
    'jobseeker' AS role, created_at AS "createdAt", updated_at AS "updatedAt"`,
  usernameOf: ({ usernamejobseek }) => usernamejobseek,
};

/** The columns that updateJobSeeker may change, by their wire fields. */
const columns = {
  locationjobseek: 'location',
  educationjobseek: 'education',
  experiencejobseek: 'experience',
  emailjobseek: 'email',
  phonejobseek: 'phone',
} as const satisfies Record<keyof Wire<'JobSeekerUpdate'>, string>;

/** The columns that updateJobSeekerDetails may change, by their wire fields. */
const detailColumns = {
  firstnamejobseek: 'first_name',
  lastnamejobseek: 'last_name',
  genderjobseek: 'gender',
  nationalityjobseek: 'nationality',
  addressjobseek: 'address',
} as const satisfies Record<keyof Wire<'JobSeekerDetails'>, string>;

/**
 * Changes only the given fields. Returns the username; `undefined` if there is no such job seeker.
 */
export const changeSeeker = (
  db: Queryable,
  id: string,
  changes: Wire<'JobSeekerUpdate'>,
): Promise<string | undefined> =>
  changePerson(db, seekers, id, [
    ...assignments(columns, changes),
    ...emailChanges(changes.emailjobseek),
  ]);

/** Changes the fields that spec §7 has only in the registration, like `changeSeeker`. */
export const changeSeekerDetails = (
  db: Queryable,
  id: string,
  changes: Wire<'JobSeekerDetails'>,
): Promise<string | undefined> =>
  changePerson(db, seekers, id, assignments(detailColumns, changes));
