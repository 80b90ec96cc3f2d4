import type { Applicant } from '@/api/jobBoardApi';

type Named = Pick<Applicant, 'firstnamejobseek' | 'lastnamejobseek' | 'usernamejobseek'>;

/** Returns an applicant's full name ("Nadia Saab"); the username if there is none. */
export const applicantName = ({
  firstnamejobseek = '',
  lastnamejobseek = '',
  usernamejobseek,
}: Named): string => `${firstnamejobseek} ${lastnamejobseek}`.trim() || usernamejobseek;

/** Returns the first name ("Nadia"), for texts about the person; otherwise like `applicantName`. */
export const shortName = (applicant: Named): string =>
  applicant.firstnamejobseek?.trim() || applicantName(applicant);
