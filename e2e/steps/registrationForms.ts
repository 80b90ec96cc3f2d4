/** The two registration forms (spec §2.5): their route, call and field suffix. */
export const registrationForms = [
  {
    role: 'jobseeker',
    own: 'jobseek',
    path: '/signup',
    call: '/jobseeker/jobseekers',
    operation: 'registerJobSeeker',
  },
  {
    role: 'employer',
    own: 'Employer',
    path: '/signupemp',
    call: '/employer/employers',
    operation: 'registerEmployer',
  },
] as const;
export type RegistrationForm = (typeof registrationForms)[number];
