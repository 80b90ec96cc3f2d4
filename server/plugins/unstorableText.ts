import { ApiError } from '../errors';
import { isRecord } from '../isRecord';
import { hostTexts } from '../texts/errors';

// PostgreSQL can't store NUL; a lone surrogate isn't a character and can't be encoded as UTF-8
const unstorable = /[\0\p{Cs}]/u;

/** Refuses (400, naming it) a text that can't be stored. */
const refuseUnstorable = (field: string, text: string): void => {
  if (unstorable.test(text)) throw new ApiError(400, hostTexts.unstorable(field), field);
};

/** The same for each text of a record, nested lists and records included. */
export const refuseUnstorableIn = (record: unknown): void => {
  if (!isRecord(record)) return;
  for (const [field, value] of Object.entries(record)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (typeof each === 'string') refuseUnstorable(field, each);
      else refuseUnstorableIn(each);
    }
  }
};
