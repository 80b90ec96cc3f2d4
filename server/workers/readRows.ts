// Reads large sources of jobs in a separate thread: work of several seconds doesn't block calls,
// and a thread that takes too long or runs out of memory is terminated without harm to the host
// (server/services/sources/rowsThread.ts). The build bundles it as one file beside the host's.
import { once } from 'node:events';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { SourceError } from '../services/sources/readers/sourceRow';
import { readRows } from '../services/sources/readRows';
import type { RowsThreadData, RowsThreadMessage } from '../services/sources/rowsThread';
import { ownThread } from './threadTime';

/** Rows per message: few enough that the host can process them without delaying other work. */
const batchSize = 50;

const run = async (): Promise<void> => {
  const port = parentPort;
  if (!port) throw new Error('This is a thread of the host.');
  // the host terminates the thread
  port.ref();
  const { niceness, ...request } = workerData as RowsThreadData; // sent by the host
  // on Linux this affects only this thread; threads that answer calls come first
  if (process.platform === 'linux') os.setPriority(niceness);
  const send = (message: RowsThreadMessage): void => port.postMessage(message);
  send({ kind: 'started', thread: ownThread() });
  try {
    const { rows, ...rest } = await readRows(request);
    for (let from = 0; from < rows.length; from += batchSize) {
      send({ kind: 'rows', rows: rows.slice(from, from + batchSize) });
      await once(port, 'message');
    }
    send({ kind: 'read', ...rest });
  } catch (error) {
    if (error instanceof SourceError) send({ kind: 'failed', problem: error.problem });
    else send({ kind: 'threw', error });
  }
};

void run();
