-- Up Migration
-- SQL of PostgreSQL 15. Letter case is folded in Node (`fold`), so a *_key column holds the folded text; text that is compared is COLLATE "C".
-- Wire names stay on the wire; columns are named in the database's own way.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent() is only STABLE, because its dictionary could change; naming the dictionary makes an indexable form.
CREATE FUNCTION fold_accents(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, $1) $$;

CREATE TABLE categories (
  id uuid PRIMARY KEY,
  name text COLLATE "C" NOT NULL UNIQUE,
  position integer NOT NULL,
  image text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE media (
  id uuid PRIMARY KEY,
  content_type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE employers (
  id uuid PRIMARY KEY,
  username text COLLATE "C" NOT NULL,
  username_key text COLLATE "C" NOT NULL UNIQUE,
  email text COLLATE "C" NOT NULL,
  email_key text COLLATE "C" NOT NULL UNIQUE,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL DEFAULT '',
  gender text NOT NULL DEFAULT '',
  nationality text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  location text NOT NULL DEFAULT '',
  education text NOT NULL DEFAULT '',
  experience text NOT NULL DEFAULT '',
  recruiting_for text NOT NULL DEFAULT '',
  company_name text NOT NULL DEFAULT '',
  company_type text NOT NULL DEFAULT '',
  company_country text NOT NULL DEFAULT '',
  company_phone text NOT NULL DEFAULT '',
  company_profile text NOT NULL DEFAULT '',
  company_size text NOT NULL DEFAULT '',
  company_website text NOT NULL DEFAULT '',
  birth_date date,
  residence_country text,
  company_address text,
  logo_id uuid REFERENCES media(id),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);

CREATE TABLE job_seekers (
  id uuid PRIMARY KEY,
  username text COLLATE "C" NOT NULL,
  username_key text COLLATE "C" NOT NULL UNIQUE,
  email text COLLATE "C" NOT NULL,
  email_key text COLLATE "C" NOT NULL UNIQUE,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL DEFAULT '',
  gender text NOT NULL DEFAULT '',
  nationality text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  location text NOT NULL DEFAULT '',
  education text NOT NULL DEFAULT '',
  experience text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);

CREATE TABLE admins (
  id uuid PRIMARY KEY,
  name text COLLATE "C" NOT NULL,
  name_key text COLLATE "C" NOT NULL UNIQUE,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);

-- One row a log-in. Only hashes of secrets are kept. An administrator's bearer tokens have secrets of their own (each new tab gets
-- one), and they end together with the log-in.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('employer', 'jobseeker', 'admin')),
  account_id uuid NOT NULL,
  secret_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_account ON sessions (role, account_id);
CREATE TABLE session_tokens (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions(id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX session_tokens_session ON session_tokens (session_id, created_at);

-- Failed log-ins and registrations, counted for an account (existing or not) and for an address.
CREATE TABLE attempts (
  key text COLLATE "C" NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX attempts_key ON attempts (key, at);

-- A job's text made ready for words: accents off, and the signs that glue words together or lose them ("Cook/Server" and "node.js" would be
-- one word each, "C++" and "C" the same, and "IT" a word that English leaves out). Queries go through it as well.
CREATE FUNCTION search_text(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(public.fold_accents(coalesce($1, '')), '/', ' '), '_', ' '), '|', ' '), '.', ' '), '\', ' '),
    '\mC\+\+', 'cplusplus', 'gi'), '\m([CF])#', '\1sharp', 'gi'), '\mIT\M', 'infotech', 'g') $$;

-- The words a job is found by: title A, company B, category and place C, the texts D. Words of A to C stand there as written, too:
-- a word that is still being typed ("enginee") is the beginning of no stem.
CREATE FUNCTION job_words(
  title text, company text, category text, location text, remote boolean,
  overview text, responsibilities text[], qualifications text[], description text
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    WITH said AS (
      SELECT public.search_text($1) AS a, public.search_text($2) AS b,
        public.search_text($3 || ' . ' || $4 || CASE WHEN $5 THEN ' . remote' ELSE '' END) AS c,
        public.search_text($6 || ' . ' || array_to_string($7, ' . ') || ' . ' || array_to_string($8, ' . ') || ' . ' || coalesce(left($9, 100000), '')) AS d)
    SELECT setweight(to_tsvector('pg_catalog.english', a) || to_tsvector('pg_catalog.simple', a), 'A')
      || setweight(to_tsvector('pg_catalog.english', b) || to_tsvector('pg_catalog.simple', b), 'B')
      || setweight(to_tsvector('pg_catalog.english', c) || to_tsvector('pg_catalog.simple', c), 'C')
      || setweight(to_tsvector('pg_catalog.english', d), 'D')
    FROM said $$;

-- Times of jobs are kept to the millisecond, as Node knows them: a page goes on exactly where the one before ended.
CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  employer_id uuid REFERENCES employers(id),
  title text NOT NULL,
  company text NOT NULL,
  location text NOT NULL,
  overview text NOT NULL,
  responsibilities text[] NOT NULL,
  qualifications text[] NOT NULL,
  employment_type text NOT NULL,
  -- full-time, part-time …: what the spellings of employment_type are filtered by
  employment_kind text COLLATE "C" NOT NULL,
  pay_from numeric NOT NULL CHECK (pay_from >= 0),
  pay_to numeric NOT NULL CHECK (pay_to >= pay_from),
  vacancies integer NOT NULL CHECK (vacancies >= 0),
  degree text NOT NULL,
  category text COLLATE "C" NOT NULL REFERENCES categories(name) ON UPDATE CASCADE,
  description text,
  remote boolean NOT NULL DEFAULT false,
  status text COLLATE "C" NOT NULL DEFAULT 'live' CHECK (status IN ('draft', 'live', 'expired', 'filled', 'removed')),
  -- what makes an import safe to run twice
  import_key text COLLATE "C" UNIQUE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  search tsvector NOT NULL GENERATED ALWAYS AS
    (job_words(title, company, category, location, remote, overview, responsibilities, qualifications, description)) STORED
);
-- A job whose time is over is not live, whatever its status still says: the rest of the columns lets counts stay in the index.
CREATE INDEX jobs_live_newest ON jobs (created_at DESC, id DESC) INCLUDE (expires_at, category, employment_kind)
  WHERE status = 'live' AND deleted_at IS NULL;
CREATE INDEX jobs_live_category ON jobs (category, created_at DESC, id DESC) WHERE status = 'live' AND deleted_at IS NULL;
CREATE INDEX jobs_live_pay ON jobs (pay_to DESC, created_at DESC, id DESC) WHERE status = 'live' AND deleted_at IS NULL;
CREATE INDEX jobs_newest ON jobs (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX jobs_employer ON jobs (employer_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX jobs_search ON jobs USING gin (search) WHERE status = 'live' AND deleted_at IS NULL;
CREATE INDEX jobs_location ON jobs USING gin (lower(fold_accents(location)) gin_trgm_ops) WHERE status = 'live' AND deleted_at IS NULL;
CREATE INDEX jobs_company ON jobs USING gin (lower(fold_accents(company)) gin_trgm_ops) WHERE status = 'live' AND deleted_at IS NULL;

CREATE TABLE applications (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs(id),
  seeker_id uuid NOT NULL REFERENCES job_seekers(id),
  message text NOT NULL DEFAULT '',
  state text COLLATE "C" NOT NULL DEFAULT 'sent',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (job_id, seeker_id)
);
CREATE INDEX applications_seeker ON applications (seeker_id, created_at DESC);

CREATE TABLE featured_employers (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  media_id uuid REFERENCES media(id),
  position integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);

CREATE TABLE terms (
  id uuid PRIMARY KEY,
  terms_of_use_1 text NOT NULL,
  terms_of_use_2 text NOT NULL,
  terms_of_use_3 text NOT NULL,
  privacy_policy text NOT NULL,
  cookies text NOT NULL,
  changes_to_statement text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);

-- Who changed what: actor and action, the record, and what it was before and after.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_role text NOT NULL,
  actor_id uuid,
  action text COLLATE "C" NOT NULL,
  record_id uuid,
  before jsonb,
  after jsonb
);

-- The answer to a POST with an Idempotency-Key, for a day; body_hash tells a retry from another request with the same key.
CREATE TABLE idempotency_keys (
  account_id uuid NOT NULL,
  key text COLLATE "C" NOT NULL,
  body_hash bytea NOT NULL,
  status integer,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, key)
);

-- What was done to this database once: seeded, demo data laid, and the like.
CREATE TABLE facts (
  name text COLLATE "C" PRIMARY KEY,
  value jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
