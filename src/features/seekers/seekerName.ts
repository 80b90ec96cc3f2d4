import type { JobSeeker } from '@/api/jobBoardApi';
import { personName } from '@/features/people/personName';
import { accountFields } from '@contract/accountFields';

/** Returns a job seeker's first and last name, or the username if they gave none. */
export const seekerName = (seeker: JobSeeker): string =>
  personName(accountFields.jobseeker, seeker);
