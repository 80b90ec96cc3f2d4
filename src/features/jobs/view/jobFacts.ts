import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { formatNumber } from '@/texts/numbers';
import { isOverviewRepeated } from '@contract/jobs/overview';
import { jobTitle } from '@contract/titles/job';

const present = (texts: (string | undefined)[]): string[] =>
  texts.flatMap((text) => (text?.trim() ? [text.trim()] : []));

/** Returns the responsibilities that aren't empty, in order. */
export const responsibilitiesOf = (job: Job): string[] =>
  present([
    job.responsibilities1,
    job.responsibilities2,
    job.responsibilities3,
    job.responsibilities4,
    job.responsibilities5,
  ]);
export const qualificationsOf = (job: Job): string[] =>
  present([job.qualification1, job.qualification2, job.qualification3, job.qualification4]);

/** Returns the number of vacancies; '' if the host sends none or 0. */
export const vacanciesText = ({ numberofvacancies = 0 }: Job): string =>
  numberofvacancies > 0 ? formatNumber(numberofvacancies) : '';

/** Returns a job's page title: "Registered Nurse - Lakeside Clinic, Boston, MA". */
export const jobPageTitle = ({ jobtitle, companyname, location }: Job): string =>
  jobTitle(jobtitle || jobTexts.untitled, { company: companyname, location });

/** Returns the overview, or '' if a longer text repeats it at its beginning. */
export const overviewBeside = ({
  joboverview = '',
  description = '',
  longDescription,
}: Job): string =>
  isOverviewRepeated(joboverview, [description, longDescription ?? '']) ? '' : joboverview.trim();
