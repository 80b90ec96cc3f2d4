import type { ApplicationState } from '@contract/jobs/applicationLife';

/** A state for use in a sentence: "your application is …". */
export const stateTexts: Record<ApplicationState, string> = {
  sent: 'new',
  opened: 'opened',
  shortlisted: 'shortlisted',
  interview: 'at the interview stage',
  offer: 'at the offer stage',
  hired: 'hired',
  notSelected: 'not selected',
  withdrawn: 'withdrawn',
};

/** Our host's messages when an application, or an action on one, is refused. */
export const hostApplicationTexts = {
  appliedAlready: 'You’ve already applied for this job.',
  youBlocked:
    'You’ve blocked this employer. If you apply, they see your application, with your name and how to reach you.',
  jobEnded: 'This job no longer takes applications.',
  nobodysJob: 'This job was listed elsewhere, so nobody here would receive the application',
  elsewhere: 'The employer takes applications for this job on another site',
  questionsChanged: 'The employer’s questions have changed. Load the page again.',
  answerMissing: (question: string) => `Answer the question “${question}”`,
  answerWrong: (question: string) => `Check your answer to “${question}”`,
  answerNoNumber: (question: string) =>
    `Answer “${question}” with a number of up to 12 digits, such as 1,200 or 6.5`,
  tooManyTags: (most: number) => `An applicant can have ${most} tags at most.`,
  noSuchCv: 'This CV was deleted. Choose another one.',
  cannotMove: (state: ApplicationState) => `This application is ${stateTexts[state]}`,
  movedMeanwhile: (state: ApplicationState) =>
    `Someone else just moved it: it’s ${stateTexts[state]}`,
  noCvText: 'The text of this CV can’t be read. Download it instead.',
  notYours: 'There’s no such application',
  withdrawnSilence: 'This application was withdrawn, so no more messages can be sent',
  unknownPlaceholder: (typed: string) =>
    `We don’t know ${typed}. Use {firstName}, {lastName}, {jobtitle}, {company} or {sender}.`,
  tooManyLetters: (most: number) =>
    `This applicant has had ${most} letters in a day. Try again tomorrow.`,
  tooManyLettersInAll: 'Too many letters in an hour; try again later',
  delayNeedsLetter: 'Only a “not selected” email can be sent later',
  noPendingMove: 'It’s too late to take this back: the applicant has been told',
  timeOver: 'Choose times in the future',
  timeGone: 'This time isn’t offered anymore. Load the page again.',
  unknownTimeZone: (typed: string) => `We don’t know the time zone “${typed}”`,
  noInterview: 'There’s no interview to change',
  emptyMessage: 'Write something first',
} as const;
