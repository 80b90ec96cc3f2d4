import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import {
  renewClaim,
  type ClaimedSource,
  type SourceProblem,
} from '../../repositories/sources/jobSources';
import { every } from '../../timing/every';
import type { Fetched } from './fetchSource';
import type { ReadRow } from './readers/readRow';
import { SourceError } from './readers/sourceRow';
import { rowsOf } from './rowsOf';
import { toMapping } from './sourceWire';

/** Thrown if another host has claimed the source, or it was removed. */
export class ClaimLost extends Error {
  override name = 'ClaimLost';
}
/** Why a reading failed after its source was fetched. */
export class ReadingFailed extends Error {
  override name = 'ReadingFailed';
  constructor(readonly problem: SourceProblem) {
    super(`A source could not be imported: ${problem}.`);
  }
}

/** How to keep a reading's claim, so that it isn't taken for abandoned. */
export type ClaimRenewal = {
  stopped: AbortSignal;
  /** How often this host renews the claim while rows are read, in milliseconds. */
  renewInterval: number;
};

/**
 * Reads the rows of what was fetched. Keeps renewing the claim, since this may take minutes on a
 * busy machine. Returns `undefined` if stopped; throws ClaimLost or ReadingFailed.
 */
export const readFetched = async (
  { db, log }: Context,
  source: ClaimedSource,
  { bytes, charset, url }: Pick<Extract<Fetched, { kind: 'read' }>, 'bytes' | 'charset' | 'url'>,
  { stopped, renewInterval }: ClaimRenewal,
): Promise<ReadRow[] | undefined> => {
  const { kind, company, mapping } = source;
  const lost = new AbortController();
  const stopRenewing = every({
    interval: renewInterval,
    run: async () => {
      if (!(await renewClaim(db, source))) lost.abort();
    },
    onError: (error) => logFailure(log, error, 'the claim on a job source could not be renewed'),
  });
  try {
    const read = await rowsOf(
      { kind, company, mapping: toMapping(mapping), bytes, charset, url, now: new Date() },
      { signal: AbortSignal.any([stopped, lost.signal]) },
    );
    if (lost.signal.aborted) throw new ClaimLost();
    return read?.rows;
  } catch (error) {
    throw error instanceof SourceError ? new ReadingFailed(error.problem) : error;
  } finally {
    await stopRenewing();
  }
};
