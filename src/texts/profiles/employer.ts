import { missingCompanyTitle } from '@contract/titles/company';
import { countWithNoun, formatNumber } from '../numbers';

/** The read-only employer profile (spec §2.14). */
export const employerTexts = {
  title: 'Employer',
  /** The spec's constant, for hosts whose employers have no birth date (spec §2.8). */
  constantBirthDate: '22-03-2000',
  notProvided: 'Not provided',
  sections: {
    person: 'Employer Information',
    company: 'Company Information',
    contact: 'Contact Information',
  },
  /** Links to the jobs below and to the section above. */
  seeJobs: (count: number) => `See ${countWithNoun(count, 'open job')}`,
  contact: 'How to contact them',
  /** The employer's open jobs. */
  jobs: {
    title: 'Open jobs',
    count: (count: number) => countWithNoun(count, 'job'),
    newestFirst: (count: number) =>
      count === 1 ? '1 job' : `${countWithNoun(count, 'job')}, newest first`,
    matching: (found: number, all: number) =>
      `${formatNumber(found)} of ${countWithNoun(all, 'job')}`,
    more: 'Show more jobs',
    moreFailed: 'More jobs can’t be shown right now.',
    changed: 'This list has changed since you opened it.',
    none: 'No open jobs match',
    clear: 'Show all jobs',
    failed: 'These jobs can’t be shown right now',
    alert: {
      ask: (company: string) => `Nothing that fits? Get an email when ${company} posts a job.`,
      create: 'Create a job alert',
    },
    filters: {
      label: 'Open jobs',
      words: 'Title or skill',
      type: 'Type',
      all: 'All',
      location: { label: 'Place', any: 'Any place' },
      category: { label: 'Category', any: 'Any category' },
    },
  },
  /** The number of employees as entered, which may be "50-100". */
  employees: (count: string) =>
    /^\d+$/.test(count) ? countWithNoun(Number(count), 'employee') : `${count} employees`,
  labels: {
    name: 'Name',
    location: 'Location',
    education: 'Education',
    experience: 'Experience',
    recruitingFor: 'Company recruiting for',
    birthDate: 'Birth date',
    gender: 'Gender',
    nationality: 'Nationality',
    residence: 'Residence country',
    email: 'Email',
    mobile: 'Mobile number',
    companyName: 'Company name',
    companyType: 'Company type',
    companyCountry: 'Country',
    companyAddress: 'Address',
    companyPhone: 'Phone',
    companyProfile: 'Profile',
    companyEmployees: 'Number of employees',
    companyWebsite: 'Website',
  },
  gone: {
    title: missingCompanyTitle,
    text: 'They may have left, or the address isn’t complete.',
    link: 'All jobs',
  },
} as const;
