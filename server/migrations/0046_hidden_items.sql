-- Up Migration
-- The jobs and companies that job seekers don't want to see in the listing. A job's key is its id, a
-- company's its name in lower case; the name is what the seeker reads where they undo it.
CREATE TABLE hidden_items (
  seeker_id uuid NOT NULL REFERENCES job_seekers(id) ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('job', 'company')),
  key text COLLATE "C" NOT NULL,
  name text NOT NULL,
  hidden_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (seeker_id, kind, key)
);
CREATE INDEX hidden_items_jobs ON hidden_items (hidden_at) WHERE kind = 'job';
