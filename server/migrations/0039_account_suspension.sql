-- Up Migration
-- Job seekers are suspended as employers are, and what people do to many others is brought before administrators (docs/moderation.md).

ALTER TABLE job_seekers ADD COLUMN suspended_at timestamptz, ADD COLUMN suspension_reason text;
-- Whom a suspension is about, where that isn't an employer.
ALTER TABLE decisions ADD COLUMN seeker_id uuid REFERENCES job_seekers (id);

-- Employers find nobody who is suspended; whoever is restored is as open to work as before.
CREATE OR REPLACE FUNCTION keep_candidate(uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    -- two changes at once would each see the other's state of before: they wait for each other
    PERFORM 1 FROM public.open_profiles WHERE seeker_id = $1 FOR UPDATE;
    DELETE FROM public.candidate_search WHERE seeker_id = $1;
    INSERT INTO public.candidate_search
      SELECT p.seeker_id, p.candidate_id, p.updated_at, p.opened_at,
        coalesce((SELECT max(seen_at) FROM public.sessions WHERE role = 'jobseeker' AND account_id = $1), p.updated_at)::date,
        p.latitude, p.longitude, p.categories, p.types, p.skills, p.start, p.years, p.education,
        coalesce((SELECT array_agg(name_key) FROM public.blocked_employers WHERE seeker_id = $1), '{}'),
        coalesce((SELECT array_agg(DISTINCT blocked) FROM public.blocked_employers, unnest(employer_ids) blocked WHERE seeker_id = $1), '{}'),
        public.candidate_words(p, s.cv), public.candidate_marks(p)
      FROM public.open_profiles p JOIN public.job_seekers s ON s.id = p.seeker_id
      WHERE p.seeker_id = $1 AND p.is_open AND s.deleted_at IS NULL AND s.suspended_at IS NULL;
  END $$;
CREATE FUNCTION keep_suspended_profile() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM public.keep_candidate(NEW.id);
    RETURN NULL;
  END $$;
CREATE TRIGGER keep_suspended_profile AFTER UPDATE ON job_seekers FOR EACH ROW
  WHEN (OLD.suspended_at IS DISTINCT FROM NEW.suspended_at) EXECUTE FUNCTION keep_suspended_profile();

-- What an account did to so many others that an administrator looks at it: counted as it is done. One row for each kind of it.
CREATE TABLE abuse_signals (
  role text COLLATE "C" NOT NULL CHECK (role IN ('employer', 'jobseeker')),
  account_id uuid NOT NULL,
  signal text COLLATE "C" NOT NULL CHECK (signal IN ('massInvitations', 'copiedMessages', 'links')),
  -- how many it was the last time, and in which of the account's texts
  count integer NOT NULL,
  example text NOT NULL DEFAULT '',
  first_at timestamptz(3) NOT NULL DEFAULT now(),
  last_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (role, account_id, signal)
);
CREATE INDEX abuse_signals_last ON abuse_signals (last_at);

-- The messages of the last days, by what a reader takes them for: those that are sent to many are found by it.
CREATE TABLE sent_texts (
  id uuid PRIMARY KEY,
  role text COLLATE "C" NOT NULL CHECK (role IN ('employer', 'jobseeker')),
  account_id uuid NOT NULL,
  -- the account that it was sent to
  recipient_id uuid NOT NULL,
  -- of its skeleton; NULL for one that is too short to tell
  text_hash bytea,
  has_link boolean NOT NULL,
  sent_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX sent_texts_account ON sent_texts (role, account_id, sent_at);
CREATE INDEX sent_texts_at ON sent_texts (sent_at);

-- Whom a case is about besides its job, where the host opened it or added to it.
CREATE TABLE case_accounts (
  case_id uuid NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
  role text COLLATE "C" NOT NULL CHECK (role IN ('employer', 'jobseeker')),
  account_id uuid NOT NULL,
  PRIMARY KEY (case_id, role, account_id)
);
CREATE INDEX case_accounts_account ON case_accounts (role, account_id);

-- Cases that the host opens because of a signal.
ALTER TABLE cases DROP CONSTRAINT cases_kind_check;
ALTER TABLE cases ADD CONSTRAINT cases_kind_check CHECK (kind IN ('reported', 'firstPosting', 'answered', 'repeated', 'message', 'signal')) NOT VALID;
