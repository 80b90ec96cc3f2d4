import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { keyedCall } from '../../keyedCall';
import { addRecord, hasRecord } from '../../repositories/limits/idempotency';
import { hostTexts } from '../../texts/errors';

/**
 * Records a created record under the call's Idempotency-Key, if it has one: from the commit on the
 * record is found by the key, even if this host ends. Call it in the transaction that creates the
 * record. Throws a 409, which rolls the transaction back, if the call was considered dead and its
 * repetition is already running.
 */
export const storeIdempotencyRecord = async (tx: Queryable, id: string): Promise<void> => {
  const call = keyedCall();
  if (call !== undefined && !(await addRecord(tx, call, id)))
    throw new ApiError(409, hostTexts.keyRunning, 'Idempotency-Key');
};

/** Whether this call created the record before it was interrupted and repeated. */
export const hasIdempotencyRecord = async (tx: Queryable, id: string): Promise<boolean> => {
  const call = keyedCall();
  return call !== undefined && hasRecord(tx, call, id);
};
