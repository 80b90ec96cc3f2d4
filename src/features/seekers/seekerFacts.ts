import type { JobSeeker } from '@/api/jobBoardApi';

/** A person's name as first and last name; the username where they gave none. */
export const seekerName = ({
  firstnamejobseek,
  lastnamejobseek,
  usernamejobseek,
}: JobSeeker): string =>
  [firstnamejobseek, lastnamejobseek].filter(Boolean).join(' ') || usernamejobseek;
