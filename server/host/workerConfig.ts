import cluster from 'node:cluster';
import { isRecord } from '@contract/isRecord';
import type { DatabaseConfig } from '../database/pools';

/** What a worker's primary process tells it when it starts it. */
export type WorkerConfig = {
  /** from 1; the first one also does the work that is done once per host */
  number: number;
  /** how to connect to the embedded database, if it is used */
  embedded: DatabaseConfig | undefined;
};

const variable = 'JOBLINE_WORKER';

/** Returns environment variables for a new worker. */
export const workerVariables = (workerConfig: WorkerConfig): Record<string, string> => ({
  [variable]: JSON.stringify(workerConfig),
});

/** Returns this process's configuration as a worker; `undefined` if it isn't a worker. */
export const readWorkerConfig = (): WorkerConfig | undefined => {
  const text = process.env[variable];
  if (!cluster.isWorker || text === undefined) return undefined;
  const workerConfig: unknown = JSON.parse(text);
  if (!isRecord(workerConfig) || typeof workerConfig['number'] !== 'number') return undefined;
  // written by `workerVariables`
  return workerConfig as WorkerConfig;
};
