-- Up Migration
-- An alert of several places looks around each of them.
ALTER TABLE job_alert_queries ADD COLUMN other_circles double precision[] NOT NULL DEFAULT '{}';
