/** The employer's own profile (spec §2.8). */
export const employerProfileTexts = {
  page: { title: 'Employer profile' },
  publicProfile: 'See public profile',
  recruitingFor: (company: string) => `Recruiting for ${company}`,
  sections: { about: 'About you', person: 'Employer Information', company: 'Company Information', contact: 'Contact Information' },
  jobs: {
    title: 'Company job applications',
    post: 'Post a Job',
    counted: (jobs: number) => `${jobs} ${jobs === 1 ? 'job' : 'jobs'}`,
    firstHint: 'What you post stands here, with everybody who applies.',
    filter: 'Filter by title, company or place',
    found: (jobs: number, all: number) => `${jobs} of ${all} jobs`,
    noneFound: 'None of your jobs has these words',
    clear: 'Show all',
    delete: (title: string) => `Delete ${title}`,
  },
  other: { title: 'This is another employer’s profile', text: 'You can change and manage your own only.', own: 'Go to your profile', public: 'See the public profile' },
} as const;
