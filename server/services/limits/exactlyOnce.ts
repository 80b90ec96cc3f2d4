import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { keyedCall } from '../../keyedCall';
import { addRecord, hasRecord } from '../../repositories/limits/idempotency';
import { hostTexts } from '../../texts/errors';

/**
 * To be called in the transaction that makes a record for a call that may be repeated. Where the
 * call has an Idempotency-Key, the record is found by it from the commit on, whatever becomes of
 * this host. Fails with a 409, and so undoes the transaction, where the call was taken for dead and
 * its repetition runs already.
 */
export const recordMade = async (tx: Queryable, id: string): Promise<void> => {
  const call = keyedCall();
  if (call !== undefined && !(await addRecord(tx, call, id)))
    throw new ApiError(409, hostTexts.keyRunning, 'Idempotency-Key');
};

/** Whether this call has made the record before it was interrupted and repeated. */
export const wasMadeBefore = async (tx: Queryable, id: string): Promise<boolean> => {
  const call = keyedCall();
  return call !== undefined && hasRecord(tx, call, id);
};
