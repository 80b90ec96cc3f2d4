-- Up Migration
-- Addresses and files that employers' jobs are imported from (docs/imports.md).
CREATE TABLE job_sources (
  id uuid PRIMARY KEY,
  -- whoever added it, whose its jobs are; with that it goes
  employer_id uuid NOT NULL REFERENCES employers (id),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('csv', 'greenhouse', 'lever', 'indeed', 'jsonLd')),
  -- null: it is a file
  url text,
  -- until it was read
  file bytea,
  file_name text,
  -- a column's name by field
  mapping jsonb NOT NULL DEFAULT '{}',
  schedule text COLLATE "C" NOT NULL DEFAULT 'off' CHECK (schedule IN ('off', 'sixHours', 'daily')),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- of the last answer that was read to its end
  etag text,
  last_modified text,
  -- when it is read; null: not by itself
  next_at timestamptz(3),
  -- which host reads it, and since when it is heard of
  claim uuid,
  claimed_at timestamptz(3),
  -- counts the readings
  run integer NOT NULL DEFAULT 0,
  last_run_at timestamptz(3),
  -- in a row
  failures integer NOT NULL DEFAULT 0,
  off_for_failures boolean NOT NULL DEFAULT false,
  -- the last reading had fewer than half of its live jobs, and ended none
  shrunk boolean NOT NULL DEFAULT false,
  problem text COLLATE "C",
  status integer,
  -- of the last reading
  added integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  ended integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  -- the first 200 rows that were skipped
  problems jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX job_sources_employer ON job_sources (employer_id, created_at);
CREATE INDEX job_sources_due ON job_sources (next_at) WHERE next_at IS NOT NULL;

-- Which job a source's posting became.
CREATE TABLE source_jobs (
  source_id uuid NOT NULL REFERENCES job_sources (id) ON DELETE CASCADE,
  -- a hash of what the source calls it
  key text COLLATE "C" NOT NULL,
  -- without a reference: one that was deleted here isn't added anew
  job_id uuid NOT NULL,
  -- of the posting as it was last read, so that what somebody changed here stays until it changes there
  hash text COLLATE "C" NOT NULL,
  -- the reading that it was last in
  seen_run integer NOT NULL,
  -- when it was gone there, and ended for that
  gone_at timestamptz(3),
  PRIMARY KEY (source_id, key)
);

-- Where one applies for an imported job, on another site; null: here.
ALTER TABLE jobs ADD COLUMN apply_url text;
