-- Up Migration
-- The jobs that job seekers have saved, with a note of their own, which nobody else reads.
CREATE TABLE saved_jobs (
  seeker_id uuid NOT NULL REFERENCES job_seekers(id) ON DELETE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs(id) ON DELETE CASCADE,
  note text NOT NULL DEFAULT '',
  saved_at timestamptz(3) NOT NULL DEFAULT now(),
  -- when it was removed, which can be undone for an hour
  removed_at timestamptz(3),
  PRIMARY KEY (seeker_id, job_id)
);
CREATE INDEX saved_jobs_job ON saved_jobs (job_id);
CREATE INDEX saved_jobs_removed ON saved_jobs (removed_at) WHERE removed_at IS NOT NULL;
