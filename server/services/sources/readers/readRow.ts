import type { NewJob } from '../../../repositories/jobs/jobs';
import type { Workplace } from '../../../repositories/jobs/workplace';
import type { RowProblem } from './sourceRow';

/** A posting as a job to store; `key` and `hash` are short whatever its source calls it. */
export type ReadPosting = {
  row: number;
  /** By which it is known again. */
  key: string;
  /** Changes with anything that is stored of it; what `saidIn` reads is part of it. */
  hash: string;
  /** The same as it was written before there was one for each group of fields. */
  wholeHash: string;
  /** Whether its description is longer than what is kept of it. */
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
/** A row that isn't stored; `key` where it is known which one it is. */
export type SkippedRow = { row: number; title: string; reason: RowProblem; key?: string };
export type ReadRow = ReadPosting | SkippedRow;
