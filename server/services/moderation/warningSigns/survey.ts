import type { Database } from '../../../database/database';
import {
  signNames,
  type SignName,
  type WarningSign,
} from '../../../repositories/moderation/signNames';
import { livePostings } from '../../../repositories/moderation/warningSigns';
import type { SignedPosting } from './posting';
import { signsOf } from './signsOf';

/** A job with a warning sign, as shown to a person who reviews the sign. */
type Marked = WarningSign & { title: string; company: string; text: string };
/** The number of live jobs, how many have each sign, and all jobs with signs. */
type Survey = { postings: number; counts: Record<SignName, number>; marked: Marked[] };

const textLength = 200;

/** Finds the signs of all live jobs as if they were posted now; stores nothing. */
export const surveySigns = async (db: Database): Promise<Survey> => {
  const survey: Survey = {
    postings: 0,
    counts: { contactData: 0, payOutlier: 0, asksForMoney: 0, copy: 0, shouting: 0 },
    marked: [],
  };
  for await (const batch of livePostings(db)) {
    survey.postings += batch.length;
    for (const posting of batch) {
      const signed: SignedPosting = { ...posting, employmentType: '', vacancies: 0, degree: '' };
      for (const each of await db.transaction((tx) => signsOf(db, tx, signed))) {
        survey.counts[each.sign] += 1;
        survey.marked.push({
          ...each,
          title: posting.title,
          company: posting.company,
          text: (posting.description ?? posting.overview)
            .replaceAll(/\s+/g, ' ')
            .slice(0, textLength),
        });
      }
    }
  }
  return survey;
};

/**
 * Takes a deterministic sample of `size`, spread evenly over the signs and over each sign's jobs.
 */
export const sampleOf = (marked: readonly Marked[], size: number): Marked[] => {
  const bySign = signNames
    .map((sign) => marked.filter((each) => each.sign === sign))
    .filter((list) => list.length > 0)
    .toSorted((a, b) => a.length - b.length);
  let left = size;
  return bySign.flatMap((list, index) => {
    const share = Math.min(list.length, Math.ceil(left / (bySign.length - index)));
    left -= share;
    return Array.from(
      { length: share },
      (_, nth) => list[Math.floor((nth * list.length) / share)],
    ).flatMap((each) => each ?? []);
  });
};
