import type { Job, JobSeeker } from '@/api/jobBoardApi';
import { applyTexts } from '@/texts/jobs/apply';
import { jobTexts } from '@/texts/jobs/job';
import { paths } from '@contract/paths';

/** Returns a page's absolute URL; `base` is the app's base URL. */
const addressOf = (path: string, base: string): string => new URL(path, base).href;

/**
 * Returns the prepared message (spec §2.13): the job seeker's name, links to profile and job, email
 * and phone.
 */
export const applyMessage = (job: Job, seeker: JobSeeker, name: string, base: string): string =>
  applyTexts.message.text({
    name,
    jobtitle: job.jobtitle || jobTexts.untitled,
    companyname: job.companyname ?? '',
    jobLink: addressOf(paths.jobView(job._id), base),
    profileLink: addressOf(paths.jobSeekerReadOnly(seeker.usernamejobseek), base),
    email: seeker.emailjobseek ?? '',
    phone: seeker.phonejobseek ?? '',
  });

/**
 * Returns a mailto: URL with the same text; without a recipient if the employer's email is unknown.
 */
export const applyMailtoOf = (to: string | undefined, message: string): string =>
  `mailto:${encodeURIComponent(to ?? '').replaceAll('%40', '@')}?subject=${encodeURIComponent(applyTexts.subject.text)}&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`;
