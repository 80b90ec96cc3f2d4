import sql, { type Sql } from 'sql-template-tag';

/**
 * The tables partitioned by month (docs/retention.md): expired rows are dropped with their
 * partition. Rows from before partitioning are in a first partition without a lower bound, which
 * has the table's name, in the schema `months`.
 */
export const partitionedTables = ['audit_log', 'job_views'] as const;
export type PartitionedTable = (typeof partitionedTables)[number];

/**
 * Creates the missing partitions of the next three months. Inserting into a month without a
 * partition fails, so this runs before a host serves, and every hour.
 */
export const makeMonths = sql`
  SELECT make_months(name, now() + interval '3 months') FROM unnest(${partitionedTables}::text[]) AS tables (name)`;

/** The partitions with all rows from before partitioning. */
export const initialPartitions: Record<PartitionedTable, Sql> = {
  audit_log: sql`months.audit_log`,
  job_views: sql`months.job_views`,
};
