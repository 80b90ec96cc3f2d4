import type { components } from './generated/types';

export type CompanyRole = components['schemas']['CompanyRole'];

/** What a colleague may be, from the most to the least. */
export const companyRoles = ['owner', 'recruiter', 'reader'] as const satisfies CompanyRole[];

export const companyLimits = {
  /** People of a company, and invitations that wait for an answer. */
  people: 50,
  invitations: 10,
  /** For how many days an invitation's link works. */
  invitationDays: 7,
  /** Jobs that somebody has one by one, and that are handed over one by one. */
  chosenJobs: 200,
  /** Entries on a page of the history. */
  historySize: 25,
} as const;

/**
 * What the audit log's entries of a company's people are shown for to its owners: what was done to
 * its jobs, applicants and people, and nothing about anybody's own account.
 */
const historyActions = [
  'addJob',
  'addDraft',
  'duplicateJob',
  'updateJob',
  'deleteJob',
  'publishJob',
  'renewJob',
  'closeJob',
  'answerRemoval',
  'updateJobHiring',
  'confirmJob',
  'moveApplicants',
  'cancelPendingMove',
  'interview',
  'interviewOffered',
  'interviewCancelled',
  'sendLetters',
  'sendMessage',
  'updateApplicant',
  'addApplicantNote',
  'deleteApplicantNote',
  'exportApplicants',
  'exportApplicantCvs',
  'updateLetterTemplate',
  'resetLetterTemplate',
  'inviteColleague',
  'withdrawColleagueInvitation',
  'joinCompany',
  'changeColleague',
  'removeColleague',
  'leaveCompany',
  'handOverJobs',
] as const;

export type HistoryAction = (typeof historyActions)[number];
export const isHistoryAction = (action: string): action is HistoryAction =>
  historyActions.some((each) => each === action);
