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
  /** How many calendar days a job stays live. */
  jobLifeDays: 30,
} as const;
