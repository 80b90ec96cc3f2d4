import { adaptWords, type AdaptedWords } from '@contract/search/spelling/spelling';
import type { Database } from '../../database/database';
import { vocabularyOf } from './vocabulary';

/** What is longer was pasted, not typed. */
const maxTypedLength = 80;
const unchanged: AdaptedWords = {
  q: null,
  isUnsaid: false,
  saidBy: Infinity,
  alternatives: new Map(),
};

/**
 * How a query's words are to be read by the words of live jobs: corrected, and which others to look
 * for as well (`adaptWords` has the rules). Nothing of it where it is to be
 * searched as typed, and until these words are loaded.
 */
export const correctSpelling = (
  db: Database,
  typed: string | undefined,
  search: { asTyped?: boolean },
): AdaptedWords =>
  typed === undefined || typed.length > maxTypedLength || search.asTyped === true
    ? unchanged
    : adaptWords(typed, vocabularyOf(db));
