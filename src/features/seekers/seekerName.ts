import type { JobSeeker } from '@/api/jobBoardApi';
import { personName } from '@/features/people/personName';
import { accountFields } from '@contract/accountFields';

/** A job seeker's first and last name; the username where they gave none. */
export const seekerName = (seeker: JobSeeker): string =>
  personName(accountFields.jobseeker, seeker);
