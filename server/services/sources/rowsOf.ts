import { limitConcurrency } from '../limitConcurrency';
import { gunzipIfNeeded } from './gunzip';
import { readRows, type Rows, type RowsRequest } from './readRows';
import { readRowsInThread, type ThreadOptions } from './rowsThread';

/** In bytes; larger sources would block requests for too long. */
const maxInline = 256 * 1024;

/**
 * Reads the rows of a source's bytes, which may be gzipped; large ones in a thread. Throws a
 * SourceError; returns `undefined` if stopped.
 */
export const rowsOf = async (
  request: RowsRequest,
  options: ThreadOptions = {},
): Promise<Rows | undefined> => {
  const whole = { ...request, bytes: await gunzipIfNeeded(request.bytes) };
  return whole.bytes.length > maxInline ? readRowsInThread(whole, options) : readRows(whole);
};

/** Concurrency of readings that people wait for; scheduled ones are read one at a time per host. */
const withSlot = limitConcurrency(2);
/** Like `rowsOf`, with limited concurrency, for somebody who waits for the result. */
export const rowsForPerson = (request: RowsRequest): Promise<Rows | undefined> =>
  withSlot(() => rowsOf(request));
