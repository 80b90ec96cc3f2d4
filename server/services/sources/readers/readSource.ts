import type { Wire } from '../../../wire';
import { readGreenhouse, readLever } from './boards';
import { decodeText } from './encoding';
import { readIndeed } from './indeedXml';
import { readJsonLd } from './jsonLd';
import type { Source, SourceRow, TableMapping } from './sourceRow';
import { readTable } from './table';

type SourceKind = Wire<'JobSourceKind'>;
type Read = {
  kind: SourceKind;
  bytes: Uint8Array;
  /** What its answer says of its encoding. */
  charset?: string;
  url?: string;
  mapping?: TableMapping;
};

const readers: Record<Exclude<SourceKind, 'csv'>, (text: string, url: string) => SourceRow[]> = {
  greenhouse: readGreenhouse,
  lever: readLever,
  indeed: readIndeed,
  jsonLd: readJsonLd,
};

/**
 * The postings in somebody's file, row by row, at most `maxRows`. Fails with a SourceError where it
 * isn't what its kind is.
 */
export const readSource = async ({
  kind,
  bytes,
  charset,
  url = '',
  mapping,
}: Read): Promise<Source> => {
  if (kind === 'csv') return readTable(bytes, charset, mapping);
  return { rows: readers[kind](decodeText(bytes, charset), url), columns: [], mapping: {} };
};
