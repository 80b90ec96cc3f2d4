import { checkSpelling, type SpellingCheck } from '@contract/search/spelling/spelling';
import type { Database } from '../../database/database';
import { vocabularyOf } from './vocabulary';

/** Longer text was pasted rather than typed. */
const maxTypedLength = 80;
const unchanged: SpellingCheck = {
  q: null,
  isNotInHeads: false,
  rarestWordJobs: Infinity,
  alternatives: new Map(),
};

/**
 * Returns how to read a query's words by the vocabulary of live jobs: the corrected spelling and
 * the alternatives to search for as well (see `checkSpelling`). Returns the words unchanged for
 * searches `asTyped`, for long texts and until the vocabulary is loaded.
 */
export const correctSpelling = (
  db: Database,
  typed: string | undefined,
  search: { asTyped?: boolean },
): SpellingCheck =>
  typed === undefined || typed.length > maxTypedLength || search.asTyped === true
    ? unchanged
    : checkSpelling(typed, vocabularyOf(db));
