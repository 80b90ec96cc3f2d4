import type { EmploymentType } from '@contract/constants/employmentTypes';

/** The labels of a search's employment types. */
export const employmentTypeTexts: Record<EmploymentType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
  other: 'Other',
};
