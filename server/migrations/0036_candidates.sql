-- Up Migration
-- What job seekers let employers see of them, if anything (docs/candidates.md).
CREATE TABLE open_profiles (
  seeker_id uuid PRIMARY KEY REFERENCES job_seekers (id) ON DELETE CASCADE,
  -- what employers know the seeker by; another one each time the profile is opened
  candidate_id uuid NOT NULL UNIQUE,
  is_open boolean NOT NULL,
  opened_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  name_shown text COLLATE "C" NOT NULL CHECK (name_shown IN ('short', 'hidden')),
  headline text NOT NULL,
  skills text[] NOT NULL,
  -- as the gazetteer writes it, so no address; '' for a place that isn't told
  place text NOT NULL,
  state text COLLATE "C",
  latitude double precision,
  longitude double precision,
  categories text[] NOT NULL,
  types text[] NOT NULL,
  pay_from numeric CHECK (pay_from > 0),
  start text COLLATE "C" CHECK (start IN ('now', 'month', 'threeMonths')),
  years smallint CHECK (years BETWEEN 0 AND 60),
  education text COLLATE "C" CHECK (education IN ('school', 'vocational', 'associate', 'bachelor', 'master', 'doctorate')),
  show_cv boolean NOT NULL,
  hide_employer boolean NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT open_profiles_point CHECK ((latitude IS NULL) = (longitude IS NULL))
);

-- Employers who never find a job seeker: by their names, and those that had the name when it was blocked.
CREATE TABLE blocked_employers (
  id uuid PRIMARY KEY,
  seeker_id uuid NOT NULL REFERENCES job_seekers (id) ON DELETE CASCADE,
  name text NOT NULL,
  name_key text NOT NULL,
  employer_ids uuid[] NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  UNIQUE (seeker_id, name_key)
);

-- Those who are open to work, as employers search them: nothing that they don't show is in it.
CREATE TABLE candidate_search (
  seeker_id uuid PRIMARY KEY REFERENCES job_seekers (id) ON DELETE CASCADE,
  candidate_id uuid NOT NULL UNIQUE,
  updated_at timestamp(3) with time zone NOT NULL,
  opened_at timestamp(3) with time zone NOT NULL,
  -- the day of their last visit, in no index: it changes often
  active_on date NOT NULL,
  latitude double precision,
  longitude double precision,
  categories text[] NOT NULL,
  types text[] NOT NULL,
  skills text[] NOT NULL,
  start text COLLATE "C",
  years smallint,
  education text COLLATE "C",
  blocked_names text[] NOT NULL,
  blocked_ids uuid[] NOT NULL,
  words tsvector NOT NULL,
  marks tsvector NOT NULL
);
CREATE INDEX candidate_search_found ON candidate_search USING gin (words, marks) WITH (gin_pending_list_limit = 128);
CREATE INDEX candidate_search_opened ON candidate_search (opened_at);

-- Which employers read whose profile.
CREATE TABLE candidate_views (
  seeker_id uuid NOT NULL REFERENCES job_seekers (id) ON DELETE CASCADE,
  employer_id uuid NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  views integer NOT NULL DEFAULT 1,
  first_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  last_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  PRIMARY KEY (seeker_id, employer_id)
);
CREATE INDEX candidate_views_last ON candidate_views (last_at);
CREATE INDEX candidate_views_employer ON candidate_views (employer_id);

-- Whom employers have put on their list, with a note of their own.
CREATE TABLE shortlisted_candidates (
  employer_id uuid NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  seeker_id uuid NOT NULL REFERENCES job_seekers (id) ON DELETE CASCADE,
  note text NOT NULL DEFAULT '',
  saved_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  PRIMARY KEY (employer_id, seeker_id)
);
CREATE INDEX shortlisted_candidates_seeker ON shortlisted_candidates (seeker_id);

CREATE TABLE candidate_invitations (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  employer_id uuid NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  seeker_id uuid NOT NULL REFERENCES job_seekers (id) ON DELETE CASCADE,
  message text NOT NULL,
  -- ended: by the job seeker, who isn't open to work any more or has blocked the employer
  state text COLLATE "C" NOT NULL CHECK (state IN ('sent', 'accepted', 'declined', 'ended')),
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  answered_at timestamp(3) with time zone,
  UNIQUE (job_id, seeker_id)
);
CREATE INDEX candidate_invitations_seeker ON candidate_invitations (seeker_id, created_at DESC);
CREATE INDEX candidate_invitations_employer ON candidate_invitations (employer_id, created_at DESC);
CREATE INDEX candidate_invitations_age ON candidate_invitations (created_at);

-- Searches of which an employer gets the new candidates by a daily mail.
CREATE TABLE candidate_searches (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- the parameters of searchCandidates
  search jsonb NOT NULL,
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  time_zone text NOT NULL,
  is_on boolean NOT NULL,
  -- whoever was there before isn't new to it
  since timestamp(3) with time zone NOT NULL DEFAULT now(),
  next_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT candidate_searches_due CHECK (is_on = (next_at IS NOT NULL))
);
CREATE INDEX candidate_searches_employer ON candidate_searches (employer_id, created_at DESC);
CREATE INDEX candidate_searches_next ON candidate_searches (next_at) WHERE is_on;

-- A text without email addresses, links and telephone numbers.
CREATE FUNCTION without_contact(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT regexp_replace(regexp_replace(regexp_replace($1,
    '[^\s@<>()]{1,80}@[^\s@<>()]{1,250}', '…', 'g'),
    '(https?://|www\.)[^\s<>()]+', '…', 'gi'),
    '\+?\(?\d[\d\s().-]{7,20}\d', '…', 'g') $$;

-- What a CV shows to employers before its owner has said yes: positions and training, without the present employer where that is hidden.
CREATE FUNCTION shown_cv(cv jsonb, hide_employer boolean) RETURNS jsonb
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT jsonb_build_object(
    'experience', coalesce((SELECT jsonb_agg(jsonb_build_object('title', public.without_contact(e ->> 'title'),
        'place', CASE WHEN $2 AND e ->> 'to' = '' THEN NULL ELSE public.without_contact(e ->> 'place') END,
        'from', e ->> 'from', 'to', e ->> 'to', 'text', public.without_contact(e ->> 'text')) ORDER BY at)
      FROM jsonb_array_elements(coalesce($1 -> 'experience', '[]')) WITH ORDINALITY each(e, at)), '[]'),
    'education', coalesce((SELECT jsonb_agg(jsonb_build_object('title', public.without_contact(e ->> 'title'),
        'place', public.without_contact(e ->> 'place'),
        'from', e ->> 'from', 'to', e ->> 'to', 'text', public.without_contact(e ->> 'text')) ORDER BY at)
      FROM jsonb_array_elements(coalesce($1 -> 'education', '[]')) WITH ORDINALITY each(e, at)), '[]')) $$;

-- Whether a job seeker's blocks name an employer, by its id or by any of its names.
CREATE FUNCTION blocks_employer(blocked_names text[], blocked_ids uuid[], employer uuid, names text[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT $3 = ANY($2) OR EXISTS (SELECT 1 FROM unnest($1) blocked, unnest($4) name
    WHERE strpos(' ' || name || ' ', ' ' || blocked || ' ') > 0) $$;

-- The names that an employer goes by: its profile's and those on its jobs.
CREATE FUNCTION employer_names(uuid) RETURNS text[]
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg(DISTINCT public.title_key(name)), '{}') FROM (
    SELECT company_name AS name FROM public.employers WHERE id = $1
    UNION SELECT company FROM public.jobs WHERE employer_id = $1) names WHERE btrim(name) <> '' $$;

-- How searches find a candidate besides by words: category, type, skill, years, education, start, state, half degree of the map, and when
-- the profile was changed last (day, week, 30 days).
CREATE FUNCTION candidate_marks(p open_profiles) RETURNS tsvector
  LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
  DECLARE
    day bigint := floor(extract(epoch FROM p.updated_at) / 86400);
    marks text[] := ARRAY['d' || day, 'w' || day / 7, 'm' || day / 30];
  BEGIN
    marks := marks || (SELECT coalesce(array_agg('c' || c), '{}') FROM unnest(p.categories) c);
    marks := marks || (SELECT coalesce(array_agg('k' || k), '{}') FROM unnest(p.types) k);
    marks := marks || (SELECT coalesce(array_agg('s' || public.title_key(s)), '{}') FROM unnest(p.skills) s);
    IF p.years IS NOT NULL THEN
      marks := marks || (CASE WHEN p.years < 3 THEN 'yupTo2' WHEN p.years < 6 THEN 'yfrom3' WHEN p.years < 11 THEN 'yfrom6' ELSE 'yover10' END)::text;
    END IF;
    IF p.education IS NOT NULL THEN marks := marks || ('g' || p.education); END IF;
    IF p.start IS NOT NULL THEN marks := marks || ('t' || p.start); END IF;
    IF p.state IS NOT NULL THEN marks := marks || ('S' || p.state); END IF;
    IF p.latitude IS NOT NULL THEN marks := marks || ('@' || floor(p.latitude * 2) || ':' || floor(p.longitude * 2)); END IF;
    RETURN array_to_tsvector(marks);
  END $$;

-- The words that find a candidate: the headline's, the skills', those of categories and place, and a shown CV's.
CREATE FUNCTION candidate_words(p open_profiles, cv jsonb) RETURNS tsvector
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT setweight(public.word_forms(p.headline), 'A') || setweight(public.word_forms(array_to_string(p.skills, ' . ')), 'B')
    || setweight(public.word_forms(replace(array_to_string(p.categories, ' . '), ' Jobs', '') || ' . ' || p.place), 'C')
    || CASE WHEN p.show_cv AND $2 IS NOT NULL
      THEN setweight(to_tsvector('pg_catalog.english', public.search_text(left(public.words_of_json(public.shown_cv($2, p.hide_employer)), 100000))), 'D')
      ELSE ''::tsvector END $$;

-- Makes the row that finds a job seeker anew, or takes it away, in the transaction that changes what it is made of.
CREATE FUNCTION keep_candidate(uuid) RETURNS void LANGUAGE plpgsql AS $$
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
      WHERE p.seeker_id = $1 AND p.is_open AND s.deleted_at IS NULL;
  END $$;

-- Takes everything about a job seeker away from employers: all of them, or one.
CREATE FUNCTION forget_candidate(seeker uuid, employer uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM public.shortlisted_candidates WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2);
    DELETE FROM public.mails WHERE state = 'waiting' AND attempts = 0
      AND about IN (SELECT id FROM public.candidate_invitations WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2));
    DELETE FROM public.digest_items d USING public.candidate_invitations i
      WHERE i.seeker_id = $1 AND ($2 IS NULL OR i.employer_id = $2)
        AND ((d.role = 'employer' AND d.account_id = i.employer_id) OR (d.role = 'jobseeker' AND d.account_id = $1)) AND strpos(d.url, i.id::text) > 0;
    UPDATE public.candidate_invitations SET state = 'ended', answered_at = now()
      WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2) AND state IN ('sent', 'accepted');
  END $$;

CREATE FUNCTION keep_open_profile() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      PERFORM public.forget_candidate(OLD.seeker_id, NULL);
      DELETE FROM public.candidate_search WHERE seeker_id = OLD.seeker_id;
      RETURN NULL;
    END IF;
    IF TG_OP = 'UPDATE' AND OLD.is_open AND NOT NEW.is_open THEN PERFORM public.forget_candidate(NEW.seeker_id, NULL); END IF;
    PERFORM public.keep_candidate(NEW.seeker_id);
    RETURN NULL;
  END $$;
CREATE TRIGGER keep_open_profile AFTER INSERT OR UPDATE OR DELETE ON open_profiles FOR EACH ROW EXECUTE FUNCTION keep_open_profile();

-- A deleted account isn't open to work any more, not even when it comes back; a changed CV is searched as it is.
CREATE FUNCTION keep_seekers_profile() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN
      UPDATE public.open_profiles SET is_open = false WHERE seeker_id = NEW.id AND is_open;
    ELSIF EXISTS (SELECT 1 FROM public.open_profiles WHERE seeker_id = NEW.id AND is_open AND show_cv) THEN
      PERFORM public.keep_candidate(NEW.id);
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER keep_seekers_profile AFTER UPDATE ON job_seekers FOR EACH ROW
  WHEN (OLD.cv IS DISTINCT FROM NEW.cv OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION keep_seekers_profile();

CREATE FUNCTION keep_blocked_employers() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    blocked public.blocked_employers := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  BEGIN
    PERFORM public.keep_candidate(blocked.seeker_id);
    IF TG_OP <> 'DELETE' THEN
      PERFORM public.forget_candidate(blocked.seeker_id, employer) FROM unnest(blocked.employer_ids) employer;
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER keep_blocked_employers AFTER INSERT OR UPDATE OR DELETE ON blocked_employers FOR EACH ROW EXECUTE FUNCTION keep_blocked_employers();

-- When somebody was here last, by the day.
CREATE FUNCTION keep_active_day() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE public.candidate_search SET active_on = NEW.seen_at::date WHERE seeker_id = NEW.account_id AND active_on < NEW.seen_at::date;
    RETURN NULL;
  END $$;
CREATE TRIGGER keep_active_day AFTER INSERT OR UPDATE OF seen_at ON sessions FOR EACH ROW WHEN (NEW.role = 'jobseeker') EXECUTE FUNCTION keep_active_day();
