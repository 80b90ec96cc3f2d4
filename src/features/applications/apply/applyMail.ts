import type { Job, JobSeeker } from '@/api/jobBoardApi';
import { applyTexts } from '@/texts/jobs/apply';
import { jobTexts } from '@/texts/jobs/job';
import { paths } from '@contract/paths';

/** A page's whole address, as a mail needs it; `base` is the app's own. */
const addressOf = (path: string, base: string): string => new URL(path, base).href;

/**
 * The prepared message (spec §2.13): the seeker's name, links to profile and job, email and phone.
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
 * The same text for one's own mail program; without an address where the employer's is not known.
 */
export const mailtoOf = (to: string | undefined, message: string): string =>
  `mailto:${encodeURIComponent(to ?? '').replaceAll('%40', '@')}?subject=${encodeURIComponent(applyTexts.subject.text)}&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`;
