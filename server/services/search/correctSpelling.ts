import { adaptWords, type AdaptedWords } from '@contract/search/spelling/spelling';
import type { Database } from '../../database/database';
import { vocabularyOf } from './vocabulary';

/** Longer text was pasted rather than typed. */
const maxTypedLength = 80;
const unchanged: AdaptedWords = {
  q: null,
  isUnsaid: false,
  saidBy: Infinity,
  alternatives: new Map(),
};

/**
 * Returns how to read a query's words by the vocabulary of live jobs: the corrected spelling and
 * the alternatives to search for as well (see `adaptWords`). Returns the words unchanged for
 * searches `asTyped`, for long texts and until the vocabulary is loaded.
 */
export const correctSpelling = (
  db: Database,
  typed: string | undefined,
  search: { asTyped?: boolean },
): AdaptedWords =>
  typed === undefined || typed.length > maxTypedLength || search.asTyped === true
    ? unchanged
    : adaptWords(typed, vocabularyOf(db));
