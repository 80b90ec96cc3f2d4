import { plural } from '../numbers';

/** "5 days", "1 day", "2.5 days"; less than one is "a day". */
const daysText = (days: number): string => (days < 1 ? 'a day' : `${days} ${plural(days, 'day')}`);

/** What an employer promised its applicants, and how it kept that, on our own host. */
export const promiseTexts = {
  by: (day: string) => `Apply today and you’ll hear back by ${day}.`,
  kept: (company: string, kept: number, due: number) =>
    `${company} kept this promise ${kept} of ${due} times.`,
  confirmed: (ago: string) => `Confirmed open ${ago}`,
  /** On the employer's page. */
  title: 'Answers to applicants',
  share: (percent: number) => `${percent}% of applicants got an answer in time`,
  of: (kept: number, due: number) => `${kept} of ${due} promises kept`,
  median: (days: number) => `Half of the answers came within ${daysText(days)}`,
} as const;
