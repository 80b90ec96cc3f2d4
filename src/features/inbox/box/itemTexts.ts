import type { InboxItem } from '@/api/jobBoardApi';
import { inboxTexts as texts } from '@/texts/inbox';
import { applicationTexts } from '@/texts/jobs/applications';

/**
 * Returns an employer's text on how an invitation was answered; `undefined` for the job seeker,
 * whose item has the invitation's text instead.
 */
export const answerText = ({ invitation, text }: InboxItem): string | undefined =>
  invitation && text === undefined ? texts.invitation.answers[invitation.state] : undefined;

/** Returns the kind of an item, in words. */
export const kindText = ({ kind, interview }: InboxItem): string =>
  kind === 'interview' && interview ? texts.interviews[interview.state] : texts.kinds[kind];

/** Returns the title of an item: who or what it is from. */
export const titleText = (item: InboxItem): string => {
  const { kind, name, companyname, jobs = 0 } = item;
  if (kind === 'alert') return texts.jobs(jobs);
  if (answerText(item) !== undefined) return name ?? texts.invitation.somebody;
  const company = companyname || applicationTexts.theEmployer;
  return kind === 'message' ? name || texts.thread.gone : company;
};

const messageText = ({ text = '', isMine, hasFile }: InboxItem): string => {
  const words = text || (hasFile ? texts.file : '');
  return isMine ? texts.you(words) : words;
};

/** Returns a one-line summary of an item. */
export const lineText = (item: InboxItem): string => {
  const { kind, jobtitle = '', state, interview, alert } = item;
  if (kind === 'message') return messageText(item);
  if (kind === 'alert') return alert?.name ?? '';
  const answer = answerText(item);
  if (answer !== undefined) return texts.invitation.line(answer, jobtitle);
  if (kind === 'answer' && state) return `${jobtitle}: ${applicationTexts.states[state]}`;
  return interview?.state === 'offered' ? texts.chooseTimes(interview.times.length) : jobtitle;
};
