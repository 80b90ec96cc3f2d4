import type { Wire } from '../../wire';
import type { ReadRow } from './readers/readRow';
import { readSource } from './readers/readSource';
import type { TableMapping } from './readers/sourceRow';
import { toPostings } from './readers/toPosting';

export type RowsRequest = {
  kind: Wire<'JobSourceKind'>;
  bytes: Uint8Array;
  /** The encoding according to the response. */
  charset?: string | undefined;
  /** The source's address; '' for a file. */
  url: string;
  /** For tables only. */
  mapping?: TableMapping | undefined;
  /** The company of jobs whose row names none. */
  company: string;
  now: Date;
};
/** The rows, with a table's columns and the mapping of fields to columns. */
export type Rows = { rows: ReadRow[]; columns: string[]; mapping: TableMapping };

/** Reads a source's unpacked bytes as jobs to store. Throws a SourceError. */
export const readRows = async ({
  kind,
  bytes,
  charset,
  url,
  mapping,
  company,
  now,
}: RowsRequest): Promise<Rows> => {
  const source = await readSource({
    kind,
    bytes,
    url,
    ...(charset !== undefined && { charset }),
    ...(mapping && { mapping }),
  });
  return { ...source, rows: toPostings(source.rows, { company, url, now }) };
};
