import type { NewJob } from '../../../repositories/jobs/jobs';
import type { Workplace } from '../../../repositories/jobs/workplace';
import type { RowProblem } from './sourceRow';

/**
 * A posting as a job to store; `key` and `hash` have a bounded length, whatever the source's ids
 * are.
 */
export type ReadPosting = {
  row: number;
  /** Identifies the posting in later readings. */
  key: string;
  /**
   * Changes with anything that is stored of the posting; includes the values that
   * `readStatedValues` reads.
   */
  hash: string;
  /** The same in the older format, which hashes the whole posting. */
  wholeHash: string;
  /** Whether its description was cut. */
  isCut: boolean;
  job: Omit<
    NewJob,
    'id' | 'employerId' | 'description' | 'importKey' | 'createdAt' | 'expiresAt'
  > & {
    remote: boolean;
    longDescription: string | null;
    applyUrl: string | null;
    closesOn: string | null;
    workplace: Workplace | null;
  };
};
/** A row that isn't stored; `key` is set if it is known which posting it is. */
export type SkippedRow = { row: number; title: string; reason: RowProblem; key?: string };
export type ReadRow = ReadPosting | SkippedRow;
