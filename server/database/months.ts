import sql, { type Sql } from 'sql-template-tag';

/**
 * The tables that are kept in parts, one for each month (docs/retention.md): what is too old goes
 * with its month at once. Everything from before they were is in a first part without a beginning,
 * which has the table's own name in the schema of the months.
 */
export const monthlyTables = ['audit_log', 'job_views'] as const;
export type MonthlyTable = (typeof monthlyTables)[number];

/**
 * Makes what is missing of the next three months. A row of a month that isn't there is refused, so
 * this is done before a host serves, and every hour.
 */
export const makeMonths = sql`
  SELECT make_months(name, now() + interval '3 months') FROM unnest(${monthlyTables}::text[]) AS tables (name)`;

/** The part that everything from before the months is in. */
export const firstParts: Record<MonthlyTable, Sql> = {
  audit_log: sql`months.audit_log`,
  job_views: sql`months.job_views`,
};
