import type { Employer } from '@/api/jobBoardApi';
import { personName } from '@/features/people/personName';
import { accountFields } from '@contract/accountFields';

/** Returns an employer's first and last name, or the username if they gave none. */
export const employerName = (employer: Employer): string =>
  personName(accountFields.employer, employer);

/** Returns the company's name, or the person's if there is none. */
export const companyOrPerson = (employer: Employer): string =>
  employer.companyName?.trim() || employerName(employer);
