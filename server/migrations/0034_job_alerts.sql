-- Up Migration
-- Stored searches with the time at which their mail goes out (docs/alerts.md).
CREATE TABLE job_alerts (
  id uuid PRIMARY KEY,
  -- whose it is: a job seeker's, or of an address without an account
  seeker_id uuid REFERENCES job_seekers (id) ON DELETE CASCADE,
  email text,
  email_key text COLLATE "C",
  name text NOT NULL,
  -- the parameters of searchJobs, and what was read out of them by which version of the reader
  search jsonb NOT NULL,
  compiled jsonb,
  compiled_version integer NOT NULL DEFAULT 0,
  frequency text NOT NULL CHECK (frequency IN ('daily', 'weekly')),
  weekday smallint NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  time_zone text NOT NULL,
  state text NOT NULL CHECK (state IN ('unconfirmed', 'on', 'paused', 'stopped')),
  state_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  -- in the links of its mails
  link_key uuid NOT NULL UNIQUE,
  confirmation_hash bytea UNIQUE,
  confirmation_until timestamp(3) with time zone,
  next_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  feedback text CHECK (feedback IN ('tooMany', 'tooFar', 'wrongJobs', 'payTooLow')),
  feedback_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT job_alerts_owner CHECK ((seeker_id IS NULL) = (email IS NOT NULL) AND (email IS NULL) = (email_key IS NULL)),
  CONSTRAINT job_alerts_due CHECK ((state = 'on') = (next_at IS NOT NULL))
);
CREATE INDEX job_alerts_seeker ON job_alerts (seeker_id) WHERE seeker_id IS NOT NULL;
CREATE INDEX job_alerts_email ON job_alerts (email_key) WHERE email_key IS NOT NULL;
CREATE INDEX job_alerts_next ON job_alerts (next_at) WHERE state = 'on';
CREATE INDEX job_alerts_version ON job_alerts (compiled_version) WHERE state = 'on';
CREATE INDEX job_alerts_ended ON job_alerts (state_at) WHERE state IN ('unconfirmed', 'stopped') AND seeker_id IS NULL;

-- What a job has to say to be found by an alert that is on; NULL for whatever it says.
CREATE TABLE job_alert_queries (
  alert_id uuid PRIMARY KEY REFERENCES job_alerts (id) ON DELETE CASCADE,
  -- jobs posted before aren't new to it
  since timestamp(3) with time zone NOT NULL,
  -- a job that matches has one of them
  keys text[] NOT NULL,
  words tsquery,
  marks tsquery,
  -- near a place: in this circle, by this name, or with these marks
  is_near boolean NOT NULL,
  latitude double precision,
  longitude double precision,
  miles double precision,
  places text[] NOT NULL,
  place_marks tsquery,
  pay_min numeric,
  pay_max numeric,
  is_paid boolean NOT NULL
);
-- nothing waits in front: each new job would read it
CREATE INDEX job_alert_queries_keys ON job_alert_queries USING gin (keys) WITH (fastupdate = off);

-- Jobs that went live and aren't matched yet; one may be in it twice.
CREATE TABLE jobs_to_match (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id uuid NOT NULL
);

-- What alerts have found, and when they told it. Without references, which would lock an alert for each of its jobs.
CREATE TABLE job_alert_matches (
  alert_id uuid NOT NULL,
  job_id uuid NOT NULL,
  matched_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  told_at timestamp(3) with time zone,
  PRIMARY KEY (alert_id, job_id)
);
CREATE INDEX job_alert_matches_age ON job_alert_matches (matched_at);

-- The great circle's length in miles, as distanceMiles in the contract has it.
CREATE FUNCTION miles_between(north1 double precision, east1 double precision, north2 double precision, east2 double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT 2 * 3958.8 * asin(least(1, sqrt(
    sin(radians($3 - $1) / 2) ^ 2 + cos(radians($1)) * cos(radians($3)) * sin(radians($4 - $2) / 2) ^ 2))) $$;

-- An edited job gets a new row, and may be for other alerts than before.
CREATE FUNCTION queue_job_to_match() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (TG_OP = 'INSERT' OR NOT OLD.live) AND EXISTS (SELECT 1 FROM public.job_alert_queries) THEN
      INSERT INTO public.jobs_to_match (job_id) VALUES (NEW.job_id);
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER queue_job_to_match AFTER INSERT OR UPDATE OF live ON job_search FOR EACH ROW WHEN (NEW.live) EXECUTE FUNCTION queue_job_to_match();
