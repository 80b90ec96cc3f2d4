import type { Job } from '@/api/jobBoardApi';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { closingZone } from '@contract/constants/closingZone';
import { limits } from '@contract/limits';
import { day } from '@contract/time/durations';
import { endOfDateIn } from '@contract/time/localHours';
import { pickHiringFields, toJobHiring } from '../hiring/hiringFields';
import { pickJobFields, toJobInput } from './jobFields';

const { preview } = jobPostTexts;
const stamp = (at: number): string => new Date(at).toISOString();

const typedHiring = (values: Partial<Record<string, string>>) =>
  toJobHiring(pickHiringFields(values));
/** Returns when a job that closes on that day ends. */
const endOf = (closesOn: string, now: number): string =>
  stamp(Math.min(endOfDateIn(closingZone, closesOn), now + limits.jobLifeDays * day));

type Known = {
  /** The job to edit, whose logo and dates are kept. */
  job?: Job | undefined;
  /** The employer's logo, for a new job. */
  logo?: string | null | undefined;
  /** In milliseconds. */
  now: number;
};

/**
 * Converts form values to the live job that they will become, with placeholders for empty fields.
 * It has no employer, so that the preview contains no links to other pages.
 */
export const previewJob = (
  values: Partial<Record<string, string>>,
  { job, logo, now }: Known,
): Job => {
  const typed = pickJobFields(values);
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
    ...toJobInput(typed),
    jobtitle: typed.jobtitle.trim() || preview.jobtitle,
    companyname: typed.companyname.trim() || preview.companyname,
    location: typed.location.trim() || preview.location,
    joboverview: typed.joboverview.trim() || preview.overview,
    ...(answersWithin && { answersWithin }),
    ...(workplace && { workplace }),
    ...(closesOn && { closesOn, expiresAt: endOf(closesOn, now) }),
    // overrides a text of the edited job that was just emptied
    longDescription: longDescription ?? '',
  };
};
