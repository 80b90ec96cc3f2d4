import type { Applicant } from '@/api/jobBoardApi';

type Named = Pick<Applicant, 'firstnamejobseek' | 'lastnamejobseek' | 'usernamejobseek'>;

/** "Nadia Saab"; the username where no name was given. */
export const applicantName = ({
  firstnamejobseek = '',
  lastnamejobseek = '',
  usernamejobseek,
}: Named): string => `${firstnamejobseek} ${lastnamejobseek}`.trim() || usernamejobseek;

/** "Nadia", for texts that speak of the person. */
export const shortName = (applicant: Named): string =>
  applicant.firstnamejobseek?.trim() || applicantName(applicant);
