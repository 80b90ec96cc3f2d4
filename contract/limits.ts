/** Business constants (spec §9). */
export const limits = {
  featuredJobs: 6,
  previewWords: 30,
  overviewWords: 65,
  responsibilityWords: 15,
  qualificationWords: 20,
  /** Between a log-in and the way to the profile, in milliseconds (spec §2.4). */
  loginDelay: 100,
  /** How long a toast stays, in milliseconds. */
  toastDuration: 5000,
  /** Rows on a page of a table. */
  tableSize: 25,
  /** Jobs on a page of a list. */
  pageSize: 20,
  /** After which a host that doesn't answer counts as not answering, in milliseconds. */
  callTimeout: 30_000,
  /** Calendar days a posting stays live. */
  jobLifeDays: 30,
} as const;
