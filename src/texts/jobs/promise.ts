import { plural } from '../numbers';

/** Formats a number of days: "5 days", "1 day", "2.5 days"; less than one is "a day". */
const daysText = (days: number): string => (days < 1 ? 'a day' : `${days} ${plural(days, 'day')}`);

/** An employer's promise to applicants, and how often it was kept, on our own host. */
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
