/** One page of the app. */
type PageRoute = {
  /** `:name` matches one segment of the path; a trailing `?` makes it optional. */
  path: `/${string}`;
  /** Everybody (`open`) or one role; others are redirected to that role's login page. */
  access: 'open' | 'jobseeker' | 'employer' | 'admin';
};

/**
 * The route table (spec §2.1): every page of the app, and who may open it. The router, the path
 * builders, the role guards and the host's 404 status are derived from it. Spec pages come first,
 * in the spec's order.
 */
export const routes = {
  home: { path: '/', access: 'open' },
  signUp: { path: '/signup', access: 'open' },
  signUpEmployer: { path: '/signupemp', access: 'open' },
  login: { path: '/login', access: 'open' },
  loginEmployer: { path: '/loginemp', access: 'open' },
  adminLogin: { path: '/adminlogin', access: 'open' },
  /** Without a name, the profile of the logged-in job seeker. */
  jobSeekerProfile: { path: '/jobseekerpp/:usernamejobseek?', access: 'jobseeker' },
  applyToJob: { path: '/applyjob/:jobId', access: 'jobseeker' },
  /** The job seeker's own read-only profile; its username comes from the session (spec §2.14). */
  ownReadOnlyProfile: { path: '/jobseekerppreadonly', access: 'jobseeker' },
  /** Without a name, the profile of the logged-in employer. */
  employerProfile: { path: '/employerpp/:usernameEmployer?', access: 'employer' },
  adminEmployers: { path: '/admindash', access: 'admin' },
  /** The spec's second address of the employer list. */
  adminEmployersAlias: { path: '/employerdash', access: 'admin' },
  adminSeekers: { path: '/jobseekdash', access: 'admin' },
  adminJobs: { path: '/removejob', access: 'admin' },
  adminFeatured: { path: '/updatefeatured', access: 'admin' },
  adminTerms: { path: '/updateterms', access: 'admin' },
  jobListing: { path: '/jobdescription', access: 'open' },
  /**
   * The employer's jobs with inline edit (spec §2.9); without a name, those of the logged-in
   * employer.
   */
  employerJobs: { path: '/jobdescriptiontrial/:usernameEmployer?', access: 'open' },
  /** Takes the job as `?id=`. */
  editJob: { path: '/jobdescriptiontrialedit', access: 'open' },
  categories: { path: '/category', access: 'open' },
  category: { path: '/category/:categoryName', access: 'open' },
  terms: { path: '/termsofuse', access: 'open' },
  cv: { path: '/cv', access: 'open' },
  postJob: { path: '/jobpost/:usernameEmployer', access: 'open' },
  /** The job view that job cards link to. */
  jobView: {
    path: '/singlejobdescription/jobdescription/:jobId',
    access: 'open',
  },
  /** The same view; the employer's job list links here (spec §2.8). */
  employerJobView: {
    path: '/jobdescriptions/jobdescriptions/:jobId',
    access: 'open',
  },
  employerReadOnly: {
    path: '/employerppreadonly/:usernameEmployer',
    access: 'open',
  },

  // pages beyond the spec
  /** A job seeker's profile as employers and administrators see it. */
  jobSeekerReadOnly: { path: '/jobseekerppreadonly/:usernamejobseek', access: 'open' },
  sampleJob: { path: '/jobdescription/sample', access: 'open' },
  /** Takes the role as `?role=`. */
  forgotPassword: { path: '/forgotpassword', access: 'open' },
  /** The mailed link's token is in the fragment, here and in the next four. */
  resetPassword: { path: '/resetpassword', access: 'open' },
  verifyEmail: { path: '/verifyemail', access: 'open' },
  /** Undoes a changed email address. */
  undoEmail: { path: '/undoemail', access: 'open' },
  /** Asks an employer whether a job is still open. */
  jobConfirmation: { path: '/jobconfirmation', access: 'open' },
  /** Stops emails; the mailed link's key is in the fragment. */
  unsubscribe: { path: '/unsubscribe', access: 'open' },
  /** A job seeker's job alerts. */
  jobAlerts: { path: '/alerts', access: 'jobseeker' },
  /**
   * One job alert, opened from a link in its emails; the fragment contains the key and the link's
   * purpose.
   */
  jobAlert: { path: '/alert', access: 'open' },
  /** Turns on a job alert; the mailed link's token is in the fragment. */
  jobAlertConfirmation: { path: '/alertconfirmation', access: 'open' },
  adminInvite: { path: '/admininvite', access: 'open' },
  /** Redirects to the post form of the logged-in employer. */
  ownPostJob: { path: '/postjob', access: 'employer' },
  /**
   * The applications to the employer's jobs; one job's as `?job=`, one application as
   * `?applicant=`.
   */
  applications: { path: '/applications', access: 'employer' },
  /**
   * Job seekers who are open to work; the filters are in the query, one candidate as `?candidate=`.
   */
  candidates: { path: '/candidates', access: 'employer' },
  /** An employer's saved candidate searches. */
  candidateSearches: { path: '/candidatesearches', access: 'employer' },
  /** Which parts of their profile a job seeker shows to employers. */
  openToWork: { path: '/opentowork', access: 'jobseeker' },
  /** The jobs that employers have invited a job seeker to; one as `?invitation=`. */
  invitations: { path: '/invitations', access: 'jobseeker' },
  /** The employer's jobs with their figures; the filters are in the query. */
  jobsDesk: { path: '/company/jobs', access: 'employer' },
  /** The addresses and files that the employer's jobs are imported from. */
  jobImports: { path: '/company/imports', access: 'employer' },
  /** The people of an employer's company. */
  companyPeople: { path: '/company/people', access: 'employer' },
  /** Joins a company; the mailed link's token is in the fragment. */
  companyInvitation: { path: '/companyinvitation', access: 'open' },
  /** Questions and answers for each role, and a form to ask the administrators. */
  help: { path: '/help', access: 'open' },
  /** The jobs that a visitor or job seeker has saved. */
  savedJobs: { path: '/saved', access: 'open' },
  /** A job seeker's or employer's inbox; one thread as `?thread=`, another item as `?item=`. */
  inbox: { path: '/inbox', access: 'open' },
  /** One of a job seeker's applications. */
  application: { path: '/myapplications/:applicationId', access: 'jobseeker' },
  /** Views and applications of one of an employer's own jobs. */
  jobFigures: { path: '/jobfigures/:jobId', access: 'employer' },
  account: { path: '/account', access: 'open' },
  adminAccount: { path: '/adminaccount', access: 'admin' },
  adminOverview: { path: '/adminoverview', access: 'admin' },
  /** The cases that wait for a decision; one as `?case=`. */
  adminReports: { path: '/reports', access: 'admin' },
  /** An administrator's record of an employer or job seeker; on our own host only. */
  personRecord: { path: '/people/:role/:id', access: 'admin' },
  auditLog: { path: '/auditlog', access: 'admin' },
  /** What visitors type into the search. */
  adminSearches: { path: '/searches', access: 'admin' },
  /** What people asked on the help page. */
  adminHelpQuestions: { path: '/helpquestions', access: 'admin' },
  administrators: { path: '/administrators', access: 'admin' },
  deletedAccounts: { path: '/deletedaccounts', access: 'admin' },
} as const satisfies Record<string, PageRoute>;

export type RouteName = keyof typeof routes;
export type Access = PageRoute['access'];

/** Every route name, in the table's order. */
// Object.keys returns string[]; these are the table's own keys
export const routeNames = Object.keys(routes) as RouteName[];
