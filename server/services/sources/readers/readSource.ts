import type { Wire } from '../../../wire';
import { readGreenhouse, readLever } from './formats/boards';
import { readIndeed } from './formats/indeedXml';
import { readJsonLd } from './formats/jsonLd';
import { readTable } from './formats/table';
import { maxRows, type Source, type SourceRow, type TableMapping } from './sourceRow';
import { decodeText } from './text/encoding';

type SourceKind = Wire<'JobSourceKind'>;
type Read = {
  kind: SourceKind;
  bytes: Uint8Array;
  /** The encoding according to the response. */
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

const capped = (rows: SourceRow[]): SourceRow[] =>
  rows.length > maxRows ? [...rows.slice(0, maxRows), { skipped: 'unread' }] : rows;

/**
 * Parses a source into rows, at most `maxRows`; if there are more, appends a row that says so.
 * Throws a SourceError if the bytes aren't of the given kind.
 */
export const readSource = async ({
  kind,
  bytes,
  charset,
  url = '',
  mapping,
}: Read): Promise<Source> => {
  const source: Source =
    kind === 'csv'
      ? await readTable(bytes, charset, mapping)
      : { rows: readers[kind](decodeText(bytes, charset), url), columns: [], mapping: {} };
  return { ...source, rows: capped(source.rows) };
};
