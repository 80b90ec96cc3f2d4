import type { OperationId } from '@contract/generated/operations';

export const tagTypes = [
  'Job',
  'Employer',
  'JobSeeker',
  'Featured',
  'Category',
  'Terms',
  'Application',
  'Case',
  'Notice',
  'Admin',
  'TermsVersion',
  'Session',
  'Account',
  'DeletedAccount',
  'Email',
] as const;
export type TagType = (typeof tagTypes)[number];
/** Without an id: everything of that type. */
type Tag = { type: TagType; id?: string };

const listOf = (type: TagType): Tag => ({ type, id: 'LIST' });
const idOf = (type: TagType, id: unknown): Tag => ({ type, id: String(id) });

type Rows = readonly { _id: string }[];
type Decision = {
  /** What an answer holds: read again when one of these is cleared. */
  provides?: (answer: never, arg: never) => Tag[];
  /** What a success changes. */
  clears?: (arg: never) => Tag[];
};
const decide = <Answer, Arg>(decision: {
  provides?: (answer: Answer, arg: Arg) => Tag[];
  clears?: (arg: Arg) => Tag[];
}): Decision => decision;

/**
 * The tag decision of every call: what its answer holds, what its success clears. A list of a whole
 * host gives the LIST tag only (50,000 id tags are slow); a short list also its records' ids.
 */
export const tagDecisions: Record<OperationId, Decision> = {
  getJobs: decide({ provides: () => [listOf('Job')] }),
  getJobsByCategory: decide({ provides: () => [listOf('Job')] }),
  getJobsByEmployer: decide<Rows, unknown>({
    provides: (jobs) => [listOf('Job'), ...jobs.map((job) => idOf('Job', job._id))],
  }),
  getJob: decide<unknown, { id: string }>({ provides: (_job, { id }) => [idOf('Job', id)] }),
  addJob: decide({ clears: () => [listOf('Job')] }),
  updateJob: decide<unknown, { id: string }>({
    clears: ({ id }) => [idOf('Job', id), listOf('Job')],
  }),
  deleteJob: decide<unknown, { jobId: string }>({
    clears: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  }),
  getFeaturedEmployers: decide({ provides: () => [listOf('Featured')] }),
  updateFeaturedEmployer: decide({ clears: () => [listOf('Featured')] }),
  getCategories: decide({ provides: () => [listOf('Category')] }),
  loginEmployer: decide({}),
  registerEmployer: decide({ clears: () => [listOf('Employer')] }),
  getEmployer: decide<{ _id: string } | null, { usernameEmployer: string }>({
    // by _id as well: an update names the record by it
    provides: (employer, { usernameEmployer }) => [
      idOf('Employer', usernameEmployer),
      ...(employer ? [idOf('Employer', employer._id)] : []),
    ],
  }),
  updateEmployer: decide<unknown, { id: string }>({
    clears: ({ id }) => [idOf('Employer', id), listOf('Employer'), { type: 'Email' }],
  }),
  getEmployers: decide({ provides: () => [listOf('Employer')] }),
  deleteEmployer: decide<unknown, { id: string }>({
    clears: ({ id }) => [
      idOf('Employer', id),
      listOf('Employer'),
      listOf('Job'),
      listOf('DeletedAccount'),
    ],
  }),
  loginJobSeeker: decide({}),
  registerJobSeeker: decide({ clears: () => [listOf('JobSeeker')] }),
  getJobSeekers: decide({ provides: () => [listOf('JobSeeker')] }),
  getJobSeeker: decide<{ _id: string } | null, { usernamejobseek: string }>({
    provides: (seeker, { usernamejobseek }) => [
      idOf('JobSeeker', usernamejobseek),
      ...(seeker ? [idOf('JobSeeker', seeker._id)] : []),
    ],
  }),
  deleteJobSeeker: decide<unknown, { id: string }>({
    clears: ({ id }) => [idOf('JobSeeker', id), listOf('JobSeeker'), listOf('DeletedAccount')],
  }),
  updateJobSeeker: decide<unknown, { id: string }>({
    clears: ({ id }) => [idOf('JobSeeker', id), listOf('JobSeeker'), { type: 'Email' }],
  }),
  loginAdmin: decide({}),
  getTerms: decide({ provides: () => [listOf('Terms')] }),
  updateTerms: decide({ clears: () => [listOf('Terms'), listOf('TermsVersion')] }),
  getSession: decide({}),
  logOut: decide({}),
  getSessions: decide({ provides: () => [listOf('Session')] }),
  endSession: decide({ clears: () => [listOf('Session')] }),
  endOtherSessions: decide({ clears: () => [listOf('Session')] }),
  changePassword: decide({ clears: () => [listOf('Session')] }),
  getAccount: decide({ provides: () => [listOf('Account')] }),
  agreeToTerms: decide({ clears: () => [listOf('Account')] }),
  exportAccount: decide({}),
  deleteAccount: decide({}),
  getDeletedAccounts: decide({ provides: () => [listOf('DeletedAccount')] }),
  restoreAccount: decide({
    clears: () => [
      listOf('DeletedAccount'),
      { type: 'Employer' },
      { type: 'JobSeeker' },
      { type: 'Job' },
    ],
  }),
  getStats: decide({ provides: () => [listOf('Job')] }),
  requestPasswordReset: decide({}),
  // the link proves the address as well
  resetPassword: decide({ clears: () => [{ type: 'Email' }] }),
  getEmailVerification: decide({ provides: () => [{ type: 'Email' }] }),
  requestEmailVerification: decide({}),
  verifyEmail: decide({ clears: () => [{ type: 'Email' }] }),
  searchJobs: decide<{ items: Rows }, unknown>({
    provides: ({ items }) => [listOf('Job'), ...items.map((job) => idOf('Job', job._id))],
  }),
  getSuggestions: decide({ provides: () => [listOf('Job')] }),
  getSimilarJobs: decide<{ items: Rows }, unknown>({
    provides: ({ items }) => [listOf('Job'), ...items.map((job) => idOf('Job', job._id))],
  }),
  addDraft: decide({ clears: () => [listOf('Job')] }),
  publishJob: decide<unknown, { jobId: string }>({
    clears: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  }),
  renewJob: decide<unknown, { jobId: string }>({
    clears: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  }),
  closeJob: decide<unknown, { jobId: string }>({
    clears: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  }),
  duplicateJob: decide({ clears: () => [listOf('Job')] }),
  answerRemoval: decide<unknown, { jobId: string }>({
    clears: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  }),
  getJobEnd: decide<unknown, { jobId: string }>({
    provides: (_end, { jobId }) => [idOf('Job', jobId)],
  }),
  getApplications: decide({ provides: () => [listOf('Application')] }),
  applyToJob: decide({ clears: () => [listOf('Application')] }),
  getApplicationsByJob: decide({ provides: () => [listOf('Application')] }),
  getApplicationCounts: decide({ provides: () => [listOf('Application')] }),
  reportJob: decide({}),
  getCases: decide({ provides: () => [listOf('Case')] }),
  getCase: decide<unknown, { id: string }>({
    provides: (_case, { id }) => [listOf('Case'), idOf('Case', id)],
  }),
  // a job may be gone or back, an employer's profile with it
  decideCases: decide({ clears: () => [listOf('Case'), { type: 'Job' }, { type: 'Employer' }] }),
  editCaseJob: decide({ clears: () => [listOf('Case'), { type: 'Job' }] }),
  undoDecision: decide({ clears: () => [listOf('Case'), { type: 'Job' }, { type: 'Employer' }] }),
  getNotices: decide({ provides: () => [listOf('Notice')] }),
  readNotices: decide({ clears: () => [listOf('Notice')] }),
  updateEmployerDetails: decide<unknown, { id: string }>({
    clears: ({ id }) => [idOf('Employer', id), listOf('Employer')],
  }),
  // every job of the employer shows the logo, wherever it stands
  uploadCompanyLogo: decide<unknown, { id: string }>({
    clears: ({ id }) => [idOf('Employer', id), listOf('Employer'), { type: 'Job' }],
  }),
  addFeaturedEmployer: decide({ clears: () => [listOf('Featured')] }),
  removeFeaturedEmployer: decide({ clears: () => [listOf('Featured')] }),
  orderFeaturedEmployers: decide({ clears: () => [listOf('Featured')] }),
  searchEmployers: decide({ provides: () => [listOf('Employer')] }),
  searchJobSeekers: decide({ provides: () => [listOf('JobSeeker')] }),
  // files: nothing of them is kept
  exportEmployers: decide({}),
  exportJobSeekers: decide({}),
  exportJobs: decide({}),
  exportAudit: decide({}),
  // read anew at each visit: everything an administrator does changes them
  getAudit: decide({}),
  getOverview: decide({}),
  getAdmins: decide({ provides: () => [listOf('Admin')] }),
  inviteAdmin: decide({ clears: () => [listOf('Admin')] }),
  acceptInvitation: decide({ clears: () => [listOf('Admin')] }),
  endAdmin: decide({ clears: () => [listOf('Admin')] }),
  getTermsVersions: decide({ provides: () => [listOf('TermsVersion')] }),
  restoreTermsVersion: decide({ clears: () => [listOf('Terms'), listOf('TermsVersion')] }),
  getMedia: decide({}),
};
