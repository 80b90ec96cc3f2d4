import type { ReadRow } from '../../services/sources/readers/readRow';
import { readSource } from '../../services/sources/readers/readSource';
import type { SourceRow } from '../../services/sources/readers/sourceRow';
import { toPostings } from '../../services/sources/readers/toPosting';

// helpers for the tests of the readers

const url = 'https://mill.example/jobs';
export const now = new Date('2026-03-31T12:00:00Z');
const bytesOf = (value: unknown): Uint8Array =>
  value instanceof Uint8Array
    ? value
    : new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
type Kind = Parameters<typeof readSource>[0]['kind'];
/** Returns the rows of a text, of bytes or of a value sent as JSON, read at an address. */
export const rowsOf = async (kind: Kind, value: unknown): Promise<SourceRow[]> =>
  (await readSource({ kind, bytes: bytesOf(value), url })).rows;
/** Returns the same as postings; `company` applies to rows without one. */
export const read = async (kind: Kind, value: unknown): Promise<ReadRow[]> =>
  toPostings(await rowsOf(kind, value), { company: 'Northern Mill', url, now });
export const jobs = async (kind: Kind, value: unknown) =>
  (await read(kind, value)).flatMap((row) => ('job' in row ? [row.job] : []));
export const format = expect.objectContaining({ problem: 'format' });
