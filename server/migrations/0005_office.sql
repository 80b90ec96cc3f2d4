-- Up Migration
-- The administrator's tables, audit log, invitations, and earlier versions of the terms.

-- What a name is sorted by: letter case and accents aside. The callers say COLLATE "C".
CREATE FUNCTION sort_key(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.fold_accents(lower($1 COLLATE "default")) $$;

-- What people are searched by. Usernames and e-mails are folded in Node already.
ALTER TABLE employers ADD COLUMN words text COLLATE "C" NOT NULL GENERATED ALWAYS AS
  (fold_accents(username_key || E'\n' || email_key) || E'\n' || sort_key(first_name || E'\n' || last_name || E'\n' || company_name)) STORED;
ALTER TABLE job_seekers ADD COLUMN words text COLLATE "C" NOT NULL GENERATED ALWAYS AS
  (fold_accents(username_key || E'\n' || email_key) || E'\n' || sort_key(first_name || E'\n' || last_name)) STORED;
CREATE INDEX employers_words ON employers USING gin (words gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX job_seekers_words ON job_seekers USING gin (words gin_trgm_ops) WHERE deleted_at IS NULL;

-- An order for each column of the tables.
CREATE INDEX employers_by_username ON employers (username_key, id) WHERE deleted_at IS NULL;
CREATE INDEX employers_by_email ON employers (email_key, id) WHERE deleted_at IS NULL;
CREATE INDEX employers_by_first_name ON employers ((sort_key(first_name) COLLATE "C"), id) WHERE deleted_at IS NULL;
CREATE INDEX employers_by_last_name ON employers ((sort_key(last_name) COLLATE "C"), id) WHERE deleted_at IS NULL;
CREATE INDEX employers_by_company ON employers ((sort_key(company_name) COLLATE "C"), id) WHERE deleted_at IS NULL;
CREATE INDEX job_seekers_by_username ON job_seekers (username_key, id) WHERE deleted_at IS NULL;
CREATE INDEX job_seekers_by_email ON job_seekers (email_key, id) WHERE deleted_at IS NULL;
CREATE INDEX job_seekers_by_first_name ON job_seekers ((sort_key(first_name) COLLATE "C"), id) WHERE deleted_at IS NULL;
CREATE INDEX job_seekers_by_last_name ON job_seekers ((sort_key(last_name) COLLATE "C"), id) WHERE deleted_at IS NULL;

-- What the overview counts by day.
CREATE INDEX employers_by_day ON employers (created_at) WHERE deleted_at IS NULL;
CREATE INDEX job_seekers_by_day ON job_seekers (created_at) WHERE deleted_at IS NULL;
CREATE INDEX jobs_by_day ON jobs (created_at) INCLUDE (status) WHERE deleted_at IS NULL;

-- Who may become an administrator: only the hash of the token is kept, and it counts once.
CREATE TABLE admin_invitations (
  id uuid PRIMARY KEY,
  name text COLLATE "C" NOT NULL,
  name_key text COLLATE "C" NOT NULL UNIQUE,
  token_hash bytea NOT NULL UNIQUE,
  invited_by uuid NOT NULL REFERENCES admins(id),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);

-- What the terms said before.
CREATE TABLE terms_versions (
  terms_id uuid NOT NULL REFERENCES terms(id),
  number integer NOT NULL,
  terms_of_use_1 text NOT NULL,
  terms_of_use_2 text NOT NULL,
  terms_of_use_3 text NOT NULL,
  privacy_policy text NOT NULL,
  cookies text NOT NULL,
  changes_to_statement text NOT NULL,
  -- from when until when it counted
  since timestamptz NOT NULL,
  until timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (terms_id, number)
);

-- The name a person knows a record by.
CREATE FUNCTION name_of_record(uuid) RETURNS text
  LANGUAGE sql STABLE
  AS $$ SELECT coalesce(
    (SELECT title FROM public.jobs WHERE id = $1), (SELECT username FROM public.employers WHERE id = $1),
    (SELECT username FROM public.job_seekers WHERE id = $1), (SELECT name FROM public.admins WHERE id = $1),
    (SELECT name FROM public.featured_employers WHERE id = $1), (SELECT name FROM public.admin_invitations WHERE id = $1),
    (SELECT 'Terms' FROM public.terms WHERE id = $1),
    (SELECT j.title FROM public.cases c JOIN public.jobs j ON j.id = c.job_id WHERE c.id = $1), '') $$;
CREATE FUNCTION name_of_account(role text, uuid) RETURNS text
  LANGUAGE sql STABLE
  AS $$ SELECT coalesce(CASE $1
    WHEN 'admin' THEN (SELECT name FROM public.admins WHERE id = $2)
    WHEN 'employer' THEN (SELECT username FROM public.employers WHERE id = $2)
    WHEN 'jobseeker' THEN (SELECT username FROM public.job_seekers WHERE id = $2) END, '') $$;

-- The texts and numbers in a JSON value, without the names of its fields.
CREATE FUNCTION words_of_json(jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(string_agg(value #>> '{}', E'\n'), '')
    FROM jsonb_path_query($1, 'strict $.** ? (@.type() == "string" || @.type() == "number")') AS value $$;

-- The log keeps names as they were: accounts and records change theirs.
ALTER TABLE audit_log ADD COLUMN actor_name text COLLATE "C" NOT NULL DEFAULT '', ADD COLUMN record_name text NOT NULL DEFAULT '';
UPDATE audit_log SET actor_name = name_of_account(actor_role, actor_id), record_name = name_of_record(record_id);
ALTER TABLE audit_log ADD COLUMN words text COLLATE "C" NOT NULL GENERATED ALWAYS AS
  (sort_key(left(action || E'\n' || actor_name || E'\n' || record_name || E'\n' || coalesce(record_id::text, '') || E'\n' || words_of_json(before) || E'\n' || words_of_json(after), 20000))) STORED;
CREATE INDEX audit_log_words ON audit_log USING gin (words gin_trgm_ops);
CREATE INDEX audit_log_action ON audit_log (action, id DESC);
CREATE INDEX audit_log_at ON audit_log (at);

-- What happened has happened: nobody changes or takes away an entry, the database's owner included.
CREATE FUNCTION refuse_audit_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'The audit log is only ever added to.' USING ERRCODE = 'insufficient_privilege'; END $$;
CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
-- a session that switches triggers off for replication doesn't get around it either
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_stays;
