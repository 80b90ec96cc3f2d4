/** Business constants (spec §9). */
export const limits = {
  featuredJobs: 6,
  previewWords: 30,
  overviewWords: 65,
  responsibilityWords: 15,
  qualificationWords: 20,
  /** Delay between a login and the redirect to the profile, in milliseconds (spec §2.4). */
  loginDelay: 100,
  /** How long a toast is shown, in milliseconds. */
  toastDuration: 5000,
  /** Rows per page of a table. */
  tableSize: 25,
  /** Jobs per page of a list. */
  pageSize: 20,
  /** Timeout of a call, in milliseconds. */
  callTimeout: 30_000,
  /** Maximum number of CVs of a job seeker. */
  resumes: 3,
  /** Maximum size of an uploaded file, in bytes. */
  uploadBytes: 5 * 1024 * 1024,
  /** For how many months after a job's end its applications are kept. */
  keptMonths: 6,
  /** Maximum number of days from now to a job's closing day. */
  closingDays: 366,
  /** Number of days that a job stays live. */
  jobLifeDays: 30,
  /** From how many days before a live job's end its employer is offered to renew it. */
  renewalDays: 7,
  /** Number of days of views shown beside a job in its employer's list of jobs. */
  deskViewDays: 14,
  /** Maximum number of questions that a job asks its applicants. */
  jobQuestions: 8,
  /** Maximum number of choices of a question. */
  questionChoices: 8,
  /**
   * Maximum characters of a job's longer description; the same in the contract of updateJobHiring.
   */
  longDescription: 10_000,
  /** After how many days an employer is asked whether a live job is still open. */
  confirmationDays: 21,
  /** For how many days a job shows that it was confirmed. */
  confirmationShownDays: 14,
  /**
   * Minimum number of promises that must be due before an employer's rate of keeping them is shown.
   */
  promisesShown: 10,
  /**
   * Minimum number of visitors who must have typed the same term on a day before administrators see
   * it.
   */
  termVisitors: 5,
  /** For how many days visitors' search terms are kept. */
  termDays: 30,
  /** For how many days page load times are kept and aggregated. */
  pageLoadDays: 28,
  /** Maximum number of jobs and companies that a job seeker may hide. */
  hiddenItems: 500,
  /** Maximum number of jobs that a job seeker may save. */
  savedJobs: 5000,
  /** Maximum number of saved jobs on a device, without an account or on a spec host. */
  savedOnDevice: 1000,
  /** Maximum number of invitations to jobs that an employer may send in 24 hours. */
  invitationsADay: 50,
  /** After how many days an employer may invite the same candidate to another job. */
  invitedAgainDays: 30,
  /** Maximum number of tags of an application; the same in the contract of updateApplicant. */
  applicantTags: 10,
  /** Maximum number of candidates on an employer's shortlist. */
  shortlisted: 1000,
  /** Maximum characters of a job seeker's note about a saved job. */
  savedNote: 1000,
  /** Maximum number of a device's saved jobs that are moved to an account in one call. */
  joinedAtOnce: 100,
} as const;
