import { logOutage } from '../database/outageLog';
import { DatabaseUnavailable } from '../database/unavailable';
import { ApiError } from '../errors';
import type { Log } from '../log';
import { hostTexts } from '../texts/errors';

type Result = { id: string; done: boolean; message?: string };

type Several<Each, Done> = {
  idOf: (each: Each) => string;
  /** In a transaction of its own. */
  work: (each: Each) => Promise<Done>;
  /** Whether the call can be repeated as a whole, and leaves out what was done. */
  isResumable?: boolean;
};

/**
 * Does something with several records, one after the other: one that is refused says why and doesn't
 * stop the others. After a fault the rest isn't tried, and what was done before is told; where that is
 * nothing, or the call is resumable, it throws.
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
        // a connection that is lost at the commit leaves open whether it was done
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
