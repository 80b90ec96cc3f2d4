import type { MemberOperation } from '../definitions';
import { idOf, listOf, type Tag, type TagDecisions } from './tags';

/** The tags that a message invalidates; a thread's id is that of its application or invitation. */
const threadTags = (id: string): Tag[] => [
  idOf('Thread', id),
  idOf('Application', id),
  idOf('Applicant', id),
  listOf('Inbox'),
];

/** The tags that a block invalidates: everything that one side sees of the other. */
const blockTags: Tag[] = [
  { type: 'Thread' },
  listOf('Inbox'),
  listOf('OpenToWork'),
  listOf('Invitation'),
  { type: 'Candidate' },
];

/** The tag decisions for inbox, messages, alerts, candidates and invitations. */
export const inboxTags = {
  // an invitation's id may resolve to an application's thread
  getThread: { provides: (thread, { id }) => [idOf('Thread', id), idOf('Thread', thread._id)] },
  sendMessage: { invalidates: ({ id }) => threadTags(id) },
  sendFile: { invalidates: ({ id }) => threadTags(id) },
  // the lists count unread messages
  readThread: {
    invalidates: ({ id }) => [listOf('Inbox'), listOf('Application'), idOf('Applicant', id)],
  },
  blockThread: { invalidates: () => blockTags },
  unblockThread: { invalidates: () => blockTags },
  reportThread: {},
  // a file and a stream, which aren't cached
  getMessageFile: {},
  getEvents: {},
  getInbox: { provides: () => [listOf('Inbox')] },
  getUnreadCount: { provides: () => [listOf('Inbox')] },
  readInbox: { invalidates: () => [listOf('Inbox'), { type: 'Thread' }, listOf('Application')] },
  getJobAlerts: { provides: () => [listOf('JobAlert')] },
  saveJobAlert: { invalidates: () => [listOf('JobAlert')] },
  updateJobAlert: { invalidates: () => [listOf('JobAlert')] },
  deleteJobAlert: { invalidates: () => [listOf('JobAlert')] },
  // the links don't contain the alert's id
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
  // every candidate includes the number of remaining invitations
  inviteCandidate: { invalidates: () => [{ type: 'Candidate' }] },
  withdrawCandidateInvitation: { invalidates: () => [{ type: 'Candidate' }] },
  getCandidateSearches: { provides: () => [listOf('CandidateSearch')] },
  saveCandidateSearch: { invalidates: () => [listOf('CandidateSearch')] },
  updateCandidateSearch: { invalidates: () => [listOf('CandidateSearch')] },
  deleteCandidateSearch: { invalidates: () => [listOf('CandidateSearch')] },
} satisfies Partial<TagDecisions<MemberOperation>>;
