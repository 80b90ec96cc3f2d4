-- Up Migration
-- For the hourly deletion of what is old, and for the foreign keys that are checked by it. In a migration of its own: readers don't wait
-- while an index is built, but they would for a table that another statement of the same transaction has locked.
CREATE INDEX jobs_deleted ON jobs (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX job_search_ended_at ON job_search (expires_at) WHERE NOT live;
CREATE INDEX notices_at ON notices (created_at);
CREATE INDEX notices_job ON notices (job_id);
CREATE INDEX decisions_job ON decisions (job_id);
CREATE INDEX idempotency_keys_at ON idempotency_keys (created_at);
