import { site } from '@contract/constants/site';
import { untitledJob } from '@contract/titles/untitled';
import { plural } from '../numbers';

/**
 * Texts about a job wherever it is shown: cards, the listing, the job view (spec §2.3, §2.10,
 * §2.11).
 */
export const jobTexts = {
  title: 'Job',
  /** For a job whose pay is 0 to 0. */
  payNotDisclosed: 'Pay not disclosed',
  /** After an amount, as in "$1,200 - $1,800 a month". */
  per: { hour: 'an hour', week: 'a week', month: 'a month', year: 'a year' },
  /** Monthly pay converted to the period that was searched for. */
  payAbout: (range: string, per: string) => `(about ${range} ${per})`,
  /** The same pay for other periods, which is calculated. */
  payPer: {
    label: 'By hour or year',
    text: (anHour: string, aYear: string, hours: number) =>
      `About ${anHour} an hour or ${aYear} a year (calculated at ${hours} hours a month)`,
  },
  /** The spec's constants, for hosts whose jobs have no date (spec §9). */
  age: '7 days ago',
  categoryAge: '6 days ago',
  notProvided: 'Not provided',
  untitled: untitledJob,
  labels: {
    pay: 'Monthly pay',
    type: 'Employment type',
    vacancies: 'Vacancies',
    degree: 'Degree required',
    category: 'Category',
    posted: 'Posted',
  },
  sections: {
    overview: 'Overview',
    description: 'Full description',
    longDescription: 'More about the job',
    responsibilities: 'Responsibilities',
    qualifications: 'Qualifications',
  },
  apply: 'Apply to Job',
  contact: 'View Contact Information',
  /** Why a button is disabled. */
  noEmployer: `This job was listed elsewhere, so you can’t apply through ${site.name}.`,
  elsewhere: 'Apply on another site',
  closed: 'This job no longer takes applications.',
  status: {
    draft: 'Draft',
    waiting: 'Waiting for review',
    live: 'Live',
    expired: 'Expired',
    filled: 'Filled',
    removed: 'Removed',
  },
  answersWithin: (days: number) => `Answers within ${days} ${plural(days, 'day')}`,
} as const;
