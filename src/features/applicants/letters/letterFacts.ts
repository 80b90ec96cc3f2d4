import type { Applicant, Employer } from '@/api/jobBoardApi';
import type { LetterFacts } from '@contract/jobs/applicantLetters';

/** The names that a letter to an applicant fills in, as the host will. */
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
