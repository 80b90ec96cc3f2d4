import { isRecord } from '@contract/isRecord';
import { ApiError } from '../errors';
import { hostTexts } from '../texts/errors';

// PostgreSQL can't store NUL; a lone surrogate isn't a character and can't be encoded as UTF-8
const unstorable = /[\0\p{Cs}]/u;

/** Refuses (400, naming it) a text that can't be stored. */
const refuseUnstorable = (field: string, text: string): void => {
  if (unstorable.test(text)) throw new ApiError(400, hostTexts.unstorable(field), field);
};

/** Deeper than any body of the contract; a recursion over 100,000 levels overflows the stack. */
const maxDepth = 32;

/**
 * The same for each text of a value, nested lists and records included; `field` names the value.
 * Refuses (400) what is nested too deeply.
 */
export const refuseUnstorableIn = (value: unknown, field = '', depth = 0): void => {
  if (depth > maxDepth) throw new ApiError(400, hostTexts.nestedTooDeeply);
  if (typeof value === 'string') refuseUnstorable(field, value);
  else if (Array.isArray(value))
    for (const each of value) refuseUnstorableIn(each, field, depth + 1);
  else if (isRecord(value))
    for (const [name, each] of Object.entries(value)) refuseUnstorableIn(each, name, depth + 1);
};
