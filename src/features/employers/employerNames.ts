import type { Employer } from '@/api/jobBoardApi';
import { personName } from '@/features/people/personName';
import { accountFields } from '@contract/accountFields';

/** An employer's first and last name; the username where they gave none. */
export const employerName = (employer: Employer): string =>
  personName(accountFields.employer, employer);

/** The company; the person where they name none. */
export const companyOrPerson = (employer: Employer): string =>
  employer.companyName?.trim() || employerName(employer);
