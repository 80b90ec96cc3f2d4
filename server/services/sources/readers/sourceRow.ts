import { sourceLimits } from '@contract/jobSources';
import type { Wire } from '../../../wire';
import { importFields, type ImportField, type Mapping } from '../../import/mapping';

export type RowProblem = Wire<'JobSourceProblem'>['reason'];

/** A section that a posting has besides its description; each text is plain text or HTML. */
export type Section = { heading: string; texts: readonly string[] };
/**
 * What a reader extracted from one posting. `html` replaces the field `description`; it may be
 * plain text as well.
 */
export type SourcePosting = {
  /** The source's id of the posting; '' if it has none. */
  key: string;
  fields: Partial<Record<ImportField, string>>;
  html?: string;
  /** Sections besides the description. */
  sections?: readonly Section[];
  /** Its places in order, replacing the field `location`. */
  places?: readonly string[];
  applyUrl?: string;
  /** Application deadline in any format that `readDeadline` parses. */
  validThrough?: string;
};
/** A row, or the reason why it couldn't be read. */
export type SourceRow = SourcePosting | { skipped: RowProblem };

/**
 * Fields that a table's columns can hold besides those of a posting; `state`, `zip` and `country`
 * are joined to its location.
 */
export const tableFields = [
  ...importFields,
  ...(['state', 'zip', 'country', 'applyUrl', 'key', 'validThrough'] as const),
] as const;
export type TableField = (typeof tableFields)[number];
export type TableMapping = Partial<Record<TableField, string>>;

export type Source = {
  rows: SourceRow[];
  /** A table's columns, and the mapping of fields to columns. */
  columns: string[];
  mapping: TableMapping;
};

/**
 * Why a source can't be read: it isn't of its kind (`format`), only lists links to jobs (`links`),
 * is too large unpacked (`size`), or takes too much time or memory (`tooMuch`).
 */
export type SourceErrorProblem = 'format' | 'links' | 'size' | 'tooMuch';
export class SourceError extends Error {
  override name = 'SourceError';
  constructor(readonly problem: SourceErrorProblem) {
    super(`A source could not be read: ${problem}.`);
  }
}

/** Maximum rows to import. */
export const maxRows = sourceLimits.rows;
/** One more is read, to report that there are more. */
export const rowsRead = maxRows + 1;

/** Maps each field to itself, for `fields` in services/import. */
export const ownNames: Mapping = Object.fromEntries(importFields.map((name) => [name, name]));

/** Converts a JSON value to text: '' unless it is a string, number or boolean. */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
