import type { EmployerRegistration, JobSeekerRegistration } from '@/api/jobBoardApi';

export type RegistrationRole = 'employer' | 'jobseeker';

/**
 * The wire field of each input, by role (spec §7); the two fields without one have names of their
 * own.
 */
export const wireNames = {
  employer: {
    firstname: 'firstnameEmployer',
    lastname: 'lastnameEmployer',
    username: 'usernameEmployer',
    email: 'emailEmployer',
    password: 'passwordnameEmployer',
    confirm: 'confirmPassword',
    location: 'locationEmployer',
    nationality: 'nationalityEmployer',
    phone: 'phoneEmployer',
    address: 'addressEmployer',
    gender: 'genderEmployer',
    terms: 'acceptTerms',
  },
  jobseeker: {
    firstname: 'firstnamejobseek',
    lastname: 'lastnamejobseek',
    username: 'usernamejobseek',
    email: 'emailjobseek',
    password: 'passwordnamejobseek',
    confirm: 'confirmPassword',
    location: 'locationjobseek',
    nationality: 'nationalityjobseek',
    phone: 'phonejobseek',
    address: 'addressjobseek',
    gender: 'genderjobseek',
    terms: 'acceptTerms',
  },
} as const;
export type RegistrationField = keyof (typeof wireNames)['employer'];
/** What is typed, by field whatever the role. */
export type Typed = Record<RegistrationField, string>;

const genderOf = (typed: Typed): 'Male' | 'Female' => (typed.gender === 'Male' ? 'Male' : 'Female');

/** The bodies of spec §7, with the fixed role. */
export const employerBody = (typed: Typed): EmployerRegistration => ({
  firstnameEmployer: typed.firstname,
  lastnameEmployer: typed.lastname,
  usernameEmployer: typed.username,
  passwordnameEmployer: typed.password,
  nationalityEmployer: typed.nationality,
  role: 'employer',
  phoneEmployer: typed.phone,
  addressEmployer: typed.address,
  emailEmployer: typed.email,
  genderEmployer: genderOf(typed),
  locationEmployer: typed.location,
});
export const jobSeekerBody = (typed: Typed): JobSeekerRegistration => ({
  firstnamejobseek: typed.firstname,
  lastnamejobseek: typed.lastname,
  usernamejobseek: typed.username,
  passwordnamejobseek: typed.password,
  nationalityjobseek: typed.nationality,
  role: 'jobseeker',
  phonejobseek: typed.phone,
  addressjobseek: typed.address,
  emailjobseek: typed.email,
  genderjobseek: genderOf(typed),
  locationjobseek: typed.location,
});
