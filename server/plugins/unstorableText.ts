import { isRecord } from '@contract/isRecord';
import { ApiError } from '../errors';
import { hostTexts } from '../texts/errors';

// PostgreSQL can't store NUL; a lone surrogate isn't a character and can't be encoded as UTF-8
const unstorable = /[\0\p{Cs}]/u;

/** Throws a 400 that names the field if a text can't be stored. */
const refuseUnstorable = (field: string, text: string): void => {
  if (unstorable.test(text)) throw new ApiError(400, hostTexts.unstorable(field), field);
};

/**
 * Checks each text in a value, including nested lists and records; `field` names the value. The
 * depth of nesting was limited when the body was read (`bodies/readJson.ts`).
 */
export const refuseUnstorableIn = (value: unknown, field = ''): void => {
  if (typeof value === 'string') refuseUnstorable(field, value);
  else if (Array.isArray(value)) for (const each of value) refuseUnstorableIn(each, field);
  else if (isRecord(value))
    for (const [name, each] of Object.entries(value)) refuseUnstorableIn(each, name);
};
