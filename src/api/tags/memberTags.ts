import type { MemberOperation } from '../definitions';
import { idOf, listOf, type TagDecisions } from './tags';

/** The tag decisions of the calls that only somebody logged in makes. */
export const memberTags: TagDecisions<MemberOperation> = {
  addJob: { invalidates: () => [listOf('Job')] },
  updateJob: {
    invalidates: ({ id }) => [idOf('Job', id), listOf('Job')],
  },
  deleteJob: {
    invalidates: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  },
  updateFeaturedEmployer: { invalidates: () => [listOf('Featured')] },
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
  updateTerms: { invalidates: () => [listOf('Terms'), listOf('TermsVersion')] },
  getSessions: { provides: () => [listOf('Session')] },
  endSession: { invalidates: () => [listOf('Session')] },
  endOtherSessions: { invalidates: () => [listOf('Session')] },
  changePassword: { invalidates: () => [listOf('Session')] },
  checkPassword: {},
  // the link proves the address as well
  resetPassword: { invalidates: () => [{ type: 'Email' }] },
  verifyEmail: { invalidates: () => [{ type: 'Email' }] },
  undoEmailChange: { invalidates: () => [{ type: 'Email' }] },
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
  getEmailVerification: { provides: () => [{ type: 'Email' }] },
  requestEmailVerification: {},
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
  updateJobHiring: {
    invalidates: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  },
  confirmJob: {
    invalidates: ({ jobId }) => [idOf('Job', jobId), listOf('Job')],
  },
  // read anew at each visit: visitors change them
  getJobFigures: {},
  getApplications: { provides: () => [listOf('Application')] },
  applyToJob: { invalidates: () => [listOf('Application'), listOf('Resume')] },
  getJobsForYou: { provides: () => [listOf('Application'), { type: 'JobSuggestions' }] },
  getSavedJobs: { provides: () => [listOf('SavedJob')] },
  getSavedJobIds: { provides: () => [listOf('SavedJob')] },
  joinSavedJobs: { invalidates: () => [listOf('SavedJob')] },
  saveJob: { invalidates: () => [listOf('SavedJob')] },
  removeSavedJob: { invalidates: () => [listOf('SavedJob')] },
  updateSavedJob: { invalidates: () => [listOf('SavedJob')] },
  updateJobSuggestions: { invalidates: () => [{ type: 'JobSuggestions' }] },
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
  getJobAlerts: { provides: () => [listOf('JobAlert')] },
  saveJobAlert: { invalidates: () => [listOf('JobAlert')] },
  updateJobAlert: { invalidates: () => [listOf('JobAlert')] },
  deleteJobAlert: { invalidates: () => [listOf('JobAlert')] },
  // the links don't name the alert
  confirmJobAlert: { invalidates: () => [{ type: 'JobAlert' }] },
  getLinkedJobAlert: { provides: (_alert, { key }) => [idOf('JobAlert', key)] },
  updateLinkedJobAlert: { invalidates: () => [{ type: 'JobAlert' }] },
  deleteLinkedJobAlert: { invalidates: () => [listOf('JobAlert')] },
  sendJobAlertFeedback: { invalidates: () => [{ type: 'JobAlert' }] },
  getMailPreferences: { provides: () => [listOf('MailPreferences')] },
  updateMailPreferences: { invalidates: () => [listOf('MailPreferences')] },
  updateApplicant: { invalidates: ({ id }) => [idOf('Applicant', id)] },
  addApplicantNote: { invalidates: ({ id }) => [idOf('Applicant', id)] },
  deleteApplicantNote: { invalidates: ({ id }) => [idOf('Applicant', id)] },
  getApplicationCounts: { provides: () => [listOf('Applicant')] },
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
  exportSearchTerms: {},
  // read anew at each visit: everything an administrator does changes them
  getAudit: {},
  getSearchTerms: {},
  getOverview: {},
  getAdmins: { provides: () => [listOf('Admin')] },
  inviteAdmin: { invalidates: () => [listOf('Admin')] },
  withdrawInvitation: { invalidates: () => [listOf('Admin')] },
  endAdmin: { invalidates: () => [listOf('Admin')] },
  getTermsVersions: { provides: () => [listOf('TermsVersion')] },
  restoreTermsVersion: { invalidates: () => [listOf('Terms'), listOf('TermsVersion')] },
};
