import type { EmployerRegistration, JobSeekerRegistration } from '@/api/jobBoardApi';
import { accountFields, toWire, type AccountField } from '@contract/accountFields';

/** Inputs that are never sent. */
const unsent = { confirm: 'confirmPassword', terms: 'acceptTerms' } as const;

/** The name of each input, by role: its wire field if it has one (spec §7). */
export const registrationFields = {
  employer: { ...accountFields.employer, ...unsent },
  jobseeker: { ...accountFields.jobseeker, ...unsent },
};
export type RegistrationField = AccountField | keyof typeof unsent;

/** The form's values, by role-independent field name. */
export type RegistrationValues = Record<RegistrationField, string>;

const withGender = (values: RegistrationValues) => ({
  ...values,
  gender: values.gender === 'Male' ? ('Male' as const) : ('Female' as const),
});

/** The request bodies of spec §7, with the fixed role. */
export const employerBody = (values: RegistrationValues): EmployerRegistration => ({
  ...toWire(accountFields.employer, withGender(values)),
  role: 'employer',
});
export const jobSeekerBody = (values: RegistrationValues): JobSeekerRegistration => ({
  ...toWire(accountFields.jobseeker, withGender(values)),
  role: 'jobseeker',
});
