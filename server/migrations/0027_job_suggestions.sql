-- Up Migration
-- Whether a job seeker wants jobs to be suggested by what they applied to and opened.
ALTER TABLE job_seekers ADD COLUMN suggest_jobs boolean NOT NULL DEFAULT true;
