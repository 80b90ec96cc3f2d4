/** Business constants (spec §9). */
export const limits = {
  featuredJobs: 6,
  previewWords: 30,
  overviewWords: 65,
  responsibilityWords: 15,
  qualificationWords: 20,
  /** Between a login and the redirect to the profile, in milliseconds (spec §2.4). */
  loginDelay: 100,
  /** How long a toast is shown, in milliseconds. */
  toastDuration: 5000,
  /** Rows per page of a table. */
  tableSize: 25,
  /** Jobs per page of a list. */
  pageSize: 20,
  /** When to give up on a call that isn't answered, in milliseconds. */
  callTimeout: 30_000,
  /** CVs that a job seeker may keep. */
  resumes: 3,
  /** Maximum size of an uploaded file, in bytes. */
  uploadBytes: 5 * 1024 * 1024,
  /** How long what was sent is kept after its job has ended, in months. */
  keptMonths: 6,
  /** At most so many days from now a job's closing day is. */
  closingDays: 366,
  /** How many calendar days a job stays live. */
  jobLifeDays: 30,
  /** From how many days before its end on an employer is offered to renew a live job. */
  renewalDays: 7,
  /** Days of views beside a job on its employer's desk. */
  deskViewDays: 14,
  /** Questions that a job asks its applicants, at most. */
  jobQuestions: 8,
  /** Choices of a question, at most. */
  questionChoices: 8,
  /** Characters of a job's longer description; the same in the contract of updateJobHiring. */
  longDescription: 10_000,
  /** After how many days an employer is asked whether a live job is still open. */
  confirmationDays: 21,
  /** For how many days a job shows that it was confirmed. */
  confirmationShownDays: 14,
  /** How many promises must be due before it is shown how an employer kept them. */
  promisesShown: 10,
  /** How many visitors must have typed the same on a day before an administrator reads it. */
  termVisitors: 5,
  /** For how many days it is kept what visitors searched. */
  termDays: 30,
  /** Over how many days it is summed up how fast pages were, and for how long that is kept. */
  pageLoadDays: 28,
  /** Jobs and companies that a job seeker may hide. */
  hiddenItems: 500,
  /** Jobs that a job seeker may save. */
  savedJobs: 5000,
  /** Jobs that a device keeps for somebody without an account, or on a spec host. */
  savedOnDevice: 1000,
  /** Invitations to a job that an employer may send in 24 hours. */
  invitationsADay: 50,
  /** After how many days it may invite the same candidate to another job. */
  invitedAgainDays: 30,
  /** Tags of an application; the same in the contract of updateApplicant. */
  applicantTags: 10,
  /** Candidates on an employer's shortlist. */
  shortlisted: 1000,
  /** Characters of one's own note about a saved job. */
  savedNote: 1000,
  /** How many saved jobs of a device join an account in one call. */
  joinedAtOnce: 100,
} as const;
