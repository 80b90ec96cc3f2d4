import { markdownText } from '@contract/markdown/markdownText';
import type { JobTexts } from '../../../repositories/jobs/jobs';

/** The fields that signs are found in. */
export type SignedPosting = JobTexts & {
  id: string;
  employerId: string | null;
  category: string;
  /** The whole text of an imported posting. */ description: string | null;
  /** What an employer says besides, in Markdown. */ longDescription: string | null;
};

/**
 * All of a job's texts but its title; an imported job's overview is the beginning of its
 * description, so it is left out. Marks within words would hide what is said.
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

/** All of a job's texts, one a line. */
export const allTexts = (posting: SignedPosting): string =>
  [posting.title, ...textsBelowTitle(posting)].filter((text) => text !== '').join('\n');

/** The found words with some context, on one line. */
export const quote = (text: string, at: number, length: number, around = 30): string => {
  const from = Math.max(0, at - around);
  const to = Math.min(text.length, at + length + around);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).replaceAll(/\s+/g, ' ').trim()}${to < text.length ? '…' : ''}`;
};
