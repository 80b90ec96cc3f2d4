import sql, { raw, type Sql } from 'sql-template-tag';

/**
 * Returns `column = value` for each wire field of `columns` that `changes` contains; other columns
 * stay unchanged.
 */
export const assignments = (columns: Record<string, string>, changes: object): Sql[] => {
  const given = new Map<string, unknown>(Object.entries(changes));
  return Object.entries(columns).flatMap(([field, column]) =>
    given.get(field) === undefined ? [] : [sql`${raw(column)} = ${given.get(field)}`],
  );
};
