import { plural } from '../numbers';

/** The employer's own profile (spec §2.8). */
export const employerProfileTexts = {
  page: { title: 'Employer profile' },
  publicProfile: 'See public profile',
  recruitingFor: (company: string) => `Recruiting for ${company}`,
  sections: {
    about: 'About you',
    person: 'Employer Information',
    company: 'Company Information',
    contact: 'Contact Information',
  },
  /** The accessible names of the edit icons. */
  edit: {
    about: 'Edit Location, Education, Experience and Company recruiting for',
    person: 'Edit Employer Information',
    company: 'Edit Company Information',
    contact: 'Edit Contact Information',
  },
  notGiven: 'Not given',
  /** In a section of a new employer's profile. */
  nothingYet: 'Nothing here yet.',
  emailMissing: 'Enter an email address',
  websiteHint: 'Start it with https:// to make it a link',
  logo: {
    title: 'Upload Company Logo',
    attach: 'Attach Logo',
    /** The text next to the tile is its text alternative. */
    present: 'Your jobs and your profile show this logo.',
    none: 'Without a logo your jobs show the company’s initials.',
    rule: 'PNG, JPEG, WebP or GIF, at most 5 MB',
    busy: 'Uploading',
    saved: 'Logo updated',
    notAnImage: 'This isn’t a PNG, JPEG, WebP or GIF image. Choose another file.',
    empty: 'This file is empty. Choose another.',
    tooLarge: 'This file is larger than 5 MB. Choose a smaller one.',
    failed: 'The logo couldn’t be uploaded. Try again.',
    /** On a spec host, which has no call for it (spec §2.8). */
    unavailable: 'This job board doesn’t take logos.',
  },
  jobs: {
    title: 'Company job applications',
    post: 'Post a Job',
    editAll: 'Edit your jobs',
    seeAll: (jobs: number) => `See all ${jobs} jobs`,
    counted: (jobs: number) => `${jobs} ${plural(jobs, 'job')}`,
    firstHint: 'Your jobs and their applicants will show up here.',
    filter: 'Filter by title, company or place',
    found: (jobs: number, all: number) => `${jobs} of ${all} jobs`,
    noneFound: 'None of your jobs match',
    clear: 'Show all',
    delete: (title: string) => `Delete ${title}`,
  },
  other: {
    title: 'This is another employer’s profile',
    text: 'You can only change and manage your own.',
    own: 'Go to your profile',
    public: 'See the public profile',
  },
} as const;
