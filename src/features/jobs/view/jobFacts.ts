import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { formatNumber } from '@/texts/numbers';
import { isOverviewRepeated } from '@contract/jobs/overview';
import { jobTitle } from '@contract/titles/job';

const present = (texts: (string | undefined)[]): string[] =>
  texts.flatMap((text) => (text?.trim() ? [text.trim()] : []));

/** The responsibilities that say something, in their order; a posting may leave some empty. */
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

/** How many vacancies there are; '' where the host gives none or 0. */
export const vacanciesText = ({ numberofvacancies = 0 }: Job): string =>
  numberofvacancies > 0 ? formatNumber(numberofvacancies) : '';

/** "Registered Nurse - Lakeside Clinic": a job in a page's title. */
export const jobPageTitle = ({ jobtitle, companyname }: Job): string =>
  jobTitle(jobtitle || jobTexts.untitled, companyname);

/** The overview, unless a longer text begins with it. */
export const overviewBeside = ({
  joboverview = '',
  description = '',
  longDescription,
}: Job): string =>
  isOverviewRepeated(joboverview, [description, longDescription ?? '']) ? '' : joboverview.trim();
