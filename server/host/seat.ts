import cluster from 'node:cluster';
import { isRecord } from '@contract/isRecord';
import type { DatabaseConfig } from '../database/pools';

/** A worker's place among those of its host. */
export type Seat = {
  /** from 1; the first one also does what is done once a host */
  number: number;
  /** how to reach the embedded database, where it is used */
  embedded: DatabaseConfig | undefined;
};

const variable = 'JOBLINE_WORKER';

/** For a new worker's environment. */
export const seatVariables = (seat: Seat): Record<string, string> => ({
  [variable]: JSON.stringify(seat),
});

/** This process's seat; undefined where it isn't a worker. */
export const readSeat = (): Seat | undefined => {
  const text = process.env[variable];
  if (!cluster.isWorker || text === undefined) return undefined;
  const seat: unknown = JSON.parse(text);
  if (!isRecord(seat) || typeof seat['number'] !== 'number') return undefined;
  // written by `seatVariables`
  return seat as Seat;
};
