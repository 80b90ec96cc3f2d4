import type { JobPage } from '@/api/jobBoardApi';
import { amountPer, amountText } from '@/features/jobs/card/payText';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { jobTexts } from '@/texts/jobs/job';
import { employmentTypeTexts } from '@/texts/jobs/post/employmentTypes';
import { listingTexts } from '@/texts/search/listing';
import type { ActiveFilter } from './activeFilters';
import { typedPeriod } from './typedPay';

export type Reading = JobPage['read'][number];

/** Returns the pay in the period in which it was typed: "$20 an hour and up". */
const payTextOf = (reading: Reading): string => {
  const { payMin, payMax } = reading;
  const { readings } = listingTexts;
  const period = typedPeriod(reading);
  const per = jobTexts.per[period];
  const amount = (monthly: number): string => amountText(amountPer(monthly, period));
  if (payMin !== undefined && payMax !== undefined)
    return readings.payRange(amount(payMin), amount(payMax), per);
  if (payMin !== undefined) return readings.payMin(amount(payMin), per);
  return payMax === undefined ? '' : readings.payMax(amount(payMax), per);
};

/**
 * Returns the label of a reading; '' if it isn't shown: "near me" has no effect until the user
 * shares their position.
 */
const textOf = (reading: Reading): string => {
  const { kind, place, type, within } = reading;
  if (kind === 'place') return place ? listingTexts.readings.place(place) : '';
  if (kind === 'pay') return payTextOf(reading);
  if (kind === 'type') return type ? employmentTypeTexts[type] : '';
  if (kind === 'unwanted' || kind === 'excluded') return listingTexts.readings[kind](reading.text);
  if (kind === 'within') return within === undefined ? '' : listingTexts.within(within);
  if (kind === 'bestPaid') return listingTexts.readings.bestPaid;
  return kind === 'remote' ? listingTexts.chips.remote : '';
};

/** Whether removing the reading removes its words, instead of searching for them. */
const isUnwanted = ({ kind }: Reading): boolean =>
  kind === 'unwanted' || kind === 'excluded' || kind === 'bestPaid';

/** Whether a filter takes precedence over the reading. */
const isOverruled = ({ kind }: Reading, search: JobSearch): boolean =>
  (kind === 'pay' && (search.payMin !== undefined || search.payMax !== undefined)) ||
  (kind === 'type' && search.type.length > 0) ||
  (kind === 'within' && search.within !== undefined) ||
  (kind === 'remote' && search.remote) ||
  (kind === 'place' && search.location.trim() !== '');

/**
 * Returns the readings of a search's words as removable filters. Removing one makes its words count
 * as words, or removes them (see `isUnwanted`). Several readings of the same words ("full or part
 * time") are one filter. While a changed search is in flight, includes only readings whose words
 * are still there.
 */
export const readingFilters = (read: readonly Reading[], search: JobSearch): ActiveFilter[] => {
  const texts = new Map<string, string[]>();
  for (const reading of read) {
    const text = textOf(reading);
    const counts =
      search.q.includes(reading.text) &&
      !search.asWords.includes(reading.text) &&
      !isOverruled(reading, search);
    if (text !== '' && counts) texts.set(reading.text, [...(texts.get(reading.text) ?? []), text]);
  }
  return [...texts].map(([typed, all]) => {
    const text = all.join(' or ');
    // most jobs that contain "no nights" are night jobs, and none contains "high paying"
    if (read.some((each) => isUnwanted(each) && each.text === typed))
      return { text, without: { q: search.q.replace(typed, '').trim() } };
    const without = { asWords: [...search.asWords, typed] };
    return { text, without, hint: listingTexts.readings.takeBack(typed) };
  });
};
