import type { ClientBase } from 'pg';
import type { SequenceState } from './format';

/** A table of the `public` schema; `quoted` names are safe to insert into a statement. */
export type Table = {
  name: string;
  quoted: string;
  /** without generated columns, which the database computes */
  columns: string[];
  quotedColumns: string;
  /** whether the table is partitioned; its partitions aren't listed as tables */
  isPartitioned: boolean;
};

/** Returns all tables, sorted by name. */
export const readTables = async (client: ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name, format('public.%I', c.relname) AS quoted,
      array_agg(a.attname::text ORDER BY a.attnum) AS columns,
      string_agg(format('%I', a.attname), ', ' ORDER BY a.attnum) AS "quotedColumns", c.relkind = 'p' AS "isPartitioned"
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

/** Reads the current state of each sequence. */
export const readSequences = async (client: ClientBase): Promise<SequenceState[]> => {
  const states: SequenceState[] = [];
  for (const { name, quoted } of await readSequenceNames(client)) {
    const state = `SELECT last_value::text AS last, is_called AS called FROM ${quoted}`;
    const { rows } = await client.query<Omit<SequenceState, 'name'>>(state);
    for (const row of rows) states.push({ name, ...row });
  }
  return states;
};

/** Sets sequences; throws if the database lacks one of them. */
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

/**
 * Returns the migrations that ran on the database, in order; empty if there is no table of
 * migrations.
 */
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

/**
 * An index or constraint that is faster to rebuild after a load than to maintain row by row, with
 * the statements that drop and create it.
 */
export type Rebuilt = { name: string; drop: string; make: string };

/**
 * Returns indexes, and the constraints that need an index or reference other tables, in an order in
 * which they can be created; drop them in reverse order.
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
 * Returns the statements that restore `ENABLE ALWAYS` triggers after `ENABLE TRIGGER USER` has
 * reset all triggers of a table.
 */
export const readAlwaysTriggers = async (client: ClientBase): Promise<{ make: string }[]> => {
  const { rows } = await client.query<{ make: string }>(`
    SELECT format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', tgrelid::regclass, tgname) AS make
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = 'public'::regnamespace AND t.tgenabled = 'A' AND NOT t.tgisinternal`);
  return rows;
};
