import type { QueryArgFrom, QueryDefinition } from '@reduxjs/toolkit/query';
import type { OperationId } from '@contract/generated/operations';
import type { baseQuery } from './baseQuery';
import type { Definitions } from './definitions';

export const tagTypes = [
  'Job',
  'Employer',
  'JobSeeker',
  'Featured',
  'Category',
  'Terms',
  'Application',
  'Applicant',
  'Resume',
  'LetterTemplate',
  'MailPreferences',
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
export type Tag = { type: TagType; id?: string };

const listOf = (type: TagType): Tag => ({ type, id: 'LIST' });
const idOf = (type: TagType, id: string): Tag => ({ type, id });

/**
 * What a query's answer provides (it is read again when one of these tags is invalidated), or what
 * a mutation's success invalidates. Typed by the call's own argument and result.
 */
type TagDecision<Definition extends Definitions[OperationId]> =
  Definition extends QueryDefinition<infer Arg, typeof baseQuery, string, infer Result>
    ? { provides?: (result: Result, arg: Arg) => Tag[] }
    : { invalidates?: (arg: QueryArgFrom<Definition>) => Tag[] };
export type TagDecisions = { [Call in OperationId]: TagDecision<Definitions[Call]> };

/**
 * The tag decision of every call: what its answer holds, what its success clears. A list of a whole
 * host gives the LIST tag only (50,000 id tags are slow); a short list also its records' ids.
 */
export const tagDecisions: TagDecisions = {
  getJobs: { provides: () => [listOf('Job')] },
  getJobsByCategory: { provides: () => [listOf('Job')] },
  getJobsByEmployer: {
    provides: (jobs) => [listOf('Job'), ...jobs.map((job) => idOf('Job', job._id))],
  },
  getJob: { provides: (_job, { id }) => [idOf('Job', id)] },
  addJob: { invalidates: () => [listOf('Job')] },
  updateJob: {
    invalidates: ({ id }) => [idOf('Job', id), listOf('Job')],
  },
  deleteJob: {
    invalidates: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  },
  getFeaturedEmployers: { provides: () => [listOf('Featured')] },
  updateFeaturedEmployer: { invalidates: () => [listOf('Featured')] },
  getCategories: { provides: () => [listOf('Category')] },
  loginEmployer: {},
  registerEmployer: { invalidates: () => [listOf('Employer')] },
  getEmployer: {
    // by _id as well: an update names the record by it
    provides: (employer, { usernameEmployer }) => [
      idOf('Employer', usernameEmployer),
      ...(employer ? [idOf('Employer', employer._id)] : []),
    ],
  },
  updateEmployer: {
    invalidates: ({ id }) => [idOf('Employer', id), listOf('Employer'), { type: 'Email' }],
  },
  getEmployers: { provides: () => [listOf('Employer')] },
  deleteEmployer: {
    invalidates: ({ id }) => [
      idOf('Employer', id),
      listOf('Employer'),
      listOf('Job'),
      listOf('DeletedAccount'),
    ],
  },
  loginJobSeeker: {},
  registerJobSeeker: { invalidates: () => [listOf('JobSeeker')] },
  getJobSeekers: { provides: () => [listOf('JobSeeker')] },
  getJobSeeker: {
    provides: (seeker, { usernamejobseek }) => [
      idOf('JobSeeker', usernamejobseek),
      ...(seeker ? [idOf('JobSeeker', seeker._id)] : []),
    ],
  },
  deleteJobSeeker: {
    invalidates: ({ id }) => [idOf('JobSeeker', id), listOf('JobSeeker'), listOf('DeletedAccount')],
  },
  updateJobSeeker: {
    invalidates: ({ id }) => [idOf('JobSeeker', id), listOf('JobSeeker'), { type: 'Email' }],
  },
  loginAdmin: {},
  getTerms: { provides: () => [listOf('Terms')] },
  updateTerms: { invalidates: () => [listOf('Terms'), listOf('TermsVersion')] },
  getSession: {},
  logOut: {},
  getSessions: { provides: () => [listOf('Session')] },
  endSession: { invalidates: () => [listOf('Session')] },
  endOtherSessions: { invalidates: () => [listOf('Session')] },
  changePassword: { invalidates: () => [listOf('Session')] },
  getAccount: { provides: () => [listOf('Account')] },
  agreeToTerms: { invalidates: () => [listOf('Account')] },
  exportAccount: {},
  deleteAccount: {},
  getDeletedAccounts: { provides: () => [listOf('DeletedAccount')] },
  restoreAccount: {
    invalidates: () => [
      listOf('DeletedAccount'),
      { type: 'Employer' },
      { type: 'JobSeeker' },
      { type: 'Job' },
    ],
  },
  getStats: { provides: () => [listOf('Job')] },
  requestPasswordReset: {},
  // the link proves the address as well
  resetPassword: { invalidates: () => [{ type: 'Email' }] },
  getEmailVerification: { provides: () => [{ type: 'Email' }] },
  requestEmailVerification: {},
  verifyEmail: { invalidates: () => [{ type: 'Email' }] },
  searchJobs: {
    provides: ({ items }) => [listOf('Job'), ...items.map((job) => idOf('Job', job._id))],
  },
  getSuggestions: { provides: () => [listOf('Job')] },
  getSimilarJobs: {
    provides: ({ items }) => [listOf('Job'), ...items.map((job) => idOf('Job', job._id))],
  },
  addDraft: { invalidates: () => [listOf('Job')] },
  publishJob: {
    invalidates: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  },
  renewJob: {
    invalidates: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  },
  closeJob: {
    invalidates: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  },
  duplicateJob: { invalidates: () => [listOf('Job')] },
  answerRemoval: {
    invalidates: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  },
  getJobEnd: {
    provides: (_end, { jobId }) => [idOf('Job', jobId)],
  },
  updateJobHiring: {
    invalidates: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  },
  confirmJob: {
    invalidates: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  },
  // the link doesn't name the job
  answerJobConfirmation: { invalidates: () => [{ type: 'Job' }] },
  addJobView: {},
  // read anew at each visit: visitors change them
  getJobFigures: {},
  getEmployerPromise: {
    provides: (_promise, { usernameEmployer }) => [idOf('Employer', usernameEmployer)],
  },
  getApplications: { provides: () => [listOf('Application')] },
  applyToJob: { invalidates: () => [listOf('Application'), listOf('Resume')] },
  getResumes: { provides: () => [listOf('Resume')] },
  uploadResume: { invalidates: () => [listOf('Resume')] },
  updateResume: { invalidates: () => [listOf('Resume')] },
  replaceResume: { invalidates: () => [listOf('Resume')] },
  deleteResume: { invalidates: () => [listOf('Resume')] },
  getCv: { provides: () => [listOf('Resume')] },
  updateCv: { invalidates: () => [listOf('Resume')] },
  // files: nothing of them is kept
  getResumeFile: {},
  getApplicationCv: {},
  getApplicationCvText: {},
  exportApplicants: {},
  exportApplicantCvs: {},
  getApplication: {
    provides: (_application, { id }) => [listOf('Application'), idOf('Application', id)],
  },
  withdrawApplication: {
    invalidates: ({ id }) => [idOf('Application', id), listOf('Application')],
  },
  sendApplicationMessage: {
    invalidates: ({ id }) => [idOf('Application', id), idOf('Applicant', id)],
  },
  // the lists count the unread ones
  readApplicationMessages: {
    invalidates: ({ id }) => [listOf('Application'), idOf('Applicant', id)],
  },
  searchApplicants: {
    provides: ({ items }) => [
      listOf('Applicant'),
      ...items.map(({ _id }) => idOf('Applicant', _id)),
    ],
  },
  getApplicant: { provides: (_applicant, { id }) => [idOf('Applicant', id)] },
  moveApplicants: {
    invalidates: ({ moveInput: { applications } }) => [
      listOf('Applicant'),
      ...applications.map(({ id }) => idOf('Applicant', id)),
    ],
  },
  openApplicant: {
    invalidates: ({ id }) => [idOf('Applicant', id), listOf('Applicant')],
  },
  cancelPendingMove: { invalidates: ({ id }) => [idOf('Applicant', id), listOf('Applicant')] },
  sendLetters: {
    invalidates: ({ lettersInput: { ids } }) => ids.map((id) => idOf('Applicant', id)),
  },
  offerInterview: { invalidates: ({ id }) => [idOf('Applicant', id), listOf('Applicant')] },
  cancelInterview: { invalidates: ({ id }) => [idOf('Applicant', id), listOf('Applicant')] },
  chooseInterviewTime: {
    invalidates: ({ id }) => [idOf('Application', id), listOf('Application')],
  },
  getInterviewCalendar: {},
  getLetterTemplates: { provides: () => [listOf('LetterTemplate')] },
  updateLetterTemplate: { invalidates: () => [listOf('LetterTemplate')] },
  resetLetterTemplate: { invalidates: () => [listOf('LetterTemplate')] },
  getMailPreferences: { provides: () => [listOf('MailPreferences')] },
  updateMailPreferences: { invalidates: () => [listOf('MailPreferences')] },
  getUnsubscribe: {},
  unsubscribe: { invalidates: () => [listOf('MailPreferences')] },
  updateApplicant: { invalidates: ({ id }) => [idOf('Applicant', id)] },
  addApplicantNote: { invalidates: ({ id }) => [idOf('Applicant', id)] },
  deleteApplicantNote: { invalidates: ({ id }) => [idOf('Applicant', id)] },
  getApplicationCounts: { provides: () => [listOf('Applicant')] },
  reportJob: {},
  getCases: { provides: () => [listOf('Case')] },
  getCase: {
    provides: (_case, { id }) => [listOf('Case'), idOf('Case', id)],
  },
  // a job may be gone or back, an employer's profile with it
  decideCases: { invalidates: () => [listOf('Case'), { type: 'Job' }, { type: 'Employer' }] },
  editCaseJob: { invalidates: () => [listOf('Case'), { type: 'Job' }] },
  undoDecision: { invalidates: () => [listOf('Case'), { type: 'Job' }, { type: 'Employer' }] },
  getNotices: { provides: () => [listOf('Notice')] },
  readNotices: { invalidates: () => [listOf('Notice')] },
  updateEmployerDetails: {
    invalidates: ({ id }) => [idOf('Employer', id), listOf('Employer')],
  },
  // every job of the employer shows the logo, wherever it stands
  uploadCompanyLogo: {
    invalidates: ({ id }) => [idOf('Employer', id), listOf('Employer'), { type: 'Job' }],
  },
  addFeaturedEmployer: { invalidates: () => [listOf('Featured')] },
  removeFeaturedEmployer: { invalidates: () => [listOf('Featured')] },
  orderFeaturedEmployers: { invalidates: () => [listOf('Featured')] },
  searchEmployers: { provides: () => [listOf('Employer')] },
  searchJobSeekers: { provides: () => [listOf('JobSeeker')] },
  // files: nothing of them is kept
  exportEmployers: {},
  exportJobSeekers: {},
  exportJobs: {},
  exportAudit: {},
  // read anew at each visit: everything an administrator does changes them
  getAudit: {},
  getOverview: {},
  getAdmins: { provides: () => [listOf('Admin')] },
  inviteAdmin: { invalidates: () => [listOf('Admin')] },
  acceptInvitation: { invalidates: () => [listOf('Admin')] },
  endAdmin: { invalidates: () => [listOf('Admin')] },
  getTermsVersions: { provides: () => [listOf('TermsVersion')] },
  restoreTermsVersion: { invalidates: () => [listOf('Terms'), listOf('TermsVersion')] },
  getMedia: {},
};
