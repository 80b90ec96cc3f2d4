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

-- One row a log-in. Only a hash of the secret is kept; an administrator's bearer token has a secret of its own, and both end together.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('employer', 'jobseeker', 'admin')),
  account_id uuid NOT NULL,
  secret_hash bytea NOT NULL UNIQUE,
  token_hash bytea UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_account ON sessions (role, account_id);

-- Failed log-ins and registrations, counted for an account (existing or not) and for an address.
CREATE TABLE attempts (
  key text COLLATE "C" NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX attempts_key ON attempts (key, at);

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
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  deleted_at timestamptz,
  -- the spoken words, by weight: title, company, category and place, then the texts
  search tsvector NOT NULL
);
CREATE INDEX jobs_live_newest ON jobs (created_at DESC, id DESC) WHERE status = 'live' AND deleted_at IS NULL;
CREATE INDEX jobs_live_category ON jobs (category, created_at DESC, id DESC) WHERE status = 'live' AND deleted_at IS NULL;
CREATE INDEX jobs_live_pay ON jobs (pay_to DESC, id DESC) WHERE status = 'live' AND deleted_at IS NULL;
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
