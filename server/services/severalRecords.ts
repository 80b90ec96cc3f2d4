import { logOutage } from '../database/outageLog';
import { DatabaseUnavailable } from '../database/unavailable';
import { ApiError } from '../errors';
import type { Log } from '../log';
import { hostTexts } from '../texts/errors';

type Result = { id: string; done: boolean; message?: string };

type Several<Each, Done> = {
  idOf: (each: Each) => string;
  /** Runs in a transaction of its own. */
  work: (each: Each) => Promise<Done>;
  /** Whether the call can be repeated as a whole, skipping the records that are done. */
  isResumable?: boolean;
};

/**
 * Processes several records one after the other; a refused one is reported with its reason and
 * doesn't stop the others. After an unexpected error the remaining records aren't tried, and the
 * results so far are returned; throws if nothing was done or the call is resumable.
 */
export const eachRecord = async <Each, Done extends Result>(
  log: Log,
  records: Iterable<Each>,
  { idOf, work, isResumable = false }: Several<Each, Done>,
): Promise<(Done | Result)[]> => {
  const results: (Done | Result)[] = [];
  let isInterrupted = false;
  for (const each of records) {
    const refuse = (message: string) => results.push({ id: idOf(each), done: false, message });
    if (isInterrupted) {
      refuse(hostTexts.notReached);
      continue;
    }
    try {
      results.push(await work(each));
    } catch (error) {
      if (error instanceof ApiError) refuse(error.message);
      else {
        if (isResumable || !results.some(({ done }) => done)) throw error;
        logInterruption(log, error);
        // if the connection is lost during the commit, it is unknown whether this one was done
        refuse(hostTexts.interrupted);
        isInterrupted = true;
      }
    }
  }
  return results;
};

const logInterruption = (log: Log, error: unknown): void => {
  if (error instanceof DatabaseUnavailable) logOutage(log, error);
  else log.error({ err: error }, 'a call about several records was interrupted');
};
