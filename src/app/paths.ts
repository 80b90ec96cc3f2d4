const part = encodeURIComponent;

/** Every address of spec §2.1, built in one place; names and ids are encoded. */
export const paths = {
  home: () => '/',
  aboutUs: () => '/#about-us',
  signUp: () => '/signup',
  signUpEmployer: () => '/signupemp',
  login: () => '/login',
  loginEmployer: () => '/loginemp',
  jobSeekerProfile: (usernamejobseek: string) => `/jobseekerpp/${part(usernamejobseek)}`,
  applyToJob: (jobId: string) => `/applyjob/${part(jobId)}`,
  employerProfile: (usernameEmployer: string) => `/employerpp/${part(usernameEmployer)}`,
  employerReadOnly: (usernameEmployer: string) => `/employerppreadonly/${part(usernameEmployer)}`,
  /** The listing; `search` is a query string without the question mark. */
  jobListing: (search = '') => (search ? `/jobdescription?${search}` : '/jobdescription'),
  sampleJob: () => '/jobdescription/sample',
  categories: () => '/category',
  category: (categoryName: string) => `/category/${part(categoryName)}`,
  terms: () => '/termsofuse',
  postJob: (usernameEmployer: string) => `/jobpost/${part(usernameEmployer)}`,
  /** The job view that cards lead to. */
  job: (jobId: string) => `/singlejobdescription/jobdescription/${part(jobId)}`,
  /** The same view, as the employer's list leads to it (spec §2.8). */
  jobOfEmployer: (jobId: string) => `/jobdescriptions/jobdescriptions/${part(jobId)}`,
} as const;
