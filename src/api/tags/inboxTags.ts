import type { MemberOperation } from '../definitions';
import { idOf, listOf, type Tag, type TagDecisions } from './tags';

/** What a message changes; a thread's id is its application's or invitation's. */
const threadTags = (id: string): Tag[] => [
  idOf('Thread', id),
  idOf('Application', id),
  idOf('Applicant', id),
  listOf('Inbox'),
];

/** What a block changes: all that one side is told of the other. */
const blockTags: Tag[] = [
  { type: 'Thread' },
  listOf('Inbox'),
  listOf('OpenToWork'),
  listOf('Invitation'),
  { type: 'Candidate' },
];

/** Those of inbox, messages, alerts, and being found and invited. */
export const inboxTags = {
  // an invitation's id may lead to an application's thread
  getThread: { provides: (thread, { id }) => [idOf('Thread', id), idOf('Thread', thread._id)] },
  sendMessage: { invalidates: ({ id }) => threadTags(id) },
  sendFile: { invalidates: ({ id }) => threadTags(id) },
  // the lists count the unread ones
  readThread: {
    invalidates: ({ id }) => [listOf('Inbox'), listOf('Application'), idOf('Applicant', id)],
  },
  blockThread: { invalidates: () => blockTags },
  unblockThread: { invalidates: () => blockTags },
  reportThread: {},
  // a file, and a stream: nothing of them is kept
  getMessageFile: {},
  getEvents: {},
  getInbox: { provides: () => [listOf('Inbox')] },
  getUnreadCount: { provides: () => [listOf('Inbox')] },
  readInbox: { invalidates: () => [listOf('Inbox'), { type: 'Thread' }, listOf('Application')] },
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
  getOpenToWork: { provides: () => [listOf('OpenToWork')] },
  updateOpenToWork: {
    invalidates: () => [
      listOf('OpenToWork'),
      listOf('Invitation'),
      listOf('Inbox'),
      { type: 'Thread' },
    ],
  },
  getOwnCandidate: { provides: () => [listOf('OpenToWork'), listOf('Resume')] },
  getProfileViews: { provides: () => [listOf('OpenToWork')] },
  blockEmployer: { invalidates: () => blockTags },
  unblockEmployer: { invalidates: () => blockTags },
  getInvitations: { provides: () => [listOf('Invitation')] },
  answerInvitation: {
    invalidates: ({ id }) => [listOf('Invitation'), listOf('Inbox'), idOf('Thread', id)],
  },
  searchCandidates: { provides: () => [listOf('Candidate')] },
  getCandidate: { provides: (_candidate, { id }) => [idOf('Candidate', id)] },
  getCandidateCv: {},
  shortlistCandidate: { invalidates: ({ id }) => [listOf('Candidate'), idOf('Candidate', id)] },
  removeFromShortlist: { invalidates: ({ id }) => [listOf('Candidate'), idOf('Candidate', id)] },
  // how many invitations are left is said with everybody
  inviteCandidate: { invalidates: () => [{ type: 'Candidate' }] },
  withdrawCandidateInvitation: { invalidates: () => [{ type: 'Candidate' }] },
  getCandidateSearches: { provides: () => [listOf('CandidateSearch')] },
  saveCandidateSearch: { invalidates: () => [listOf('CandidateSearch')] },
  updateCandidateSearch: { invalidates: () => [listOf('CandidateSearch')] },
  deleteCandidateSearch: { invalidates: () => [listOf('CandidateSearch')] },
} satisfies Partial<TagDecisions<MemberOperation>>;
