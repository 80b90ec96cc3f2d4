import type { MemberOperation } from '../definitions';
import { idOf, listOf, type TagDecisions } from './tags';

/** What the site tells everybody: a notice of its own. */
const announcement = idOf('Notice', 'announcement');

/** Those of administrators. */
export const officeTags = {
  getDeletedAccounts: { provides: () => [listOf('DeletedAccount')] },
  restoreAccount: {
    invalidates: () => [
      listOf('DeletedAccount'),
      { type: 'Employer' },
      { type: 'JobSeeker' },
      { type: 'Job' },
    ],
  },
  getCases: { provides: () => [listOf('Case')] },
  getCase: {
    provides: (_case, { id }) => [listOf('Case'), idOf('Case', id)],
  },
  // a job may be gone or back, an employer's profile with it
  decideCases: { invalidates: () => [listOf('Case'), { type: 'Job' }, { type: 'Employer' }] },
  takeDownJobs: { invalidates: () => [listOf('Case'), { type: 'Job' }] },
  editCaseJob: { invalidates: () => [listOf('Case'), { type: 'Job' }] },
  undoDecision: {
    invalidates: () => [
      listOf('Case'),
      { type: 'Job' },
      { type: 'Employer' },
      { type: 'JobSeeker' },
    ],
  },
  // each visit reads it again: much of it changes by what others do
  getPersonRecord: { provides: () => [listOf('Case')] },
  suspendAccount: {
    invalidates: () => [
      listOf('Case'),
      { type: 'Job' },
      { type: 'Employer' },
      { type: 'JobSeeker' },
    ],
  },
  liftSuspension: {
    invalidates: () => [
      listOf('Case'),
      { type: 'Job' },
      { type: 'Employer' },
      { type: 'JobSeeker' },
    ],
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
  getPageSpeed: {},
  addPageLoad: {},
  getAnnouncement: { provides: () => [announcement] },
  saveAnnouncement: { invalidates: () => [announcement] },
  removeAnnouncement: { invalidates: () => [announcement] },
  getAdmins: { provides: () => [listOf('Admin')] },
  inviteAdmin: { invalidates: () => [listOf('Admin')] },
  withdrawInvitation: { invalidates: () => [listOf('Admin')] },
  endAdmin: { invalidates: () => [listOf('Admin')] },
  getTermsVersions: { provides: () => [listOf('TermsVersion')] },
  restoreTermsVersion: { invalidates: () => [listOf('Terms'), listOf('TermsVersion')] },
} satisfies Partial<TagDecisions<MemberOperation>>;
