import type { MemberOperation } from '../definitions';
import { idOf, listOf, type TagDecisions } from './tags';

/** The tag of the site-wide announcement, which is a `Notice` with its own id. */
const announcement = idOf('Notice', 'announcement');

/** The tag decisions of the administrators' calls. */
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
  // a job may be removed or restored, and so may an employer's profile
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
  // refetched on each visit: much of it is changed by other people
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
  // files, which aren't cached
  exportEmployers: {},
  exportJobSeekers: {},
  exportJobs: {},
  exportAudit: {},
  exportSearchTerms: {},
  // no tags: refetched on each visit, since almost every administrator's action changes them
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
