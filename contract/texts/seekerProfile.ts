/** The job seeker's own profile (spec §2.7). */
export const seekerProfileTexts = {
  page: { title: 'Job seeker profile' },
  sections: { about: 'About you', person: 'Personal Information', contact: 'Contact Information' },
  labels: {
    location: 'Location', education: 'Education', experience: 'Experience',
    name: 'Name', gender: 'Gender', nationality: 'Nationality', residence: 'Residence country',
    email: 'Email', mobile: 'Mobile number',
  },
  applications: {
    title: 'My job applications',
    findJobs: 'Find Jobs',
    emptyHint: 'Jobs you apply to stand here, with the day you applied.',
    /** The chip of a job that was taken down; its page is gone. */
    removed: 'No longer listed',
    expired: 'Closed',
  },
  /** The fixed sample of spec §2.7, for hosts that keep no applications. */
  sample: {
    chip: 'Example',
    text: 'This is how an application looks. This job board keeps no list of yours.',
    jobtitle: 'IT Help Desk Support', companyname: 'Bluefield Systems', location: 'Denver, CO', monthlysalary1: 1000, monthlysalary2: 1500, age: '6 days ago',
  },
  other: { title: 'This is somebody else’s profile', text: 'A job seeker’s profile is shown to its owner and to employers they applied to.', own: 'Go to your profile' },
} as const;
