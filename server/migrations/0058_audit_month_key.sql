-- Up Migration
-- The key that the audit log has once it is a table of months.
CREATE UNIQUE INDEX audit_log_month_key ON audit_log (id, at);
