import { isRecord } from '@contract/isRecord';
import type { SourceRecord } from '../../repositories/sources/jobSources';
import type { Wire } from '../../wire';
import { tableFields, type TableMapping } from './readers/sourceRow';

export const toSource = (row: SourceRecord): Wire<'JobSource'> => ({
  _id: row.id,
  kind: row.kind,
  name: row.url ?? row.fileName ?? '',
  isFile: row.url === null,
  schedule: row.schedule,
  reading: row.reading,
  lastRunAt: row.lastRunAt?.toISOString() ?? null,
  nextRunAt: row.nextAt?.toISOString() ?? null,
  live: row.live,
  added: row.added,
  changed: row.changed,
  ended: row.ended,
  skipped: row.skipped,
  noted: row.noted,
  failures: row.failures,
  problem: row.problem,
  status: row.status,
  shrunk: row.shrunk,
  offForFailures: row.offForFailures,
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Characters that PostgreSQL can't store; JSON may contain them escaped. */
const unstorable = /[\0\p{Cs}]/u;

/**
 * Parses a mapping of fields to columns from a form's text or the database; `undefined` if it is
 * invalid or has no title.
 */
export const toMapping = (value: unknown): TableMapping | undefined => {
  const record = typeof value === 'string' ? parsed(value) : value;
  if (!isRecord(record)) return undefined;
  const mapping: TableMapping = {};
  for (const field of tableFields) {
    const column = Object.hasOwn(record, field) ? record[field] : undefined;
    if (typeof column === 'string' && column !== '' && !unstorable.test(column))
      mapping[field] = column;
  }
  return mapping.jobtitle === undefined ? undefined : mapping;
};
