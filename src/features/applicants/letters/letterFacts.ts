import type { Applicant, Employer } from '@/api/jobBoardApi';
import type { LetterFacts } from '@contract/jobs/applicantLetters';

/**
 * Returns the values of the placeholders in a letter to an applicant, as the host fills them in.
 */
export const letterFactsOf = (
  applicant: Applicant,
  employer: Employer | null | undefined,
): LetterFacts => ({
  firstName: applicant.firstnamejobseek ?? '',
  lastName: applicant.lastnamejobseek ?? '',
  jobtitle: applicant.jobtitle,
  company: applicant.companyname ?? '',
  sender: [employer?.firstnameEmployer, employer?.lastnameEmployer].filter(Boolean).join(' '),
});
