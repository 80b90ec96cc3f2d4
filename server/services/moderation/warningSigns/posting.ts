import { markdownText } from '@contract/markdown/markdownText';
import type { JobTexts } from '../../../repositories/jobs/jobs';

/** The fields that warning signs are looked for in. */
export type SignedPosting = JobTexts & {
  id: string;
  employerId: string | null;
  category: string;
  /** The whole text of an imported posting. */ description: string | null;
  /** The employer's longer description, in Markdown. */ longDescription: string | null;
};

/**
 * Returns all of a job's texts but its title, without Markdown, whose marks within words would hide
 * them. Omits an imported job's overview, which is the beginning of its description.
 */
export const textsBelowTitle = ({
  overview,
  responsibilities,
  qualifications,
  description,
  longDescription,
}: SignedPosting): string[] => [
  description ?? overview,
  ...(longDescription === null ? [] : [markdownText(longDescription)]),
  ...responsibilities,
  ...qualifications,
];

/** Returns all of a job's texts, one per line. */
export const allTexts = (posting: SignedPosting): string =>
  [posting.title, ...textsBelowTitle(posting)].filter((text) => text !== '').join('\n');

/** Quotes the matched words with some context, on one line. */
export const quote = (text: string, at: number, length: number, around = 30): string => {
  const from = Math.max(0, at - around);
  const to = Math.min(text.length, at + length + around);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).replaceAll(/\s+/g, ' ').trim()}${to < text.length ? '…' : ''}`;
};
