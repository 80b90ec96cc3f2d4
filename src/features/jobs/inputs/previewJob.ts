import type { Job } from '@/api/jobBoardApi';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { closingZone } from '@contract/constants/closingZone';
import { limits } from '@contract/limits';
import { day } from '@contract/time/durations';
import { endOfDateIn } from '@contract/time/localHours';
import { hiringIn, hiringOf } from '../hiring/hiringFields';
import { inputOf, typedIn } from './jobFields';

const { preview } = jobPostTexts;
const stamp = (at: number): string => new Date(at).toISOString();

const typedHiring = (values: Partial<Record<string, string>>) => hiringOf(hiringIn(values));
/** When a job that closes on that day ends. */
const endOf = (closesOn: string, now: number): string =>
  stamp(Math.min(endOfDateIn(closingZone, closesOn), now + limits.jobLifeDays * day));

type Known = {
  /** The job that is edited, which keeps its logo and dates. */
  job?: Job | undefined;
  /** The logo of who posts a new one. */
  logo?: string | null | undefined;
  /** In milliseconds. */
  now: number;
};

/**
 * What is typed as the job it will be, live; words in the places of what is still empty. It has no
 * employer, so that nothing of it leads away.
 */
export const previewJob = (
  values: Partial<Record<string, string>>,
  { job, logo, now }: Known,
): Job => {
  const typed = typedIn(values);
  const { answersWithin, workplace, closesOn, longDescription } = typedHiring(values);
  return {
    createdAt: stamp(now),
    expiresAt: stamp(now + limits.jobLifeDays * day),
    ...(logo !== undefined && { companyLogo: logo }),
    ...job,
    _id: '',
    usernameEmployer: '',
    status: 'live',
    categoryName: typed.categoryName,
    ...inputOf(typed),
    jobtitle: typed.jobtitle.trim() || preview.jobtitle,
    companyname: typed.companyname.trim() || preview.companyname,
    location: typed.location.trim() || preview.location,
    joboverview: typed.joboverview.trim() || preview.overview,
    ...(answersWithin && { answersWithin }),
    ...(workplace && { workplace }),
    ...(closesOn && { closesOn, expiresAt: endOf(closesOn, now) }),
    // the edited job may have one that was just emptied
    longDescription: longDescription ?? '',
  };
};
