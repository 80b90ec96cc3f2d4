import cluster from 'node:cluster';
import { isRecord } from '@contract/isRecord';
import type { DatabaseConfig } from '../database/pools';

/** A worker's place among the workers of its host. */
export type Seat = {
  /** from 1; the first one also does the work that is done once per host */
  number: number;
  /** how to connect to the embedded database, if it is used */
  embedded: DatabaseConfig | undefined;
};

const variable = 'JOBLINE_WORKER';

/** Returns environment variables for a new worker. */
export const seatVariables = (seat: Seat): Record<string, string> => ({
  [variable]: JSON.stringify(seat),
});

/** Returns this process's seat; `undefined` if it isn't a worker. */
export const readSeat = (): Seat | undefined => {
  const text = process.env[variable];
  if (!cluster.isWorker || text === undefined) return undefined;
  const seat: unknown = JSON.parse(text);
  if (!isRecord(seat) || typeof seat['number'] !== 'number') return undefined;
  // written by `seatVariables`
  return seat as Seat;
};
