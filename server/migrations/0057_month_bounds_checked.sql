-- Up Migration
-- Checks what 0056 says, while everybody reads and writes on.
ALTER TABLE job_views VALIDATE CONSTRAINT job_views_first;
ALTER TABLE audit_log VALIDATE CONSTRAINT audit_log_first;
