import type { components } from './generated/types';

/**
 * The kinds of account that people register; both have the same fields under different wire names.
 */
export type AccountRole = 'employer' | 'jobseeker';
export type AccountField =
  | 'username'
  | 'password'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'gender'
  | 'nationality'
  | 'address'
  | 'location';

type Schemas = components['schemas'];
type Names<Wire> = Record<AccountField, keyof Wire>;

/** The wire field of each field of an account, by role (spec §7). */
export const accountFields = {
  employer: {
    username: 'usernameEmployer',
    password: 'passwordnameEmployer',
    email: 'emailEmployer',
    firstName: 'firstnameEmployer',
    lastName: 'lastnameEmployer',
    phone: 'phoneEmployer',
    gender: 'genderEmployer',
    nationality: 'nationalityEmployer',
    address: 'addressEmployer',
    location: 'locationEmployer',
  } satisfies Names<Schemas['EmployerRegistration']>,
  jobseeker: {
    username: 'usernamejobseek',
    password: 'passwordnamejobseek',
    email: 'emailjobseek',
    firstName: 'firstnamejobseek',
    lastName: 'lastnamejobseek',
    phone: 'phonejobseek',
    gender: 'genderjobseek',
    nationality: 'nationalityjobseek',
    address: 'addressjobseek',
    location: 'locationjobseek',
  } satisfies Names<Schemas['JobSeekerRegistration']>,
} as const;

type ProfileField = 'location' | 'education' | 'experience' | 'email' | 'phone';

/** The wire field of each profile field that both roles can edit, by role (spec §2.7, §2.8). */
export const profileFields = {
  employer: {
    location: 'locationEmployer',
    education: 'educationEmployer',
    experience: 'experienceEmployer',
    email: 'emailEmployer',
    phone: 'phoneEmployer',
  } satisfies Record<ProfileField, keyof Schemas['EmployerUpdate']>,
  jobseeker: {
    location: 'locationjobseek',
    education: 'educationjobseek',
    experience: 'experiencejobseek',
    email: 'emailjobseek',
    phone: 'phonejobseek',
  } satisfies Record<ProfileField, keyof Schemas['JobSeekerUpdate']>,
} as const;

/** Maps a wire record to an object with role-independent field names. */
export const fromWire = <
  Fields extends Readonly<Record<string, string>>,
  Wire extends Readonly<Record<Fields[keyof Fields], unknown>>,
>(
  fields: Fields,
  wire: Wire,
) => {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(wire));
  return Object.fromEntries(
    Object.entries(fields).map(([field, name]) => [field, values.get(name)]),
    // one entry per field; TypeScript doesn't infer the keys of fromEntries
  ) as { [Field in keyof Fields]: Wire[Fields[Field]] };
};

/** The reverse of `fromWire`: maps role-independent field names to a wire record. */
export const toWire = <
  Fields extends Readonly<Record<string, string>>,
  Values extends Readonly<Record<keyof Fields, unknown>>,
>(
  fields: Fields,
  values: Values,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, name]) => [name, values[field]]),
    // one entry per field; TypeScript doesn't infer the keys of fromEntries
  ) as { [Field in keyof Fields as Fields[Field]]: Values[Field] };
