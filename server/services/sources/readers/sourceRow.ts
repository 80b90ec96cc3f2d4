import { sourceLimits } from '@contract/jobSources';
import type { Wire } from '../../../wire';
import { importFields, type ImportField, type Mapping } from '../../import/mapping';

export type RowProblem = Wire<'JobSourceProblem'>['reason'];

/** What a posting says beside its description, each text as plain text or HTML. */
export type Section = { heading: string; texts: readonly string[] };
/** What a reader found of one posting; `html` is its text, in place of the field `description`. It may as well be plain text. */
export type SourcePosting = {
  /** What its source calls it; '' where that is nothing. */
  key: string;
  fields: Partial<Record<ImportField, string>>;
  html?: string;
  /** What it says beside that. */
  sections?: readonly Section[];
  /** Its places, the first one first, in place of the field `location`. */
  places?: readonly string[];
  applyUrl?: string;
  /** Until when one may apply, in any form that readDeadline reads. */
  validThrough?: string;
};
/** A row that was read, or why it wasn't. */
export type SourceRow = SourcePosting | { skipped: RowProblem };

/** What a table's columns may hold besides the fields of a posting; `state` and so on join its location. */
export const tableFields = [
  ...importFields,
  ...(['state', 'zip', 'country', 'applyUrl', 'key', 'validThrough'] as const),
] as const;
export type TableField = (typeof tableFields)[number];
export type TableMapping = Partial<Record<TableField, string>>;

export type Source = {
  rows: SourceRow[];
  /** A table's columns, and which field each is taken for. */
  columns: string[];
  mapping: TableMapping;
};

/**
 * Why nothing can be read: it isn't what its kind is (`format`), only lists links to jobs (`links`),
 * is too much unpacked (`size`), or takes too much time or memory (`tooMuch`).
 */
export type SourceErrorProblem = 'format' | 'links' | 'size' | 'tooMuch';
export class SourceError extends Error {
  override name = 'SourceError';
  constructor(readonly problem: SourceErrorProblem) {
    super(`A source could not be read: ${problem}.`);
  }
}

/** Rows beyond that aren't imported. */
export const maxRows = sourceLimits.rows;
/** So many are read, so that the first one beyond is told of. */
export const rowsRead = maxRows + 1;

/** Each field by its own name: how `fields` is read by services/import. */
export const ownNames: Mapping = Object.fromEntries(importFields.map((name) => [name, name]));

/** A value of somebody's JSON as text: '' for what is neither text, number nor yes or no. */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
