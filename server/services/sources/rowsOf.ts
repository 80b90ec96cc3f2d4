import { turns } from '../turns';
import { readRows, type Rows, type RowsRequest } from './readRows';
import { readRowsInThread, type ThreadOptions } from './rowsThread';
import { unpacked } from './unpack';

/** In bytes; what is larger would hold up calls for more than a moment. */
const maxInline = 256 * 1024;

/**
 * The rows of a source's bytes, which may be packed; of many of them, in a thread. Fails with a
 * SourceError; undefined where it was stopped.
 */
export const rowsOf = async (
  request: RowsRequest,
  options: ThreadOptions = {},
): Promise<Rows | undefined> => {
  const whole = { ...request, bytes: await unpacked(request.bytes) };
  return whole.bytes.length > maxInline ? readRowsInThread(whole, options) : readRows(whole);
};

/** How many are read at once while people wait; what hosts read by themselves is one at a time. */
const inTurn = turns(2);
/** The same for somebody who waits for it. */
export const rowsForPerson = (request: RowsRequest): Promise<Rows | undefined> =>
  inTurn(() => rowsOf(request));
