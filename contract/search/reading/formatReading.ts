import { splitWords } from '../splitWords';
import type { Reading, WordsRead } from './state';

/**
 * Formats a reading as one line, with the words it was read from: "within 3: last 3 days". For
 * tests.
 */
export const formatReading = (reading: Reading): string => {
  const { kind, text } = reading;
  if (kind === 'pay') return `pay ${reading.payMin ?? ''}-${reading.payMax ?? ''}: ${text}`;
  if (kind === 'within') return `within ${reading.days}: ${text}`;
  return `${kind === 'type' ? reading.type : kind}: ${text}`;
};

/** Returns the optional and the soft words that were typed, in the text's order. */
export const typedOptionalWords = ({ rest, optional, soft, boostQuery = '' }: WordsRead): string =>
  [...new Set(splitWords(rest))]
    .filter(
      (word) => optional.includes(word) || (soft.includes(word) && !boostQuery.includes(word)),
    )
    .join(' ');
