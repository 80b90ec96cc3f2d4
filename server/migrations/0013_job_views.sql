-- Up Migration
-- How often jobs are viewed, and the mailed links that ask whether a job is still open.

-- Views a day, by where the visitor came from: search, home, link … Nothing in it tells who viewed.
CREATE TABLE job_views (
  job_id uuid NOT NULL REFERENCES jobs(id) ON DELETE CASCADE,
  -- in UTC
  day date NOT NULL,
  source text COLLATE "C" NOT NULL,
  views integer NOT NULL,
  PRIMARY KEY (job_id, day, source)
);
CREATE INDEX job_views_day ON job_views (day);

-- A job has one link at most; asking again replaces it.
CREATE TABLE job_confirmations (
  job_id uuid PRIMARY KEY REFERENCES jobs(id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  -- the address it was mailed to: void once the employer has another
  email_key text COLLATE "C" NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
