import type { ClientBase } from 'pg';
import type { SequenceState } from './format';

/** A table of ours; `quoted` names are safe to write into a statement. */
export type Table = {
  name: string;
  quoted: string;
  /** without generated ones, which the database computes */
  columns: string[];
  quotedColumns: string;
  /** whether its rows are in parts, which are no tables of their own here */
  isParted: boolean;
};

/** All tables, by name. */
export const readTables = async (client: ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name, format('public.%I', c.relname) AS quoted,
      array_agg(a.attname::text ORDER BY a.attnum) AS columns,
      string_agg(format('%I', a.attname), ', ' ORDER BY a.attnum) AS "quotedColumns", c.relkind = 'p' AS "isParted"
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
    GROUP BY c.oid
    ORDER BY c.relname COLLATE "C"`);
  return rows;
};

type Sequence = { name: string; quoted: string };
const readSequenceNames = async (client: ClientBase): Promise<Sequence[]> => {
  const { rows } = await client.query<Sequence>(`
    SELECT relname AS name, format('public.%I', relname) AS quoted
    FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'
    ORDER BY relname COLLATE "C"`);
  return rows;
};

/** How far each sequence is. */
export const readSequences = async (client: ClientBase): Promise<SequenceState[]> => {
  const states: SequenceState[] = [];
  for (const { name, quoted } of await readSequenceNames(client)) {
    const state = `SELECT last_value::text AS last, is_called AS called FROM ${quoted}`;
    const { rows } = await client.query<Omit<SequenceState, 'name'>>(state);
    for (const row of rows) states.push({ name, ...row });
  }
  return states;
};

/** Sets sequences; those that the database doesn't have are an error. */
export const writeSequences = async (
  client: ClientBase,
  states: readonly SequenceState[],
): Promise<void> => {
  const sequences = await readSequenceNames(client);
  for (const { name, last, called } of states) {
    const found = sequences.find((sequence) => sequence.name === name);
    if (found === undefined) throw new Error(`there is no sequence ${name}`);
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [found.quoted, last, called]);
  }
};

/** The migrations that ran on the database, in their order; none where there is no table of them. */
export const readMigrations = async (client: ClientBase): Promise<string[]> => {
  const found = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('public.migrations') IS NOT NULL AS exists`,
  );
  if (found.rows[0]?.exists !== true) return [];
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM public.migrations ORDER BY name COLLATE "C"',
  );
  return rows.map(({ name }) => name);
};

/** What is faster to make anew than to keep up row by row: how to drop it, how to make it. */
export type Rebuilt = { name: string; drop: string; make: string };

/**
 * Indexes and the constraints that need one or look at other tables, in an order in which they can
 * be made; they are dropped in the opposite order.
 */
export const readRebuilt = async (client: ClientBase): Promise<Rebuilt[]> => {
  const { rows } = await client.query<Rebuilt>(`
    SELECT name, drop, make FROM (
      SELECT 1 AS step, i.relname AS name, format('DROP INDEX public.%I', i.relname) AS drop,
        pg_get_indexdef(i.oid) AS make
      FROM pg_index x
      JOIN pg_class i ON i.oid = x.indexrelid
      WHERE i.relnamespace = 'public'::regnamespace AND i.relkind IN ('i', 'I')
        AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.oid AND contype IN ('p', 'u', 'x'))
      UNION ALL
      SELECT CASE contype WHEN 'f' THEN 3 ELSE 2 END, conname,
        format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
        format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'u', 'x', 'f') AND conrelid <> 0
    ) parts
    ORDER BY step, name COLLATE "C"`);
  return rows;
};

/**
 * How to have the triggers that replication doesn't turn off as they are now, once all of a table
 * were turned on.
 */
export const readAlwaysTriggers = async (client: ClientBase): Promise<{ make: string }[]> => {
  const { rows } = await client.query<{ make: string }>(`
    SELECT format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', tgrelid::regclass, tgname) AS make
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = 'public'::regnamespace AND t.tgenabled = 'A' AND NOT t.tgisinternal`);
  return rows;
};
