// Reads large sources of jobs, in a thread of its own: what takes seconds there holds up no call, and
// what takes too long or fills the memory is ended without harm to the host
// (server/services/sources/rowsThread.ts). The build makes one file of it beside the host's.
import { once } from 'node:events';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { SourceError } from '../services/sources/readers/sourceRow';
import { readRows } from '../services/sources/readRows';
import type { RowsThreadData, RowsThreadMessage } from '../services/sources/rowsThread';
import { ownThread } from './threadTime';

/** Rows that are sent at once: the host takes so many of them without others waiting. */
const batchSize = 50;

const run = async (): Promise<void> => {
  const port = parentPort;
  if (!port) throw new Error('This is a thread of the host.');
  // its host ends it
  port.ref();
  const { niceness, ...request } = workerData as RowsThreadData; // what its host sent
  // there it holds for this thread alone; what answers calls comes first
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
