import type { OperationId } from '@contract/generated/operations';

export const kinds = [
  'nobody',
  'ended',
  'seeker',
  'stranger',
  'owner',
  'other',
  'admin',
  'adminByCookie',
] as const;
/**
 * A visitor; an employer whose log-in has ended; the seeker whom a call is about, and another; the
 * employer whom a call or its job is about, and another; an administrator by bearer token and by
 * cookie.
 */
export type Who = (typeof kinds)[number];
/**
 * What a line of the table names; an ended log-in is nobody's, and it doesn't matter how an
 * administrator is known.
 */
export const lineOf = (who: Who) =>
  who === 'ended' ? 'nobody' : who === 'adminByCookie' ? 'admin' : who;
type Answers = Record<ReturnType<typeof lineOf>, 'may' | 401 | 403 | 404>;

const everyone: Answers = {
  nobody: 'may',
  seeker: 'may',
  stranger: 'may',
  owner: 'may',
  other: 'may',
  admin: 'may',
};
const noOne: Answers = {
  nobody: 401,
  seeker: 403,
  stranger: 403,
  owner: 403,
  other: 403,
  admin: 403,
};
export const admins: Answers = { ...noOne, admin: 'may' };
const employers: Answers = { ...noOne, owner: 'may', other: 'may' };
const seekers: Answers = { ...noOne, seeker: 'may', stranger: 'may' };
const notAdmins: Answers = { ...employers, seeker: 'may', stranger: 'may' };
const signedIn: Answers = { ...notAdmins, admin: 'may' };
const owner: Answers = { ...noOne, owner: 'may' };
const seeker: Answers = { ...noOne, seeker: 'may' };

// others mustn't learn that there is such an application, or CV
const received: Answers = { ...owner, other: 404 };
const sent: Answers = { ...seeker, stranger: 404 };
const exchanged: Answers = { ...noOne, owner: 'may', seeker: 'may', other: 404, stranger: 404 };
const own: Answers = { ...seeker, stranger: 404 };

/** Who may make which call (product §2 and §5). */
export const callerTable: Record<OperationId, Answers> = {
  getJobs: everyone,
  getJobsByEmployer: everyone,
  getJobsByCategory: everyone,
  getJob: everyone,
  getJobEnd: everyone,
  searchJobs: everyone,
  getSuggestions: everyone,
  getPayInsight: everyone,
  getSimilarJobs: everyone,
  getJobsForYou: seekers,
  updateJobSuggestions: seekers,
  getSavedJobs: seekers,
  getSavedJobIds: seekers,
  joinSavedJobs: seekers,
  saveJob: seekers,
  removeSavedJob: seekers,
  updateSavedJob: seekers,
  getStats: everyone,
  requestPasswordReset: everyone,
  resetPassword: everyone,
  verifyEmail: everyone,
  undoEmailChange: everyone,
  getEmailVerification: notAdmins,
  requestEmailVerification: notAdmins,
  getFeaturedEmployers: everyone,
  getCategories: everyone,
  getTerms: everyone,
  getEmployer: everyone,
  getMedia: everyone,
  getSession: everyone,
  logOut: everyone,
  loginEmployer: everyone,
  loginJobSeeker: everyone,
  loginAdmin: everyone,
  registerEmployer: everyone,
  registerJobSeeker: everyone,
  reportJob: everyone,
  acceptInvitation: everyone,
  addJob: employers,
  addDraft: employers,
  getApplicationCounts: employers,
  getNotices: employers,
  readNotices: employers,
  updateJob: { ...owner, admin: 'may' },
  deleteJob: { ...owner, admin: 'may' },
  searchApplicants: employers,
  exportApplicants: employers,
  exportApplicantCvs: employers,
  moveApplicants: employers,
  getApplicant: received,
  updateApplicant: received,
  cancelPendingMove: received,
  offerInterview: received,
  cancelInterview: received,
  chooseInterviewTime: sent,
  getInterviewCalendar: exchanged,
  sendLetters: employers,
  getLetterTemplates: employers,
  updateLetterTemplate: employers,
  resetLetterTemplate: employers,
  getMailPreferences: notAdmins,
  updateMailPreferences: notAdmins,
  getUnsubscribe: everyone,
  unsubscribe: everyone,
  openApplicant: received,
  addApplicantNote: received,
  deleteApplicantNote: received,
  getApplication: sent,
  withdrawApplication: sent,
  getApplicationCv: exchanged,
  getApplicationCvText: exchanged,
  sendApplicationMessage: exchanged,
  readApplicationMessages: exchanged,
  getResumes: seekers,
  uploadResume: seekers,
  updateResume: own,
  replaceResume: own,
  deleteResume: own,
  getResumeFile: own,
  getCv: seekers,
  updateCv: seekers,
  publishJob: owner,
  renewJob: owner,
  closeJob: owner,
  duplicateJob: owner,
  answerRemoval: owner,
  updateJobHiring: owner,
  confirmJob: owner,
  getJobFigures: owner,
  answerJobConfirmation: everyone,
  addJobView: everyone,
  addSearch: everyone,
  getEmployerPromise: everyone,
  updateEmployer: owner,
  updateEmployerDetails: owner,
  uploadCompanyLogo: owner,
  getSessions: signedIn,
  endSession: signedIn,
  endOtherSessions: signedIn,
  changePassword: signedIn,
  checkPassword: signedIn,
  getAccount: notAdmins,
  agreeToTerms: notAdmins,
  exportAccount: notAdmins,
  deleteAccount: notAdmins,
  getDeletedAccounts: admins,
  restoreAccount: admins,
  getApplications: seekers,
  applyToJob: seekers,
  updateJobSeeker: seeker,
  // the employer it applied to
  getJobSeeker: { ...seeker, owner: 'may', admin: 'may' },
  getEmployers: admins,
  deleteEmployer: admins,
  getJobSeekers: admins,
  deleteJobSeeker: admins,
  updateTerms: admins,
  updateFeaturedEmployer: admins,
  addFeaturedEmployer: admins,
  removeFeaturedEmployer: admins,
  orderFeaturedEmployers: admins,
  getCases: admins,
  getCase: admins,
  decideCases: admins,
  editCaseJob: admins,
  undoDecision: admins,
  searchEmployers: admins,
  searchJobSeekers: admins,
  exportEmployers: admins,
  exportJobSeekers: admins,
  exportJobs: admins,
  exportAudit: admins,
  getAudit: admins,
  exportSearchTerms: admins,
  getSearchTerms: admins,
  getOverview: admins,
  getAdmins: admins,
  endAdmin: admins,
  withdrawInvitation: admins,
  inviteAdmin: admins,
  getTermsVersions: admins,
  restoreTermsVersion: admins,
};
