const part = encodeURIComponent;

/** Every address of spec §2.1, built in one place; names and ids are encoded. */
export const paths = {
  home: () => '/',
  aboutUs: () => '/#about-us',
  signUp: () => '/signup',
  signUpEmployer: () => '/signupemp',
  login: () => '/login',
  loginEmployer: () => '/loginemp',
  forgotPassword: (role: 'employer' | 'jobseeker') => `/forgotpassword?role=${role}`,
  jobSeekerProfile: (usernamejobseek: string) => `/jobseekerpp/${part(usernamejobseek)}`,
  /** To be read by those who may; without a name the session's own (spec §2.14). */
  jobSeekerReadOnly: (usernamejobseek = '') =>
    usernamejobseek ? `/jobseekerppreadonly/${part(usernamejobseek)}` : '/jobseekerppreadonly',
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
  /** The employer's jobs with inline edit (spec §2.9). */
  employerJobs: (usernameEmployer: string) => `/jobdescriptiontrial/${part(usernameEmployer)}`,
  /** The same, of whoever is logged in. */
  ownJobs: () => '/jobdescriptiontrial',
  editJob: (jobId: string) => `/jobdescriptiontrialedit?id=${part(jobId)}`,
  cv: () => '/cv',
  /** One's own account, on our own host. */
  account: () => '/account',
  adminAccount: () => '/adminaccount',
  deletedAccounts: () => '/deletedaccounts',
  adminLogin: () => '/adminlogin',
  adminEmployers: () => '/admindash',
  adminSeekers: () => '/jobseekdash',
  adminJobs: () => '/removejob',
  adminFeatured: () => '/updatefeatured',
  adminTerms: () => '/updateterms',
  adminOverview: () => '/adminoverview',
  auditLog: () => '/auditlog',
  administrators: () => '/administrators',
  /** A case of the reports' queue. */
  adminCase: (caseId: string) => `/reports?case=${part(caseId)}`,
  /** The cases that wait for a decision. */
  adminReports: () => '/reports',
  /** The job view that cards lead to. */
  job: (jobId: string) => `/singlejobdescription/jobdescription/${part(jobId)}`,
  /** The same view, as the employer's list leads to it (spec §2.8). */
  jobOfEmployer: (jobId: string) => `/jobdescriptions/jobdescriptions/${part(jobId)}`,
} as const;
