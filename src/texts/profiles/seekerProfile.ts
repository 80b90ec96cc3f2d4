/** The job seeker's own profile (spec §2.7). */
export const seekerProfileTexts = {
  page: { title: 'Job seeker profile' },
  sections: { about: 'About you', person: 'Personal Information', contact: 'Contact Information' },
  /** The accessible names of the edit icons. */
  edit: {
    about: 'Edit Location, Education and Experience',
    person: 'Edit Personal Information',
    contact: 'Edit Contact Information',
  },
  emailMissing: 'Enter an email address',
  asEmployer: 'See as an employer sees it',
  labels: {
    location: 'Location',
    education: 'Education',
    experience: 'Experience',
    name: 'Name',
    gender: 'Gender',
    nationality: 'Nationality',
    residence: 'Residence country',
    email: 'Email',
    mobile: 'Mobile number',
  },
  applications: {
    title: 'My job applications',
    findJobs: 'Find Jobs',
    emptyHint: 'Jobs you apply for will show up here.',
    /** The chip of a job that was taken down, whose page no longer exists. */
    removed: 'No longer listed',
    expired: 'Closed',
  },
  /** The fixed sample of spec §2.7, for hosts that store no applications. */
  sample: {
    chip: 'Example',
    text: 'This is how an application looks. This job board doesn’t keep a list of yours.',
    jobtitle: 'IT Help Desk Support',
    companyname: 'Bluefield Systems',
    location: 'Denver, CO',
    monthlysalary1: 1000,
    monthlysalary2: 1500,
    age: '6 days ago',
  },
  other: {
    title: 'This is someone else’s profile',
    text: 'A job seeker’s profile is shown to its owner and to employers they applied to.',
    own: 'Go to your profile',
  },
} as const;

/** The read-only job seeker profile (spec §2.14). */
export const seekerReadOnlyTexts = {
  title: 'Job seeker',
  about: 'About',
  own: {
    text: 'This is how employers you applied to see your profile.',
    link: 'Edit your profile',
  },
  /** On our own host, for a visitor. */
  noSession: {
    title: 'Log in to see this profile',
    text: 'A job seeker’s profile is shown to employers they applied to. Log in as the employer of that job.',
    employer: 'Log in as an employer',
    jobseeker: 'Log in as a job seeker',
  },
  /** For a user without permission to see it. */
  forbidden: {
    title: 'This profile isn’t shown to you',
    text: 'A job seeker’s profile is shown to its owner and to employers they applied to.',
  },
  gone: {
    title: 'Job seeker not found',
    text: 'They may have left, or the address isn’t complete.',
  },
  home: 'Go to the home page',
} as const;
