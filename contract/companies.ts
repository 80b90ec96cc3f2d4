import type { components } from './generated/types';

export type CompanyRole = components['schemas']['CompanyRole'];

/** The roles in a company, from the most to the least permissions. */
export const companyRoles = ['owner', 'recruiter', 'reader'] as const satisfies CompanyRole[];

export const companyLimits = {
  /** Maximum number of a company's people, and of its pending invitations. */
  people: 50,
  invitations: 10,
  /** For how many days an invitation's link works. */
  invitationDays: 7,
  /** Maximum number of jobs that are assigned or handed over one by one. */
  chosenJobs: 200,
  /** Entries per page of the history. */
  historySize: 25,
} as const;

/**
 * The audit log actions that a company's owners see of its people: those on its jobs, applicants
 * and people, and none on anybody's own account.
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
