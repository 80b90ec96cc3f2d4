import { site } from '@contract/constants/site';
import type { SourceProblem } from '../repositories/sources/jobSources';
import { greeting, type Letter, type Named } from './mail';

/** Our host's messages about importing jobs. */
export const hostSourceTexts = {
  urlOrFile: 'Give an address or a file',
  suspendedEmployer: 'This employer is suspended, so nothing is imported for it',
  employerNeeded: 'Choose the employer to import for',
  badAddress: 'Enter a web address that begins with https://, without a user name or password',
  privateAddress: 'This address isn’t on the public internet, so we can’t read it',
  noTitle: 'Choose the column that holds the job title',
  tooMany: (max: number) => `You already have ${max} imports. Remove one first.`,
  sameAddress:
    'Jobs from this address are already imported. Look under Your imports, or ask your colleagues.',
  sameJobs: (name: string) =>
    `These jobs are already imported from ${name}. Remove that import first, or upload a newer file to it.`,
  fileNeeded: 'Choose the newer file',
  fileSchedule: 'We can’t read a file from your device again. Upload a newer one instead.',
  reading: 'We’re reading it right now. Try again in a minute.',
  reader: 'You can see your company’s jobs, but not import any',
  tooManyChanges: 'You’ve done this a lot. Try again in an hour.',
  failed: (problem: SourceProblem, status: number | null): string =>
    problem === 'status'
      ? `We couldn’t read it: the website returned status ${status ?? ''}`
      : failures[problem],
};

const failures: Record<Exclude<SourceProblem, 'status'>, string> = {
  address: 'We can’t read this address',
  private: hostSourceTexts.privateAddress,
  name: 'We couldn’t find this website. Check the address.',
  connection: 'We couldn’t connect to this website',
  certificate: 'This website’s certificate isn’t valid',
  timeout: 'This website took too long to answer',
  redirects: 'This address redirects in circles',
  size: 'There’s too much here: we read up to 10 MB',
  type: 'This address doesn’t have the kind of list you chose',
  encoding: 'This website compresses its answer in a way we can’t read',
  format: 'We couldn’t find jobs in this. Check what kind of list it is.',
  links: 'This page only links to jobs. Give the address of a page with the jobs themselves.',
  tooMuch: 'This list takes too long for us to read. Try one with fewer jobs.',
  suspended: 'Your account is suspended',
  recovered: 'It was turned off when the account was recovered',
};

/** Headings for a JobPosting's own properties in a job's description. */
export const importedHeadings = {
  responsibilities: 'Responsibilities',
  qualifications: 'Qualifications',
  skills: 'Skills',
  educationRequirements: 'Education',
  experienceRequirements: 'Experience',
  jobBenefits: 'Benefits',
  workHours: 'Hours',
  incentiveCompensation: 'Bonuses',
} as const;

type Said = Named & { url: string; source: string };

/** The mails about importing jobs. */
export const sourceMailTexts = {
  off: ({ name, url, source }: Said): Letter => ({
    subject: `We stopped importing your jobs to ${site.name}`,
    greeting: greeting({ name }),
    paragraphs: [
      `We couldn’t read ${source} for a while, so we stopped trying.`,
      'Your imported jobs stay until they expire. Once the list can be read again, turn the import back on.',
    ],
    links: [{ label: 'See your imports', url }],
    after: [],
  }),
  shrunk: ({ name, url, source }: Said): Letter => ({
    subject: `Most of your imported jobs are missing from their list`,
    greeting: greeting({ name }),
    paragraphs: [
      `When we last read ${source}, fewer than half of your imported jobs were there.`,
      'We haven’t ended any yet. If they’re still missing next time, we’ll end them then.',
    ],
    links: [{ label: 'See your imports', url }],
    after: [],
  }),
};
