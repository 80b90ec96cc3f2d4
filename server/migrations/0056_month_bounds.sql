-- Up Migration
-- Views of jobs and the audit log become tables of months (0059): what is too old then goes with its month at once, instead of row
-- by row. The rows that are there stay where they are, as the first part, which ends two months from now. This says so, and is
-- checked in the next migration, so that attaching reads no row.
DO $$
DECLARE
  until timestamptz := (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '2 months') AT TIME ZONE 'UTC';
BEGIN
  EXECUTE format('ALTER TABLE job_views ADD CONSTRAINT job_views_first CHECK (day < %L::date) NOT VALID', (until AT TIME ZONE 'UTC')::date);
  EXECUTE format('ALTER TABLE audit_log ADD CONSTRAINT audit_log_first CHECK (at < %L::timestamptz) NOT VALID', until);
END $$;
