import type { Sql } from 'sql-template-tag';

const marked = new WeakSet<Sql>();
const names = new Map<string, string>();

/**
 * A statement that each connection parses and plans once and not at every call: half the cost of a
 * small one. Only for a statement whose text is always the same and whose best plan doesn't depend on
 * its values (a row by its key), since the kept plan serves all values.
 */
export const prepared = (statement: Sql): Sql => {
  marked.add(statement);
  return statement;
};

/** The name a prepared statement has on every connection; undefined for any other. */
export const nameOf = (statement: Sql, text: string): string | undefined => {
  if (!marked.has(statement)) return undefined;
  const name = names.get(text) ?? `statement_${names.size}`;
  names.set(text, name);
  return name;
};
