import type { Wire } from '../../wire';
import type { ReadRow } from './readers/readRow';
import { readSource } from './readers/readSource';
import type { TableMapping } from './readers/sourceRow';
import { toPostings } from './readers/toPosting';

export type RowsRequest = {
  kind: Wire<'JobSourceKind'>;
  bytes: Uint8Array;
  /** What its answer says of its encoding. */
  charset?: string | undefined;
  /** Its address; '' of a file. */
  url: string;
  /** Of a table. */
  mapping?: TableMapping | undefined;
  /** What a job is shown for whose row names no company. */
  company: string;
  now: Date;
};
/** A table's columns, and which field each is taken for, are with the rows. */
export type Rows = { rows: ReadRow[]; columns: string[]; mapping: TableMapping };

/** The rows of a source's bytes, unpacked, as jobs to store. Fails with a SourceError. */
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
