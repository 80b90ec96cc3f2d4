import type { EmploymentType } from '@contract/constants/employmentTypes';

/** What people read for the employment types of a search. */
export const employmentTypeTexts: Record<EmploymentType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
  other: 'Other',
};
