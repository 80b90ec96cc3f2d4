import type { PublicOperation } from '../definitions';
import { idOf, listOf, type TagDecisions } from './tags';

/** The tag decisions of the calls that visitors' pages make. */
export const publicTags: TagDecisions<PublicOperation> = {
  getJobs: { provides: () => [listOf('Job')] },
  getJobsByCategory: { provides: () => [listOf('Job')] },
  getJobsByEmployer: {
    provides: (jobs) => [listOf('Job'), ...jobs.map((job) => idOf('Job', job._id))],
  },
  getJob: { provides: (_job, { id }) => [idOf('Job', id)] },
  getFeaturedEmployers: { provides: () => [listOf('Featured')] },
  getCategories: { provides: () => [listOf('Category')] },
  loginEmployer: {},
  registerEmployer: { invalidates: () => [listOf('Employer')] },
  getEmployer: {
    // by _id as well, which an update uses
    provides: (employer, { usernameEmployer }) => [
      idOf('Employer', usernameEmployer),
      ...(employer ? [idOf('Employer', employer._id)] : []),
    ],
  },
  loginJobSeeker: {},
  registerJobSeeker: { invalidates: () => [listOf('JobSeeker')] },
  loginAdmin: {},
  getTerms: { provides: () => [listOf('Terms')] },
  getSession: {},
  logOut: {},
  getStats: { provides: () => [listOf('Job')] },
  requestPasswordReset: {},
  searchJobs: {
    provides: ({ items }) => [listOf('Job'), ...items.map((job) => idOf('Job', job._id))],
  },
  getSuggestions: { provides: () => [listOf('Job')] },
  getPayInsight: { provides: () => [listOf('Job')] },
  getSimilarJobs: {
    provides: ({ items }) => [listOf('Job'), ...items.map((job) => idOf('Job', job._id))],
  },
  getJobEnd: {
    provides: (_end, { jobId }) => [idOf('Job', jobId)],
  },
  // the link doesn't contain the job's id
  answerJobConfirmation: { invalidates: () => [{ type: 'Job' }] },
  addJobView: {},
  addSearch: {},
  getEmployerPromise: {
    provides: (_promise, { usernameEmployer }) => [idOf('Employer', usernameEmployer)],
  },
  getUnsubscribe: {},
  unsubscribe: { invalidates: () => [listOf('MailPreferences')] },
  reportJob: {},
  acceptInvitation: { invalidates: () => [listOf('Admin')] },
  getMedia: {},
};
