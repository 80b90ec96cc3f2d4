import type { MemberOperation } from '../definitions';
import { inboxTags } from './inboxTags';
import { officeTags } from './officeTags';
import { idOf, listOf, type TagDecisions } from './tags';

/** The tag decisions of the calls that only logged-in users make. */
export const memberTags: TagDecisions<MemberOperation> = {
  ...inboxTags,
  ...officeTags,
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
  reportEmployer: {},
  askForHelp: { invalidates: () => [listOf('HelpQuestion')] },
  getHelpQuestions: { provides: () => [listOf('HelpQuestion')] },
  settleHelpQuestion: { invalidates: () => [listOf('HelpQuestion')] },
  updateJobSeekerDetails: {
    invalidates: ({ id }) => [idOf('JobSeeker', id), listOf('JobSeeker')],
  },
  updateTerms: { invalidates: () => [listOf('Terms'), listOf('TermsVersion')] },
  getSessions: { provides: () => [listOf('Session')] },
  endSession: { invalidates: () => [listOf('Session')] },
  endOtherSessions: { invalidates: () => [listOf('Session')] },
  changePassword: { invalidates: () => [listOf('Session')] },
  checkPassword: {},
  // following the link also verifies the email
  resetPassword: { invalidates: () => [{ type: 'Email' }] },
  verifyEmail: { invalidates: () => [{ type: 'Email' }] },
  undoEmailChange: { invalidates: () => [{ type: 'Email' }] },
  getApiKeys: { provides: () => [listOf('ApiKey')] },
  addApiKey: { invalidates: () => [listOf('ApiKey')] },
  deleteApiKey: { invalidates: () => [listOf('ApiKey')] },
  getJobSources: { provides: () => [listOf('JobSource')] },
  previewJobSource: { invalidates: () => [] },
  addJobSource: { invalidates: () => [listOf('JobSource')] },
  updateJobSource: { invalidates: () => [listOf('JobSource')] },
  runJobSource: { invalidates: () => [listOf('JobSource')] },
  deleteJobSource: { invalidates: () => [listOf('JobSource'), { type: 'Job' }] },
  getJobSourceProblems: { provides: () => [listOf('JobSource')] },
  getWebhooks: { provides: () => [listOf('Webhook')] },
  addWebhook: { invalidates: () => [listOf('Webhook')] },
  updateWebhook: { invalidates: ({ id }) => [listOf('Webhook'), idOf('Webhook', id)] },
  deleteWebhook: { invalidates: () => [listOf('Webhook')] },
  rotateWebhookSecret: { invalidates: () => [listOf('Webhook')] },
  getWebhookDeliveries: { provides: (_page, { id }) => [idOf('Webhook', id)] },
  testWebhook: { invalidates: ({ id }) => [listOf('Webhook'), idOf('Webhook', id)] },
  resendWebhookDelivery: { invalidates: ({ id }) => [listOf('Webhook'), idOf('Webhook', id)] },
  getAccount: { provides: () => [listOf('Account')] },
  agreeToTerms: { invalidates: () => [listOf('Account')] },
  exportAccount: {},
  deleteAccount: {},
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
  // no tags: refetched on each visit, since visitors change them
  getJobFigures: {},
  getApplications: { provides: () => [listOf('Application')] },
  // messages about an invitation become the application's
  applyToJob: {
    invalidates: () => [
      listOf('Application'),
      listOf('Resume'),
      listOf('Invitation'),
      listOf('Inbox'),
      { type: 'Thread' },
    ],
  },
  getJobsForYou: { provides: () => [listOf('Application'), { type: 'JobSuggestions' }] },
  getSavedJobs: { provides: () => [listOf('SavedJob')] },
  getSavedJobIds: { provides: () => [listOf('SavedJob')] },
  joinSavedJobs: { invalidates: () => [listOf('SavedJob')] },
  getHidden: { provides: () => [listOf('Hidden')] },
  joinHidden: { invalidates: () => [listOf('Hidden')] },
  hide: { invalidates: () => [listOf('Hidden')] },
  unhide: { invalidates: () => [listOf('Hidden')] },
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
  // files, which aren't cached
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
  searchApplicants: {
    provides: ({ items }) => [
      listOf('Applicant'),
      ...items.map(({ _id }) => idOf('Applicant', _id)),
    ],
  },
  getApplicant: {
    provides: (_applicant, { id }) => [idOf('Applicant', id), idOf('Opening', id)],
  },
  moveApplicants: {
    invalidates: ({ moveInput: { applications } }) => [
      listOf('Applicant'),
      ...applications.map(({ id }) => idOf('Applicant', id)),
    ],
  },
  // removes nothing from a list, and the lists are updated in the cache (patchOpenedApplicant)
  openApplicant: { invalidates: ({ id }) => [idOf('Opening', id), listOf('Opening')] },
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
  updateApplicant: { invalidates: ({ id }) => [idOf('Applicant', id)] },
  addApplicantNote: { invalidates: ({ id }) => [idOf('Applicant', id)] },
  deleteApplicantNote: { invalidates: ({ id }) => [idOf('Applicant', id)] },
  // counts unopened applications
  getApplicationCounts: { provides: () => [listOf('Applicant'), listOf('Opening')] },
  // counts each colleague's jobs
  getCompany: { provides: () => [listOf('Company'), listOf('Job')] },
  // a change of people changes the company's jobs
  getCompanyJobs: { provides: () => [listOf('Job'), listOf('Company')] },
  getJobsDesk: {
    provides: () => [listOf('Job'), listOf('Company'), listOf('Applicant'), listOf('Opening')],
  },
  inviteColleague: { invalidates: () => [listOf('Company')] },
  withdrawColleagueInvitation: { invalidates: () => [listOf('Company')] },
  readColleagueInvitation: {},
  joinCompany: {
    invalidates: () => [
      listOf('Company'),
      listOf('Job'),
      { type: 'Applicant' },
      listOf('LetterTemplate'),
    ],
  },
  changeColleague: { invalidates: () => [listOf('Company')] },
  removeColleague: {
    invalidates: () => [listOf('Company'), { type: 'Job' }, { type: 'Applicant' }],
  },
  leaveCompany: {
    invalidates: () => [
      listOf('Company'),
      { type: 'Job' },
      { type: 'Applicant' },
      listOf('LetterTemplate'),
    ],
  },
  handOverJobs: { invalidates: () => [listOf('Company'), { type: 'Job' }, { type: 'Applicant' }] },
  // changed by the company's people, and refetched on each visit
  getCompanyHistory: { provides: () => [listOf('Company')] },
  getNotices: { provides: () => [listOf('Notice')] },
  readNotices: { invalidates: () => [listOf('Notice')] },
  updateEmployerDetails: {
    invalidates: ({ id }) => [idOf('Employer', id), listOf('Employer')],
  },
  // the logo is shown with every job of the employer
  uploadCompanyLogo: {
    invalidates: ({ id }) => [idOf('Employer', id), listOf('Employer'), { type: 'Job' }],
  },
};
