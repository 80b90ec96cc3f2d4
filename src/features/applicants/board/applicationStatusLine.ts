import type { Applicant, Interview } from '@/api/jobBoardApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { letterTexts } from '@/texts/jobs/letters';
import { agoText } from '@/ui/text/agoText';
import { dayText, nearDayText } from '@/ui/text/dayTexts';
import { dayAndTimeText } from '@/ui/text/localTimes';
import { shortName } from '../applicantName';
import { isOver, unbookedText } from '../interviews/interviewText';
import type { PromiseDay } from '../promise/promiseDay';
import { stageOf } from '../stages';

const { promise: promiseTexts, since: sinceTexts } = applicantTexts;

/** The status text of a card, and its icon. */
type StatusLine = { icon?: 'answered' | 'booked' | 'waiting' | 'offered'; text: string };

const ofInterview = (interview: Interview, applicant: Applicant, now: number): StatusLine => {
  const { state, chosenAt } = interview;
  if (state !== 'booked' || chosenAt === undefined)
    return { icon: 'waiting', text: unbookedText(interview, shortName(applicant)) };
  const text = isOver(interview, now)
    ? letterTexts.interview.met(nearDayText(chosenAt, now))
    : dayAndTimeText(chosenAt);
  return { icon: 'booked', text };
};

const ofPromise = (
  { kind, days, all }: PromiseDay,
  answeredAt: string,
  now: number,
): StatusLine => {
  if (kind === 'answered')
    return { icon: 'answered', text: promiseTexts.answered(dayText(answeredAt, now), days) };
  if (kind === 'late') return { text: promiseTexts.late(days) };
  return { text: days === 0 ? promiseTexts.sentToday : promiseTexts.passed(days, all) };
};

/**
 * Returns what an applicant in that stage is waiting for, or what happened last: the interview's
 * time in the user's time zone, the offer, the answer. `now` is in milliseconds.
 */
export const applicationStatusLine = (
  applicant: Applicant,
  promise: PromiseDay | null,
  now: number,
): StatusLine => {
  const { state, createdAt, movedAt = createdAt, answeredAt = '', pendingAt } = applicant;
  if (pendingAt !== undefined)
    return { icon: 'waiting', text: sinceTexts.tellsOn(dayText(pendingAt, now)) };
  if (state === 'interview' && applicant.interview)
    return ofInterview(applicant.interview, applicant, now);
  if (state === 'offer') return { icon: 'offered', text: sinceTexts.offer(dayText(movedAt, now)) };
  if (state === 'hired' || state === 'notSelected')
    return { icon: 'answered', text: sinceTexts[state](dayText(movedAt, now)) };
  if (promise) return ofPromise(promise, answeredAt, now);
  return { text: agoText(stageOf(state) === 'new' ? createdAt : movedAt, now) };
};
