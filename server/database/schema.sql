-- The schema that all of server/migrations make. Written by `npm run schema` from the catalogs of
-- PostgreSQL, to be read and compared; nothing runs it.

CREATE EXTENSION pg_trgm;

CREATE EXTENSION unaccent;

CREATE TABLE abuse_signals (
  role text COLLATE "C" NOT NULL,
  account_id uuid NOT NULL,
  signal text COLLATE "C" NOT NULL,
  count integer NOT NULL,
  example text NOT NULL DEFAULT ''::text,
  first_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  last_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT abuse_signals_pkey PRIMARY KEY (role, account_id, signal),
  CONSTRAINT abuse_signals_role_check CHECK ((role = ANY (ARRAY['employer'::text, 'jobseeker'::text]))),
  CONSTRAINT abuse_signals_signal_check CHECK ((signal = ANY (ARRAY['massInvitations'::text, 'copiedMessages'::text, 'links'::text])))
);

CREATE TABLE admin_invitations (
  id uuid NOT NULL,
  name text COLLATE "C" NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  token_hash bytea NOT NULL,
  invited_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT admin_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES admins(id),
  CONSTRAINT admin_invitations_name_key_key UNIQUE (name_key),
  CONSTRAINT admin_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT admin_invitations_token_hash_key UNIQUE (token_hash)
);

CREATE TABLE admins (
  id uuid NOT NULL,
  name text COLLATE "C" NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  password_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  password_changed_at timestamp with time zone,
  CONSTRAINT admins_name_key_key UNIQUE (name_key),
  CONSTRAINT admins_pkey PRIMARY KEY (id)
);

CREATE TABLE announcement (
  single boolean NOT NULL DEFAULT true,
  id uuid NOT NULL,
  text text NOT NULL,
  link text NOT NULL,
  ends_at timestamp(3) with time zone,
  CONSTRAINT announcement_pkey PRIMARY KEY (single),
  CONSTRAINT announcement_single_check CHECK (single)
);

CREATE TABLE api_keys (
  id uuid NOT NULL,
  employer_id uuid NOT NULL,
  name text NOT NULL,
  scopes text[] NOT NULL,
  secret_hash bytea NOT NULL,
  hint text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL,
  used_at timestamp(3) with time zone,
  CONSTRAINT api_keys_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id),
  CONSTRAINT api_keys_pkey PRIMARY KEY (id),
  CONSTRAINT api_keys_scopes_check CHECK ((cardinality(scopes) > 0)),
  CONSTRAINT api_keys_secret_hash_key UNIQUE (secret_hash)
);

CREATE TABLE application_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  application_id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL DEFAULT now(),
  kind text COLLATE "C" NOT NULL,
  actor_role text COLLATE "C" NOT NULL,
  actor_name text NOT NULL DEFAULT ''::text,
  data jsonb NOT NULL DEFAULT '{}'::jsonb,
  for_seeker boolean NOT NULL DEFAULT true,
  CONSTRAINT application_events_actor_role_check CHECK ((actor_role = ANY (ARRAY['jobseeker'::text, 'employer'::text, 'admin'::text, 'host'::text]))),
  CONSTRAINT application_events_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT application_events_pkey PRIMARY KEY (id)
);

CREATE TABLE application_messages (
  id uuid NOT NULL,
  application_id uuid,
  from_role text COLLATE "C" NOT NULL,
  author_name text NOT NULL,
  text text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  read_at timestamp(3) with time zone,
  invitation_id uuid,
  CONSTRAINT application_messages_about CHECK ((num_nonnulls(application_id, invitation_id) = 1)) NOT VALID,
  CONSTRAINT application_messages_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT application_messages_from_role_check CHECK ((from_role = ANY (ARRAY['jobseeker'::text, 'employer'::text]))),
  CONSTRAINT application_messages_invitation_fkey FOREIGN KEY (invitation_id) REFERENCES candidate_invitations(id) ON DELETE CASCADE NOT VALID,
  CONSTRAINT application_messages_pkey PRIMARY KEY (id)
);

CREATE TABLE application_notes (
  id uuid NOT NULL,
  application_id uuid NOT NULL,
  author_id uuid NOT NULL,
  author_name text NOT NULL,
  text text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT application_notes_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT application_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES employers(id),
  CONSTRAINT application_notes_pkey PRIMARY KEY (id)
);

CREATE TABLE applications (
  id uuid NOT NULL,
  job_id uuid NOT NULL,
  seeker_id uuid NOT NULL,
  message text NOT NULL DEFAULT ''::text,
  state text COLLATE "C" NOT NULL DEFAULT 'sent'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  sender jsonb NOT NULL,
  employer_id uuid NOT NULL,
  note text NOT NULL DEFAULT ''::text,
  answers jsonb NOT NULL DEFAULT '[]'::jsonb,
  cv_id uuid,
  cv_name text,
  source text COLLATE "C" NOT NULL DEFAULT 'link'::text,
  sent_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  times_sent smallint NOT NULL DEFAULT 1,
  moved_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  pending_state text COLLATE "C",
  pending_at timestamp(3) with time zone,
  answer_due_at timestamp(3) with time zone,
  answered_at timestamp(3) with time zone,
  reminded_at timestamp(3) with time zone,
  rating smallint,
  tags text[] NOT NULL DEFAULT '{}'::text[],
  private_words text NOT NULL DEFAULT ''::text,
  words text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("left"(((((((((((((COALESCE((sender ->> 'firstName'::text), ''::text) || ' '::text) || COALESCE((sender ->> 'lastName'::text), ''::text)) || '
'::text) || COALESCE((sender ->> 'username'::text), ''::text)) || '
'::text) || COALESCE((sender ->> 'email'::text), ''::text)) || '
'::text) || COALESCE((sender ->> 'location'::text), ''::text)) || '
'::text) || note) || '
'::text) || private_words), 20000))) STORED,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(((COALESCE((sender ->> 'lastName'::text), ''::text) || '
'::text) || COALESCE((sender ->> 'firstName'::text), ''::text)))) STORED,
  pending_letter jsonb,
  pending_by uuid,
  resume_id uuid,
  CONSTRAINT applications_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES files(id),
  CONSTRAINT applications_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id),
  CONSTRAINT applications_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id),
  CONSTRAINT applications_job_id_seeker_id_key UNIQUE (job_id, seeker_id),
  CONSTRAINT applications_pending_by_fkey FOREIGN KEY (pending_by) REFERENCES employers(id),
  CONSTRAINT applications_pending_check CHECK (((pending_state IS NULL) = (pending_at IS NULL))),
  CONSTRAINT applications_pkey PRIMARY KEY (id),
  CONSTRAINT applications_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  CONSTRAINT applications_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES job_seekers(id),
  CONSTRAINT applications_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'opened'::text, 'shortlisted'::text, 'interview'::text, 'offer'::text, 'hired'::text, 'notSelected'::text, 'withdrawn'::text])))
);

CREATE TABLE attempts (
  key text COLLATE "C" NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now()
);

CREATE TABLE audit_log (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL DEFAULT now(),
  actor_role text NOT NULL,
  actor_id uuid,
  action text COLLATE "C" NOT NULL,
  record_id uuid,
  before jsonb,
  after jsonb,
  actor_name text COLLATE "C" NOT NULL DEFAULT ''::text,
  record_name text NOT NULL DEFAULT ''::text,
  words text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("left"(((((((((((action || '
'::text) || actor_name) || '
'::text) || record_name) || '
'::text) || COALESCE((record_id)::text, ''::text)) || '
'::text) || words_of_json(before)) || '
'::text) || words_of_json(after)), 20000))) STORED,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id, at)
) PARTITION BY RANGE (at);

CREATE TABLE blocked_employers (
  id uuid NOT NULL,
  seeker_id uuid NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  employer_ids uuid[] NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT blocked_employers_pkey PRIMARY KEY (id),
  CONSTRAINT blocked_employers_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT blocked_employers_seeker_id_name_key_key UNIQUE (seeker_id, name_key)
);

CREATE TABLE blocked_seekers (
  employer_id uuid NOT NULL,
  seeker_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT blocked_seekers_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT blocked_seekers_pkey PRIMARY KEY (employer_id, seeker_id),
  CONSTRAINT blocked_seekers_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE
);

CREATE TABLE candidate_invitations (
  id uuid NOT NULL,
  job_id uuid NOT NULL,
  employer_id uuid NOT NULL,
  seeker_id uuid NOT NULL,
  message text NOT NULL,
  state text COLLATE "C" NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  answered_at timestamp(3) with time zone,
  sent_by uuid,
  CONSTRAINT candidate_invitations_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT candidate_invitations_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  CONSTRAINT candidate_invitations_job_id_seeker_id_key UNIQUE (job_id, seeker_id),
  CONSTRAINT candidate_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT candidate_invitations_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT candidate_invitations_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'ended'::text]))) NOT VALID
);

CREATE TABLE candidate_search (
  seeker_id uuid NOT NULL,
  candidate_id uuid NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  opened_at timestamp(3) with time zone NOT NULL,
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
  marks tsvector NOT NULL,
  CONSTRAINT candidate_search_candidate_id_key UNIQUE (candidate_id),
  CONSTRAINT candidate_search_pkey PRIMARY KEY (seeker_id),
  CONSTRAINT candidate_search_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE
);

CREATE TABLE candidate_searches (
  id uuid NOT NULL,
  employer_id uuid NOT NULL,
  name text NOT NULL,
  search jsonb NOT NULL,
  hour smallint NOT NULL,
  time_zone text NOT NULL,
  is_on boolean NOT NULL,
  since timestamp(3) with time zone NOT NULL DEFAULT now(),
  next_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT candidate_searches_due CHECK ((is_on = (next_at IS NOT NULL))),
  CONSTRAINT candidate_searches_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT candidate_searches_hour_check CHECK (((hour >= 0) AND (hour <= 23))),
  CONSTRAINT candidate_searches_pkey PRIMARY KEY (id)
);

CREATE TABLE candidate_views (
  seeker_id uuid NOT NULL,
  employer_id uuid NOT NULL,
  views integer NOT NULL DEFAULT 1,
  first_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  last_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT candidate_views_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT candidate_views_pkey PRIMARY KEY (seeker_id, employer_id),
  CONSTRAINT candidate_views_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE
);

CREATE TABLE case_accounts (
  case_id uuid NOT NULL,
  role text COLLATE "C" NOT NULL,
  account_id uuid NOT NULL,
  CONSTRAINT case_accounts_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  CONSTRAINT case_accounts_pkey PRIMARY KEY (case_id, role, account_id),
  CONSTRAINT case_accounts_role_check CHECK ((role = ANY (ARRAY['employer'::text, 'jobseeker'::text])))
);

CREATE TABLE cases (
  id uuid NOT NULL,
  job_id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  opened_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  closed_at timestamp(3) with time zone,
  CONSTRAINT cases_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id),
  CONSTRAINT cases_kind_check CHECK ((kind = ANY (ARRAY['reported'::text, 'firstPosting'::text, 'answered'::text, 'repeated'::text, 'message'::text, 'signal'::text]))),
  CONSTRAINT cases_pkey PRIMARY KEY (id)
);

CREATE TABLE categories (
  id uuid NOT NULL,
  name text COLLATE "C" NOT NULL,
  "position" integer NOT NULL,
  image text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT categories_name_key UNIQUE (name),
  CONSTRAINT categories_pkey PRIMARY KEY (id)
);

CREATE TABLE changed_pages (
  job_id uuid NOT NULL,
  is_new boolean NOT NULL,
  changes integer NOT NULL DEFAULT 1,
  changed_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT changed_pages_pkey PRIMARY KEY (job_id)
);

CREATE TABLE colleague_invitations (
  id uuid NOT NULL,
  company_id uuid NOT NULL,
  email text NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  role text COLLATE "C" NOT NULL,
  all_jobs boolean NOT NULL,
  job_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  token_hash bytea NOT NULL,
  invited_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT colleague_invitations_company_id_email_key_key UNIQUE (company_id, email_key),
  CONSTRAINT colleague_invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT colleague_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES employers(id),
  CONSTRAINT colleague_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT colleague_invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'reader'::text]))),
  CONSTRAINT colleague_invitations_token_hash_key UNIQUE (token_hash)
);

CREATE TABLE colleague_jobs (
  employer_id uuid NOT NULL,
  job_id uuid NOT NULL,
  CONSTRAINT colleague_jobs_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES colleagues(employer_id) ON DELETE CASCADE,
  CONSTRAINT colleague_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  CONSTRAINT colleague_jobs_pkey PRIMARY KEY (employer_id, job_id)
);

CREATE TABLE colleagues (
  employer_id uuid NOT NULL,
  company_id uuid NOT NULL,
  role text COLLATE "C" NOT NULL,
  all_jobs boolean NOT NULL,
  joined_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT colleagues_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT colleagues_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id),
  CONSTRAINT colleagues_owner CHECK (((role <> 'owner'::text) OR all_jobs)),
  CONSTRAINT colleagues_pkey PRIMARY KEY (employer_id),
  CONSTRAINT colleagues_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'reader'::text])))
);

CREATE TABLE companies (
  id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT companies_pkey PRIMARY KEY (id)
);

CREATE TABLE company_history (
  company_id uuid NOT NULL,
  audit_id bigint NOT NULL,
  CONSTRAINT company_history_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT company_history_pkey PRIMARY KEY (company_id, audit_id)
);

CREATE TABLE company_letter_templates (
  company_id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT company_letter_templates_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT company_letter_templates_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'shortlist'::text, 'interview'::text, 'offer'::text, 'reject'::text]))),
  CONSTRAINT company_letter_templates_pkey PRIMARY KEY (company_id, kind)
);

CREATE TABLE consents (
  role text COLLATE "C" NOT NULL,
  account_id uuid NOT NULL,
  terms_id uuid NOT NULL,
  version integer NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT consents_pkey PRIMARY KEY (role, account_id, terms_id, version),
  CONSTRAINT consents_role_check CHECK ((role = ANY (ARRAY['employer'::text, 'jobseeker'::text]))),
  CONSTRAINT consents_terms_id_fkey FOREIGN KEY (terms_id) REFERENCES terms(id)
);

CREATE TABLE decisions (
  id uuid NOT NULL,
  case_id uuid,
  job_id uuid,
  employer_id uuid,
  admin_id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  reason text NOT NULL DEFAULT ''::text,
  before jsonb,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  undone_at timestamp(3) with time zone,
  seeker_id uuid,
  CONSTRAINT decisions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(id),
  CONSTRAINT decisions_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  CONSTRAINT decisions_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id),
  CONSTRAINT decisions_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id),
  CONSTRAINT decisions_kind_check CHECK ((kind = ANY (ARRAY['dismiss'::text, 'approve'::text, 'edit'::text, 'takeDown'::text, 'suspend'::text]))),
  CONSTRAINT decisions_pkey PRIMARY KEY (id),
  CONSTRAINT decisions_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES job_seekers(id)
);

CREATE TABLE digest_items (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  role text COLLATE "C" NOT NULL,
  account_id uuid NOT NULL,
  text text NOT NULL,
  url text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  about uuid,
  due_at timestamp(3) with time zone,
  CONSTRAINT digest_items_pkey PRIMARY KEY (id),
  CONSTRAINT digest_items_role_check CHECK ((role = ANY (ARRAY['employer'::text, 'jobseeker'::text])))
);

CREATE TABLE email_undos (
  token_hash bytea NOT NULL,
  role text COLLATE "C" NOT NULL,
  account_id uuid NOT NULL,
  email text COLLATE "C" NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  password_proven_at timestamp with time zone,
  CONSTRAINT email_undos_pkey PRIMARY KEY (token_hash),
  CONSTRAINT email_undos_role_check CHECK ((role = ANY (ARRAY['employer'::text, 'jobseeker'::text])))
);

CREATE TABLE employers (
  id uuid NOT NULL,
  username text COLLATE "C" NOT NULL,
  username_key text COLLATE "C" NOT NULL,
  email text COLLATE "C" NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL DEFAULT ''::text,
  gender text NOT NULL DEFAULT ''::text,
  nationality text NOT NULL DEFAULT ''::text,
  address text NOT NULL DEFAULT ''::text,
  location text NOT NULL DEFAULT ''::text,
  education text NOT NULL DEFAULT ''::text,
  experience text NOT NULL DEFAULT ''::text,
  recruiting_for text NOT NULL DEFAULT ''::text,
  company_name text NOT NULL DEFAULT ''::text,
  company_type text NOT NULL DEFAULT ''::text,
  company_country text NOT NULL DEFAULT ''::text,
  company_phone text NOT NULL DEFAULT ''::text,
  company_profile text NOT NULL DEFAULT ''::text,
  company_size text NOT NULL DEFAULT ''::text,
  company_website text NOT NULL DEFAULT ''::text,
  birth_date date,
  residence_country text,
  company_address text,
  logo_id uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  suspended_at timestamp with time zone,
  suspension_reason text,
  words text COLLATE "C" NOT NULL GENERATED ALWAYS AS (((fold_accents(((username_key || '
'::text) || email_key)) || '
'::text) || sort_key(((((first_name || '
'::text) || last_name) || '
'::text) || company_name)))) STORED,
  email_verified_at timestamp with time zone,
  deleted_by text COLLATE "C",
  erased_at timestamp with time zone,
  previous_email text COLLATE "C",
  previous_email_key text COLLATE "C",
  previous_verified_at timestamp with time zone,
  password_changed_at timestamp with time zone,
  CONSTRAINT employers_deleted_by_check CHECK ((deleted_by = ANY (ARRAY['self'::text, 'admin'::text]))),
  CONSTRAINT employers_email_key_key UNIQUE (email_key),
  CONSTRAINT employers_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES media(id),
  CONSTRAINT employers_pkey PRIMARY KEY (id),
  CONSTRAINT employers_username_key_key UNIQUE (username_key)
);

CREATE TABLE erased_names (
  hash bytea NOT NULL,
  CONSTRAINT erased_names_pkey PRIMARY KEY (hash)
);

CREATE TABLE facts (
  name text COLLATE "C" NOT NULL,
  value jsonb NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT facts_pkey PRIMARY KEY (name)
);

CREATE TABLE featured_employers (
  id uuid NOT NULL,
  name text NOT NULL,
  media_id uuid,
  "position" integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  CONSTRAINT featured_employers_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id),
  CONSTRAINT featured_employers_pkey PRIMARY KEY (id)
);

CREATE TABLE files (
  id uuid NOT NULL,
  content_type text COLLATE "C" NOT NULL,
  size integer NOT NULL,
  bytes bytea STORAGE EXTERNAL NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  pages integer,
  stored_key text COLLATE "C",
  CONSTRAINT files_pkey PRIMARY KEY (id)
);

CREATE TABLE help_questions (
  id uuid NOT NULL,
  role text COLLATE "C" NOT NULL,
  account_role text COLLATE "C",
  account_id uuid,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  done_at timestamp(3) with time zone,
  done_by uuid,
  CONSTRAINT help_questions_done_by_fkey FOREIGN KEY (done_by) REFERENCES admins(id),
  CONSTRAINT help_questions_pkey PRIMARY KEY (id),
  CONSTRAINT help_questions_role_check CHECK ((role = ANY (ARRAY['visitor'::text, 'jobseeker'::text, 'employer'::text])))
);

CREATE TABLE hidden_items (
  seeker_id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  name text NOT NULL,
  hidden_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT hidden_items_kind_check CHECK ((kind = ANY (ARRAY['job'::text, 'company'::text]))),
  CONSTRAINT hidden_items_pkey PRIMARY KEY (seeker_id, kind, key),
  CONSTRAINT hidden_items_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE
);

CREATE TABLE idempotency_keys (
  account_id uuid NOT NULL,
  key text COLLATE "C" NOT NULL,
  body_hash bytea NOT NULL,
  status integer,
  answer jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  claim uuid,
  records uuid[] NOT NULL DEFAULT '{}'::uuid[],
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (account_id, key)
);

CREATE TABLE inbox_items (
  id uuid NOT NULL,
  role text COLLATE "C" NOT NULL,
  account_id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  application_id uuid,
  alert_id uuid,
  data jsonb NOT NULL DEFAULT '{}'::jsonb,
  at timestamp(3) with time zone NOT NULL DEFAULT now(),
  read_at timestamp(3) with time zone,
  announced boolean NOT NULL,
  invitation_id uuid,
  CONSTRAINT inbox_items_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES job_alerts(id) ON DELETE CASCADE,
  CONSTRAINT inbox_items_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT inbox_items_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES candidate_invitations(id) ON DELETE CASCADE,
  CONSTRAINT inbox_items_pkey PRIMARY KEY (id),
  CONSTRAINT inbox_items_role_check CHECK ((role = ANY (ARRAY['employer'::text, 'jobseeker'::text])))
);

CREATE TABLE index_now (
  single boolean NOT NULL DEFAULT true,
  on_until timestamp(3) with time zone NOT NULL,
  next_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0,
  CONSTRAINT index_now_pkey PRIMARY KEY (single),
  CONSTRAINT index_now_single_check CHECK (single)
);

CREATE TABLE interviews (
  id uuid NOT NULL,
  application_id uuid NOT NULL,
  state text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  minutes smallint NOT NULL,
  place text NOT NULL DEFAULT ''::text,
  message text NOT NULL DEFAULT ''::text,
  times timestamp with time zone[] NOT NULL,
  chosen_at timestamp with time zone,
  sequence integer NOT NULL DEFAULT 0,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  employer_zone text,
  seeker_zone text,
  restorable_until timestamp with time zone,
  CONSTRAINT interviews_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT interviews_application_id_key UNIQUE (application_id),
  CONSTRAINT interviews_kind_check CHECK ((kind = ANY (ARRAY['onSite'::text, 'video'::text, 'phone'::text]))),
  CONSTRAINT interviews_minutes_check CHECK (((minutes >= 5) AND (minutes <= 480))),
  CONSTRAINT interviews_pkey PRIMARY KEY (id),
  CONSTRAINT interviews_state_check CHECK ((state = ANY (ARRAY['offered'::text, 'booked'::text, 'declined'::text, 'cancelled'::text])))
);

CREATE TABLE job_alert_matches (
  alert_id uuid NOT NULL,
  job_id uuid NOT NULL,
  matched_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  told_at timestamp(3) with time zone,
  CONSTRAINT job_alert_matches_pkey PRIMARY KEY (alert_id, job_id)
);

CREATE TABLE job_alert_queries (
  alert_id uuid NOT NULL,
  since timestamp(3) with time zone NOT NULL,
  keys text[] NOT NULL,
  words tsquery,
  marks tsquery,
  is_near boolean NOT NULL,
  latitude double precision,
  longitude double precision,
  miles double precision,
  places text[] NOT NULL,
  place_marks tsquery,
  pay_min numeric,
  pay_max numeric,
  is_paid boolean NOT NULL,
  other_circles double precision[] NOT NULL DEFAULT '{}'::double precision[],
  CONSTRAINT job_alert_queries_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES job_alerts(id) ON DELETE CASCADE,
  CONSTRAINT job_alert_queries_pkey PRIMARY KEY (alert_id)
);

CREATE TABLE job_alerts (
  id uuid NOT NULL,
  seeker_id uuid,
  email text,
  email_key text COLLATE "C",
  name text NOT NULL,
  search jsonb NOT NULL,
  compiled jsonb,
  compiled_version integer NOT NULL DEFAULT 0,
  frequency text NOT NULL,
  weekday smallint NOT NULL,
  hour smallint NOT NULL,
  time_zone text NOT NULL,
  state text NOT NULL,
  state_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  link_key uuid NOT NULL,
  confirmation_hash bytea,
  confirmation_until timestamp(3) with time zone,
  next_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  feedback text,
  feedback_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT job_alerts_confirmation_hash_key UNIQUE (confirmation_hash),
  CONSTRAINT job_alerts_due CHECK (((state = 'on'::text) = (next_at IS NOT NULL))),
  CONSTRAINT job_alerts_feedback_check CHECK ((feedback = ANY (ARRAY['tooMany'::text, 'tooFar'::text, 'wrongJobs'::text, 'payTooLow'::text]))),
  CONSTRAINT job_alerts_frequency_check CHECK ((frequency = ANY (ARRAY['daily'::text, 'weekly'::text]))),
  CONSTRAINT job_alerts_hour_check CHECK (((hour >= 0) AND (hour <= 23))),
  CONSTRAINT job_alerts_link_key_key UNIQUE (link_key),
  CONSTRAINT job_alerts_owner CHECK ((((seeker_id IS NULL) = (email IS NOT NULL)) AND ((email IS NULL) = (email_key IS NULL)))),
  CONSTRAINT job_alerts_pkey PRIMARY KEY (id),
  CONSTRAINT job_alerts_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT job_alerts_state_check CHECK ((state = ANY (ARRAY['unconfirmed'::text, 'on'::text, 'paused'::text, 'stopped'::text]))),
  CONSTRAINT job_alerts_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6)))
);

CREATE TABLE job_confirmations (
  job_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT job_confirmations_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  CONSTRAINT job_confirmations_pkey PRIMARY KEY (job_id),
  CONSTRAINT job_confirmations_token_hash_key UNIQUE (token_hash)
);

CREATE TABLE job_search (
  job_id uuid NOT NULL,
  live boolean NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  category text COLLATE "C" NOT NULL,
  employment_kind text COLLATE "C" NOT NULL,
  pay_from numeric NOT NULL,
  pay_to numeric NOT NULL,
  title_key text NOT NULL,
  place text NOT NULL,
  head tsvector STORAGE MAIN NOT NULL,
  marks tsvector STORAGE MAIN NOT NULL,
  body tsvector NOT NULL,
  CONSTRAINT job_search_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  CONSTRAINT job_search_pkey PRIMARY KEY (job_id)
) WITH (toast_tuple_target=1024);
ALTER TABLE job_search ALTER COLUMN head SET STATISTICS 0;
ALTER TABLE job_search ALTER COLUMN marks SET STATISTICS 0;
ALTER TABLE job_search ALTER COLUMN body SET STATISTICS 0;

CREATE TABLE job_seekers (
  id uuid NOT NULL,
  username text COLLATE "C" NOT NULL,
  username_key text COLLATE "C" NOT NULL,
  email text COLLATE "C" NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL DEFAULT ''::text,
  gender text NOT NULL DEFAULT ''::text,
  nationality text NOT NULL DEFAULT ''::text,
  address text NOT NULL DEFAULT ''::text,
  location text NOT NULL DEFAULT ''::text,
  education text NOT NULL DEFAULT ''::text,
  experience text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  words text COLLATE "C" NOT NULL GENERATED ALWAYS AS (((fold_accents(((username_key || '
'::text) || email_key)) || '
'::text) || sort_key(((first_name || '
'::text) || last_name)))) STORED,
  email_verified_at timestamp with time zone,
  deleted_by text COLLATE "C",
  erased_at timestamp with time zone,
  cv jsonb,
  previous_email text COLLATE "C",
  previous_email_key text COLLATE "C",
  previous_verified_at timestamp with time zone,
  password_changed_at timestamp with time zone,
  suggest_jobs boolean NOT NULL DEFAULT true,
  suspended_at timestamp with time zone,
  suspension_reason text,
  CONSTRAINT job_seekers_deleted_by_check CHECK ((deleted_by = ANY (ARRAY['self'::text, 'admin'::text]))),
  CONSTRAINT job_seekers_email_key_key UNIQUE (email_key),
  CONSTRAINT job_seekers_pkey PRIMARY KEY (id),
  CONSTRAINT job_seekers_username_key_key UNIQUE (username_key)
);

CREATE TABLE job_sources (
  id uuid NOT NULL,
  employer_id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  url text,
  file bytea,
  file_name text,
  mapping jsonb NOT NULL DEFAULT '{}'::jsonb,
  schedule text COLLATE "C" NOT NULL DEFAULT 'off'::text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  etag text,
  last_modified text,
  next_at timestamp(3) with time zone,
  claim uuid,
  claimed_at timestamp(3) with time zone,
  run integer NOT NULL DEFAULT 0,
  last_run_at timestamp(3) with time zone,
  failures integer NOT NULL DEFAULT 0,
  off_for_failures boolean NOT NULL DEFAULT false,
  shrunk boolean NOT NULL DEFAULT false,
  problem text COLLATE "C",
  status integer,
  added integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  ended integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  problems jsonb NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT job_sources_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id),
  CONSTRAINT job_sources_kind_check CHECK ((kind = ANY (ARRAY['csv'::text, 'greenhouse'::text, 'lever'::text, 'indeed'::text, 'jsonLd'::text]))),
  CONSTRAINT job_sources_pkey PRIMARY KEY (id),
  CONSTRAINT job_sources_schedule_check CHECK ((schedule = ANY (ARRAY['off'::text, 'sixHours'::text, 'daily'::text])))
);

CREATE TABLE job_views (
  job_id uuid NOT NULL,
  day date NOT NULL,
  source text COLLATE "C" NOT NULL,
  views integer NOT NULL,
  CONSTRAINT job_views_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  CONSTRAINT job_views_pkey PRIMARY KEY (job_id, day, source)
) PARTITION BY RANGE (day);

CREATE TABLE jobs (
  id uuid NOT NULL,
  employer_id uuid,
  title text NOT NULL,
  company text NOT NULL,
  location text NOT NULL,
  overview text NOT NULL,
  responsibilities text[] NOT NULL,
  qualifications text[] NOT NULL,
  employment_type text NOT NULL,
  employment_kind text COLLATE "C" NOT NULL,
  pay_from numeric NOT NULL,
  pay_to numeric NOT NULL,
  vacancies integer NOT NULL,
  degree text NOT NULL,
  category text COLLATE "C" NOT NULL,
  description text,
  remote boolean NOT NULL DEFAULT false,
  status text COLLATE "C" NOT NULL DEFAULT 'live'::text,
  import_key text COLLATE "C",
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  status_before text COLLATE "C",
  removed_for text COLLATE "C",
  removal_reason text,
  removal_answer text,
  ended_at timestamp(3) with time zone,
  signs jsonb NOT NULL DEFAULT '[]'::jsonb,
  deleted_with_owner boolean NOT NULL DEFAULT false,
  questions jsonb NOT NULL DEFAULT '[]'::jsonb,
  answer_days smallint,
  confirmed_at timestamp(3) with time zone,
  confirmation_asked_at timestamp(3) with time zone,
  workplace text,
  closes_on date,
  long_description text,
  apply_url text,
  CONSTRAINT jobs_answer_days_check CHECK (((answer_days >= 1) AND (answer_days <= 60))),
  CONSTRAINT jobs_category_fkey FOREIGN KEY (category) REFERENCES categories(name) ON UPDATE CASCADE,
  CONSTRAINT jobs_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id),
  CONSTRAINT jobs_import_key_key UNIQUE (import_key),
  CONSTRAINT jobs_pay_from_check CHECK ((pay_from >= (0)::numeric)),
  CONSTRAINT jobs_pay_order CHECK (((pay_to >= pay_from) OR (status = 'draft'::text) OR (NOT (status_before IS DISTINCT FROM 'draft'::text)))),
  CONSTRAINT jobs_pkey PRIMARY KEY (id),
  CONSTRAINT jobs_removal_check CHECK ((((status = 'removed'::text) = (removed_for IS NOT NULL)) AND ((status = 'removed'::text) = (status_before IS NOT NULL)))),
  CONSTRAINT jobs_removed_for_check CHECK ((removed_for = ANY (ARRAY['takeDown'::text, 'suspension'::text]))),
  CONSTRAINT jobs_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'waiting'::text, 'live'::text, 'expired'::text, 'filled'::text, 'removed'::text]))),
  CONSTRAINT jobs_vacancies_check CHECK ((vacancies >= 0)),
  CONSTRAINT jobs_workplace_check CHECK ((workplace = ANY (ARRAY['onSite'::text, 'hybrid'::text, 'remote'::text]))) NOT VALID
);

CREATE TABLE jobs_to_match (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  job_id uuid NOT NULL,
  CONSTRAINT jobs_to_match_pkey PRIMARY KEY (id)
);

CREATE TABLE known_networks (
  role text COLLATE "C" NOT NULL,
  account_id uuid NOT NULL,
  network_hash bytea NOT NULL,
  seen_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT known_networks_pkey PRIMARY KEY (role, account_id, network_hash),
  CONSTRAINT known_networks_role_check CHECK ((role = ANY (ARRAY['employer'::text, 'jobseeker'::text, 'admin'::text])))
);

CREATE TABLE letter_templates (
  employer_id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT letter_templates_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id),
  CONSTRAINT letter_templates_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'shortlist'::text, 'interview'::text, 'offer'::text, 'reject'::text]))),
  CONSTRAINT letter_templates_pkey PRIMARY KEY (employer_id, kind)
);

CREATE TABLE mail_preferences (
  role text COLLATE "C" NOT NULL,
  account_id uuid NOT NULL,
  frequency text COLLATE "C" NOT NULL DEFAULT 'atOnce'::text,
  unsubscribe_key uuid NOT NULL,
  digest_at timestamp(3) with time zone,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT mail_preferences_frequency_check CHECK ((frequency = ANY (ARRAY['atOnce'::text, 'daily'::text, 'none'::text]))),
  CONSTRAINT mail_preferences_pkey PRIMARY KEY (role, account_id),
  CONSTRAINT mail_preferences_role_check CHECK ((role = ANY (ARRAY['employer'::text, 'jobseeker'::text]))),
  CONSTRAINT mail_preferences_unsubscribe_key_key UNIQUE (unsubscribe_key)
);

CREATE TABLE mailed_links (
  token_hash bytea NOT NULL,
  purpose text COLLATE "C" NOT NULL,
  role text COLLATE "C" NOT NULL,
  account_id uuid NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT mailed_links_pkey PRIMARY KEY (token_hash),
  CONSTRAINT mailed_links_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'verify'::text]))),
  CONSTRAINT mailed_links_purpose_role_account_id_key UNIQUE (purpose, role, account_id),
  CONSTRAINT mailed_links_role_check CHECK ((role = ANY (ARRAY['employer'::text, 'jobseeker'::text])))
);

CREATE TABLE mails (
  id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  recipient text NOT NULL,
  reply_to text,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  state text COLLATE "C" NOT NULL DEFAULT 'waiting'::text,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamp with time zone NOT NULL DEFAULT now(),
  claimed_at timestamp with time zone,
  handed_at timestamp with time zone,
  ended_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  about uuid,
  unsubscribe_url text,
  calendar text,
  calendar_method text COLLATE "C",
  CONSTRAINT mails_pkey PRIMARY KEY (id),
  CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text])))
);

CREATE TABLE media (
  id uuid NOT NULL,
  content_type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  stored_key text COLLATE "C",
  replaced_at timestamp(3) with time zone,
  CONSTRAINT media_pkey PRIMARY KEY (id)
);

CREATE TABLE message_files (
  message_id uuid NOT NULL,
  file_id uuid NOT NULL,
  name text NOT NULL,
  CONSTRAINT message_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT message_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES application_messages(id) ON DELETE CASCADE,
  CONSTRAINT message_files_pkey PRIMARY KEY (message_id)
);

CREATE TABLE message_mails (
  role text COLLATE "C" NOT NULL,
  account_id uuid NOT NULL,
  message_ids uuid[] NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT message_mails_pkey PRIMARY KEY (role, account_id),
  CONSTRAINT message_mails_role_check CHECK ((role = ANY (ARRAY['employer'::text, 'jobseeker'::text])))
);

CREATE TABLE notices (
  id uuid NOT NULL,
  employer_id uuid NOT NULL,
  job_id uuid,
  kind text COLLATE "C" NOT NULL,
  reason text NOT NULL DEFAULT ''::text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  read_at timestamp(3) with time zone,
  CONSTRAINT notices_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id),
  CONSTRAINT notices_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id),
  CONSTRAINT notices_pkey PRIMARY KEY (id)
);

CREATE TABLE oldest_release (
  id smallint NOT NULL,
  number integer NOT NULL,
  CONSTRAINT oldest_release_id_check CHECK ((id = 1)),
  CONSTRAINT oldest_release_pkey PRIMARY KEY (id)
);

CREATE TABLE open_profiles (
  seeker_id uuid NOT NULL,
  candidate_id uuid NOT NULL,
  is_open boolean NOT NULL,
  opened_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  name_shown text COLLATE "C" NOT NULL,
  headline text NOT NULL,
  skills text[] NOT NULL,
  place text NOT NULL,
  state text COLLATE "C",
  latitude double precision,
  longitude double precision,
  categories text[] NOT NULL,
  types text[] NOT NULL,
  pay_from numeric,
  start text COLLATE "C",
  years smallint,
  education text COLLATE "C",
  show_cv boolean NOT NULL,
  hide_employer boolean NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT open_profiles_candidate_id_key UNIQUE (candidate_id),
  CONSTRAINT open_profiles_education_check CHECK ((education = ANY (ARRAY['school'::text, 'vocational'::text, 'associate'::text, 'bachelor'::text, 'master'::text, 'doctorate'::text]))),
  CONSTRAINT open_profiles_name_shown_check CHECK ((name_shown = ANY (ARRAY['short'::text, 'hidden'::text]))),
  CONSTRAINT open_profiles_pay_from_check CHECK ((pay_from > (0)::numeric)),
  CONSTRAINT open_profiles_pkey PRIMARY KEY (seeker_id),
  CONSTRAINT open_profiles_point CHECK (((latitude IS NULL) = (longitude IS NULL))),
  CONSTRAINT open_profiles_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT open_profiles_start_check CHECK ((start = ANY (ARRAY['now'::text, 'month'::text, 'threeMonths'::text]))),
  CONSTRAINT open_profiles_years_check CHECK (((years >= 0) AND (years <= 60)))
);

CREATE TABLE page_loads (
  day date NOT NULL,
  page text COLLATE "C" NOT NULL,
  metric text COLLATE "C" NOT NULL,
  bucket smallint NOT NULL,
  loads integer NOT NULL,
  CONSTRAINT page_loads_pkey PRIMARY KEY (day, page, metric, bucket)
);

CREATE TABLE place_points (
  place text COLLATE "C" NOT NULL,
  latitude double precision,
  longitude double precision,
  version integer NOT NULL,
  CONSTRAINT place_points_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CONSTRAINT place_points_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CONSTRAINT place_points_pkey PRIMARY KEY (place),
  CONSTRAINT place_points_whole CHECK (((latitude IS NULL) = (longitude IS NULL)))
);

CREATE TABLE reports (
  id uuid NOT NULL,
  case_id uuid NOT NULL,
  reason text COLLATE "C" NOT NULL,
  note text NOT NULL DEFAULT ''::text,
  reporter_role text COLLATE "C" NOT NULL,
  reporter_key text COLLATE "C" NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  about jsonb,
  CONSTRAINT reports_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  CONSTRAINT reports_case_id_reporter_key_key UNIQUE (case_id, reporter_key),
  CONSTRAINT reports_pkey PRIMARY KEY (id)
);

CREATE TABLE resumes (
  id uuid NOT NULL,
  seeker_id uuid NOT NULL,
  file_id uuid NOT NULL,
  name text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT resumes_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT resumes_pkey PRIMARY KEY (id),
  CONSTRAINT resumes_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES job_seekers(id)
);

CREATE TABLE saved_jobs (
  seeker_id uuid NOT NULL,
  job_id uuid NOT NULL,
  note text NOT NULL DEFAULT ''::text,
  saved_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  removed_at timestamp(3) with time zone,
  CONSTRAINT saved_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  CONSTRAINT saved_jobs_pkey PRIMARY KEY (seeker_id, job_id),
  CONSTRAINT saved_jobs_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE
);

CREATE TABLE search_pairs (
  words text COLLATE "C" NOT NULL,
  jobs integer NOT NULL,
  CONSTRAINT search_pairs_pkey PRIMARY KEY (words)
);

CREATE TABLE search_phrases (
  kind text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  said text NOT NULL,
  jobs integer NOT NULL,
  words tsvector NOT NULL,
  CONSTRAINT search_phrases_kind_check CHECK ((kind = ANY (ARRAY['title'::text, 'company'::text, 'place'::text]))),
  CONSTRAINT search_phrases_pkey PRIMARY KEY (kind, key)
);

CREATE TABLE search_terms (
  day date NOT NULL,
  term text COLLATE "C" NOT NULL,
  visitors integer NOT NULL,
  searches integer NOT NULL,
  no_results integer NOT NULL,
  clicks integer NOT NULL,
  results integer,
  CONSTRAINT search_terms_pkey PRIMARY KEY (day, term)
);

CREATE TABLE search_words (
  word text COLLATE "C" NOT NULL,
  jobs integer NOT NULL,
  title_jobs integer NOT NULL DEFAULT 0,
  company_jobs integer NOT NULL DEFAULT 0,
  place_jobs integer NOT NULL DEFAULT 0,
  text_jobs integer NOT NULL DEFAULT 0,
  CONSTRAINT search_words_pkey PRIMARY KEY (word)
);

CREATE TABLE sent_texts (
  id uuid NOT NULL,
  role text COLLATE "C" NOT NULL,
  account_id uuid NOT NULL,
  recipient_id uuid NOT NULL,
  text_hash bytea,
  has_link boolean NOT NULL,
  sent_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sent_texts_pkey PRIMARY KEY (id),
  CONSTRAINT sent_texts_role_check CHECK ((role = ANY (ARRAY['employer'::text, 'jobseeker'::text])))
);

CREATE TABLE session_tokens (
  token_hash bytea NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT session_tokens_pkey PRIMARY KEY (token_hash),
  CONSTRAINT session_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);

CREATE TABLE sessions (
  id uuid NOT NULL,
  role text NOT NULL,
  account_id uuid NOT NULL,
  secret_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  seen_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  device text NOT NULL DEFAULT ''::text,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_role_check CHECK ((role = ANY (ARRAY['employer'::text, 'jobseeker'::text, 'admin'::text]))),
  CONSTRAINT sessions_secret_hash_key UNIQUE (secret_hash)
);

CREATE TABLE shortlisted_candidates (
  employer_id uuid NOT NULL,
  seeker_id uuid NOT NULL,
  note text NOT NULL DEFAULT ''::text,
  saved_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT shortlisted_candidates_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT shortlisted_candidates_pkey PRIMARY KEY (employer_id, seeker_id),
  CONSTRAINT shortlisted_candidates_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE
);

CREATE TABLE source_jobs (
  source_id uuid NOT NULL,
  key text COLLATE "C" NOT NULL,
  job_id uuid NOT NULL,
  hash text COLLATE "C" NOT NULL,
  seen_run integer NOT NULL,
  gone_at timestamp(3) with time zone,
  CONSTRAINT source_jobs_pkey PRIMARY KEY (source_id, key),
  CONSTRAINT source_jobs_source_id_fkey FOREIGN KEY (source_id) REFERENCES job_sources(id) ON DELETE CASCADE
);

CREATE TABLE stored_files (
  key text COLLATE "C" NOT NULL,
  noted_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT stored_files_pkey PRIMARY KEY (key)
);

CREATE TABLE terms (
  id uuid NOT NULL,
  terms_of_use_1 text NOT NULL,
  terms_of_use_2 text NOT NULL,
  terms_of_use_3 text NOT NULL,
  privacy_policy text NOT NULL,
  cookies text NOT NULL,
  changes_to_statement text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  CONSTRAINT terms_pkey PRIMARY KEY (id)
);

CREATE TABLE terms_versions (
  terms_id uuid NOT NULL,
  number integer NOT NULL,
  terms_of_use_1 text NOT NULL,
  terms_of_use_2 text NOT NULL,
  terms_of_use_3 text NOT NULL,
  privacy_policy text NOT NULL,
  cookies text NOT NULL,
  changes_to_statement text NOT NULL,
  since timestamp with time zone NOT NULL,
  until timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT terms_versions_pkey PRIMARY KEY (terms_id, number),
  CONSTRAINT terms_versions_terms_id_fkey FOREIGN KEY (terms_id) REFERENCES terms(id)
);

CREATE UNLOGGED TABLE traffic (
  network text COLLATE "C" NOT NULL,
  minute timestamp with time zone NOT NULL,
  calls integer NOT NULL,
  CONSTRAINT traffic_pkey PRIMARY KEY (minute, network)
);

CREATE TABLE webhook_deliveries (
  id uuid NOT NULL,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  webhook_id uuid NOT NULL,
  event text COLLATE "C" NOT NULL,
  job_id uuid,
  application_id uuid,
  job_title text NOT NULL,
  reason text COLLATE "C",
  happened_at timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  state text COLLATE "C" NOT NULL DEFAULT 'waiting'::text,
  tries integer NOT NULL DEFAULT 0,
  next_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  claim uuid,
  claimed_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  status integer,
  problem text COLLATE "C",
  CONSTRAINT webhook_deliveries_number_key UNIQUE (number),
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'delivered'::text, 'failed'::text]))),
  CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);

CREATE TABLE webhooks (
  id uuid NOT NULL,
  employer_id uuid NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  secret bytea NOT NULL,
  old_secret bytea,
  old_secret_until timestamp(3) with time zone,
  off_at timestamp(3) with time zone,
  off_for_failures boolean NOT NULL DEFAULT false,
  given_up integer NOT NULL DEFAULT 0,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT webhooks_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id),
  CONSTRAINT webhooks_events_check CHECK ((cardinality(events) > 0)),
  CONSTRAINT webhooks_pkey PRIMARY KEY (id)
);

CREATE TABLE write_checks (
  id smallint NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT write_checks_id_check CHECK ((id = 1)),
  CONSTRAINT write_checks_pkey PRIMARY KEY (id)
) WITH (fillfactor=10);

CREATE INDEX abuse_signals_last ON public.abuse_signals USING btree (last_at);

CREATE INDEX api_keys_employer ON public.api_keys USING btree (employer_id, created_at);
CREATE INDEX api_keys_end ON public.api_keys USING btree (expires_at);

CREATE INDEX application_events_application ON public.application_events USING btree (application_id, id);

CREATE INDEX application_messages_application ON public.application_messages USING btree (application_id, created_at, id);
CREATE INDEX application_messages_invitation ON public.application_messages USING btree (invitation_id, created_at) WHERE (invitation_id IS NOT NULL);

CREATE INDEX application_notes_application ON public.application_notes USING btree (application_id, created_at);

CREATE INDEX applications_counts ON public.applications USING btree (employer_id, job_id, state, pending_state, answer_due_at, answered_at);
CREATE INDEX applications_cv ON public.applications USING btree (cv_id) WHERE (cv_id IS NOT NULL);
CREATE INDEX applications_due ON public.applications USING btree (answer_due_at) WHERE ((answered_at IS NULL) AND (answer_due_at IS NOT NULL));
CREATE INDEX applications_employer ON public.applications USING btree (employer_id, sent_at DESC, id DESC);
CREATE INDEX applications_employer_name ON public.applications USING btree (employer_id, name_key, id);
CREATE INDEX applications_job_sent ON public.applications USING btree (job_id, sent_at DESC, id DESC);
CREATE INDEX applications_pending ON public.applications USING btree (pending_at) WHERE (pending_at IS NOT NULL);
CREATE INDEX applications_seeker ON public.applications USING btree (seeker_id, created_at DESC);

CREATE INDEX attempts_key ON public.attempts USING btree (key, at);

CREATE INDEX audit_log_action ON ONLY public.audit_log USING btree (action, id DESC);
CREATE INDEX audit_log_actor ON ONLY public.audit_log USING btree (actor_id, id DESC);
CREATE INDEX audit_log_at ON ONLY public.audit_log USING btree (at);
CREATE INDEX audit_log_record ON ONLY public.audit_log USING btree (record_id, id DESC);
CREATE INDEX audit_log_words ON ONLY public.audit_log USING gin (words gin_trgm_ops);

CREATE INDEX blocked_seekers_seeker ON public.blocked_seekers USING btree (seeker_id);

CREATE INDEX candidate_invitations_age ON public.candidate_invitations USING btree (created_at);
CREATE INDEX candidate_invitations_employer ON public.candidate_invitations USING btree (employer_id, created_at DESC);
CREATE INDEX candidate_invitations_seeker ON public.candidate_invitations USING btree (seeker_id, created_at DESC);
CREATE INDEX candidate_invitations_sender ON public.candidate_invitations USING btree (sent_by, created_at DESC) WHERE (sent_by IS NOT NULL);

CREATE INDEX candidate_search_found ON public.candidate_search USING gin (words, marks) WITH (gin_pending_list_limit='128');
CREATE INDEX candidate_search_opened ON public.candidate_search USING btree (opened_at);

CREATE INDEX candidate_searches_employer ON public.candidate_searches USING btree (employer_id, created_at DESC);
CREATE INDEX candidate_searches_next ON public.candidate_searches USING btree (next_at) WHERE is_on;

CREATE INDEX candidate_views_employer ON public.candidate_views USING btree (employer_id);
CREATE INDEX candidate_views_last ON public.candidate_views USING btree (last_at);

CREATE INDEX case_accounts_account ON public.case_accounts USING btree (role, account_id);

CREATE INDEX cases_closed ON public.cases USING btree (closed_at DESC, id) WHERE (closed_at IS NOT NULL);
CREATE INDEX cases_job ON public.cases USING btree (job_id);
CREATE INDEX cases_open ON public.cases USING btree (opened_at, id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX cases_open_job ON public.cases USING btree (job_id) WHERE (closed_at IS NULL);

CREATE INDEX changed_pages_oldest ON public.changed_pages USING btree (changed_at, job_id);

CREATE INDEX colleague_invitations_by ON public.colleague_invitations USING btree (invited_by);
CREATE INDEX colleague_invitations_end ON public.colleague_invitations USING btree (expires_at);

CREATE INDEX colleague_jobs_job ON public.colleague_jobs USING btree (job_id);

CREATE INDEX colleagues_company ON public.colleagues USING btree (company_id, joined_at);

CREATE INDEX company_history_audit ON public.company_history USING btree (audit_id);

CREATE INDEX decisions_case ON public.decisions USING btree (case_id);
CREATE INDEX decisions_employer ON public.decisions USING btree (employer_id, created_at DESC);
CREATE INDEX decisions_job ON public.decisions USING btree (job_id);
CREATE INDEX decisions_seeker ON public.decisions USING btree (seeker_id, created_at DESC) WHERE (seeker_id IS NOT NULL);

CREATE INDEX digest_items_about ON public.digest_items USING btree (about) WHERE (about IS NOT NULL);
CREATE INDEX digest_items_account ON public.digest_items USING btree (role, account_id, id);

CREATE INDEX email_undos_account ON public.email_undos USING btree (role, account_id);
CREATE INDEX email_undos_email ON public.email_undos USING btree (role, email_key);

CREATE INDEX employers_by_company ON public.employers USING btree (sort_key(company_name) COLLATE "C", id) WHERE (deleted_at IS NULL);
CREATE INDEX employers_by_day ON public.employers USING btree (created_at) WHERE (deleted_at IS NULL);
CREATE INDEX employers_by_email ON public.employers USING btree (email_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX employers_by_first_name ON public.employers USING btree (sort_key(first_name) COLLATE "C", id) WHERE (deleted_at IS NULL);
CREATE INDEX employers_by_last_name ON public.employers USING btree (sort_key(last_name) COLLATE "C", id) WHERE (deleted_at IS NULL);
CREATE INDEX employers_by_previous_email ON public.employers USING btree (previous_email_key) WHERE (previous_email_key IS NOT NULL);
CREATE INDEX employers_by_username ON public.employers USING btree (username_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX employers_deleted ON public.employers USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX employers_words ON public.employers USING gin (words gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX files_stored ON public.files USING btree (stored_key) WHERE (stored_key IS NOT NULL);

CREATE INDEX help_questions_account ON public.help_questions USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX help_questions_newest ON public.help_questions USING btree (created_at DESC, id);

CREATE INDEX hidden_items_jobs ON public.hidden_items USING btree (hidden_at) WHERE (kind = 'job'::text);

CREATE INDEX idempotency_keys_at ON public.idempotency_keys USING btree (created_at);

CREATE INDEX inbox_items_account ON public.inbox_items USING btree (role, account_id, at DESC, id);
CREATE INDEX inbox_items_alert ON public.inbox_items USING btree (alert_id) WHERE (alert_id IS NOT NULL);
CREATE INDEX inbox_items_announced ON public.inbox_items USING btree (at) WHERE (NOT announced);
CREATE INDEX inbox_items_application ON public.inbox_items USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX inbox_items_at ON public.inbox_items USING btree (at);
CREATE INDEX inbox_items_invitation ON public.inbox_items USING btree (invitation_id) WHERE (invitation_id IS NOT NULL);
CREATE UNIQUE INDEX inbox_items_one ON public.inbox_items USING btree (role, account_id, kind, application_id) WHERE (kind = ANY (ARRAY['message'::text, 'interview'::text]));
CREATE UNIQUE INDEX inbox_items_one_of_invitation ON public.inbox_items USING btree (role, account_id, kind, invitation_id) WHERE (invitation_id IS NOT NULL);
CREATE INDEX inbox_items_unread ON public.inbox_items USING btree (role, account_id) WHERE (read_at IS NULL);

CREATE INDEX job_alert_matches_age ON public.job_alert_matches USING btree (matched_at);

CREATE INDEX job_alert_queries_keys ON public.job_alert_queries USING gin (keys) WITH (fastupdate=off);

CREATE INDEX job_alerts_email ON public.job_alerts USING btree (email_key) WHERE (email_key IS NOT NULL);
CREATE INDEX job_alerts_ended ON public.job_alerts USING btree (state_at) WHERE ((state = ANY (ARRAY['unconfirmed'::text, 'stopped'::text])) AND (seeker_id IS NULL));
CREATE INDEX job_alerts_next ON public.job_alerts USING btree (next_at) WHERE (state = 'on'::text);
CREATE INDEX job_alerts_seeker ON public.job_alerts USING btree (seeker_id) WHERE (seeker_id IS NOT NULL);
CREATE INDEX job_alerts_version ON public.job_alerts USING btree (compiled_version) WHERE (state = 'on'::text);

CREATE INDEX job_search_ended ON public.job_search USING gin (marks, body) WITH (gin_pending_list_limit='128') WHERE (NOT live);
CREATE INDEX job_search_ended_at ON public.job_search USING btree (expires_at) WHERE (NOT live);
CREATE INDEX job_search_live ON public.job_search USING gin (marks, head, body, (ARRAY[place])) WITH (gin_pending_list_limit='128') WHERE live;

CREATE INDEX job_seekers_by_day ON public.job_seekers USING btree (created_at) WHERE (deleted_at IS NULL);
CREATE INDEX job_seekers_by_email ON public.job_seekers USING btree (email_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX job_seekers_by_first_name ON public.job_seekers USING btree (sort_key(first_name) COLLATE "C", id) WHERE (deleted_at IS NULL);
CREATE INDEX job_seekers_by_last_name ON public.job_seekers USING btree (sort_key(last_name) COLLATE "C", id) WHERE (deleted_at IS NULL);
CREATE INDEX job_seekers_by_previous_email ON public.job_seekers USING btree (previous_email_key) WHERE (previous_email_key IS NOT NULL);
CREATE INDEX job_seekers_by_username ON public.job_seekers USING btree (username_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX job_seekers_deleted ON public.job_seekers USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX job_seekers_words ON public.job_seekers USING gin (words gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX job_sources_due ON public.job_sources USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX job_sources_employer ON public.job_sources USING btree (employer_id, created_at);

CREATE INDEX job_views_day ON ONLY public.job_views USING btree (day);

CREATE INDEX jobs_bands ON public.jobs USING gin (text_bands(overview)) WITH (gin_pending_list_limit='128') WHERE ((status = 'live'::text) AND (deleted_at IS NULL) AND (length(overview) >= 200));
CREATE INDEX jobs_by_day ON public.jobs USING btree (created_at) INCLUDE (status) WHERE (deleted_at IS NULL);
CREATE INDEX jobs_deleted ON public.jobs USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX jobs_employer ON public.jobs USING btree (employer_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX jobs_employer_company ON public.jobs USING btree (employer_id, company) WHERE (employer_id IS NOT NULL);
CREATE INDEX jobs_ending ON public.jobs USING btree (expires_at) WHERE ((status = 'live'::text) AND (deleted_at IS NULL));
CREATE INDEX jobs_live_category ON public.jobs USING btree (category, created_at DESC, id DESC) WHERE ((status = 'live'::text) AND (deleted_at IS NULL));
CREATE INDEX jobs_live_newest ON public.jobs USING btree (created_at DESC, id DESC) INCLUDE (expires_at, category, employment_kind) WHERE ((status = 'live'::text) AND (deleted_at IS NULL));
CREATE INDEX jobs_live_pay ON public.jobs USING btree (pay_to DESC, created_at DESC, id DESC) WHERE ((status = 'live'::text) AND (deleted_at IS NULL));
CREATE INDEX jobs_newest ON public.jobs USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX jobs_taken_down ON public.jobs USING btree (employer_id, updated_at) WHERE (removed_for = 'takeDown'::text);

CREATE INDEX mails_about ON public.mails USING btree (about) WHERE ((about IS NOT NULL) AND (state = 'waiting'::text));
CREATE INDEX mails_due ON public.mails USING btree (next_at, created_at) WHERE (state = 'waiting'::text);
CREATE INDEX mails_ended ON public.mails USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX mails_recipient ON public.mails USING btree (recipient, created_at DESC);
CREATE INDEX mails_sending ON public.mails USING btree (claimed_at) WHERE (state = 'sending'::text);

CREATE INDEX media_stored ON public.media USING btree (stored_key) WHERE (stored_key IS NOT NULL);

CREATE INDEX message_files_file ON public.message_files USING btree (file_id);

CREATE INDEX message_mails_due ON public.message_mails USING btree (due_at);

CREATE INDEX notices_at ON public.notices USING btree (created_at);
CREATE INDEX notices_employer ON public.notices USING btree (employer_id, created_at DESC);
CREATE INDEX notices_job ON public.notices USING btree (job_id);

CREATE INDEX place_points_by_point ON public.place_points USING btree (latitude, longitude) WHERE (latitude IS NOT NULL);

CREATE INDEX reports_about ON public.reports USING btree (((about ->> 'accountId'::text)), created_at DESC) WHERE (about IS NOT NULL);
CREATE INDEX reports_by_day ON public.reports USING btree (created_at);
CREATE INDEX reports_reporter ON public.reports USING btree (split_part(reporter_key, '#'::text, 1), created_at DESC);

CREATE UNIQUE INDEX resumes_default ON public.resumes USING btree (seeker_id) WHERE is_default;
CREATE INDEX resumes_file ON public.resumes USING btree (file_id);
CREATE INDEX resumes_seeker ON public.resumes USING btree (seeker_id, created_at);

CREATE INDEX saved_jobs_job ON public.saved_jobs USING btree (job_id);
CREATE INDEX saved_jobs_removed ON public.saved_jobs USING btree (removed_at) WHERE (removed_at IS NOT NULL);

CREATE INDEX search_phrases_most ON public.search_phrases USING btree (kind, jobs DESC, key);
CREATE INDEX search_phrases_words ON public.search_phrases USING gin (words);

CREATE INDEX search_words_alike ON public.search_words USING gin (word gin_trgm_ops);

CREATE INDEX sent_texts_account ON public.sent_texts USING btree (role, account_id, sent_at);
CREATE INDEX sent_texts_at ON public.sent_texts USING btree (sent_at);

CREATE INDEX session_tokens_session ON public.session_tokens USING btree (session_id, created_at);

CREATE INDEX sessions_account ON public.sessions USING btree (role, account_id);

CREATE INDEX shortlisted_candidates_seeker ON public.shortlisted_candidates USING btree (seeker_id);

CREATE INDEX stored_files_oldest ON public.stored_files USING btree (noted_at);

CREATE INDEX webhook_deliveries_age ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (next_at) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries_newest ON public.webhook_deliveries USING btree (webhook_id, number DESC);
CREATE INDEX webhook_deliveries_sending ON public.webhook_deliveries USING btree (webhook_id) WHERE (state = 'sending'::text);

CREATE INDEX webhooks_employer ON public.webhooks USING btree (employer_id, created_at);

CREATE OR REPLACE FUNCTION public.add_webhook_deliveries(told text, owner uuid, job uuid, application uuid, title text, why text, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  BEGIN
    INSERT INTO public.webhook_deliveries (id, webhook_id, event, job_id, application_id, job_title, reason, happened_at)
    SELECT gen_random_uuid(), w.id, told, job, application, title, why, at FROM public.webhooks w
    WHERE w.off_at IS NULL AND told = ANY(w.events) AND (w.employer_id = owner OR w.employer_id IN (
      SELECT c.employer_id FROM public.colleagues o JOIN public.colleagues c ON c.company_id = o.company_id
      WHERE o.employer_id = owner AND c.role = 'owner'));
  END $function$;

CREATE OR REPLACE FUNCTION public.begun_query(text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT CASE WHEN words IS NULL THEN (public.quoted_word($1) || ':*')::tsquery
    ELSE (SELECT string_agg(DISTINCT public.quoted_word(word), ' | ')::tsquery FROM unnest(tsvector_to_array(to_tsvector('pg_catalog.english', array_to_string(words, ' '))) || words) word) END
    FROM (SELECT public.begun_words($1) AS words OFFSET 0) w $function$;

CREATE OR REPLACE FUNCTION public.begun_words(text)
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT array_agg(word) FROM (
    SELECT word FROM public.search_words WHERE word LIKE replace(replace(replace($1, '\', '\\'), '%', '\%'), '_', '\_') || '%' ORDER BY jobs DESC, word LIMIT 32) w $function$;

CREATE OR REPLACE FUNCTION public.blocks_employer(blocked_names text[], blocked_ids uuid[], accounts uuid[], names text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT $3 && $2 OR EXISTS (SELECT 1 FROM unnest($1) blocked, unnest($4) name
    WHERE strpos(' ' || name || ' ', ' ' || blocked || ' ') > 0) $function$;

CREATE OR REPLACE FUNCTION public.candidate_marks(p open_profiles)
 RETURNS tsvector
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
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
  END $function$;

CREATE OR REPLACE FUNCTION public.candidate_words(p open_profiles, cv jsonb)
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT setweight(public.word_forms(p.headline), 'A') || setweight(public.word_forms(array_to_string(p.skills, ' . ')), 'B')
    || setweight(public.word_forms(replace(array_to_string(p.categories, ' . '), ' Jobs', '') || ' . ' || p.place), 'C')
    || CASE WHEN p.show_cv AND $2 IS NOT NULL
      THEN setweight(to_tsvector('pg_catalog.english', public.search_text(left(public.words_of_json(public.shown_cv($2, p.hide_employer)), 100000))), 'D')
      ELSE ''::tsvector END $function$;

CREATE OR REPLACE FUNCTION public.company_accounts(uuid)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT array_agg(id) FROM (
    SELECT $1 AS id
    UNION SELECT o.employer_id FROM public.colleagues c JOIN public.colleagues o ON o.company_id = c.company_id WHERE c.employer_id = $1) accounts $function$;

CREATE OR REPLACE FUNCTION public.drop_months(parent text, ended_by timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET lock_timeout TO '500ms'
AS $function$
  DECLARE
    name text;
    dropped integer := 0;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('months.' || parent, 0));
    FOR name IN SELECT m.part FROM public.months_of(parent) m WHERE m.until <= ended_by AND m.part <> parent ORDER BY m.until LOOP
      IF parent = 'audit_log' AND ended_by > now() - interval '1 year' THEN
        RAISE EXCEPTION 'The audit log is only ever added to.' USING ERRCODE = 'insufficient_privilege';
      END IF;
      EXECUTE format('DROP TABLE months.%I', name);
      dropped := dropped + 1;
    END LOOP;
    RETURN dropped;
  EXCEPTION WHEN lock_not_available THEN RETURN 0;
  END $function$;

CREATE OR REPLACE FUNCTION public.employer_names(uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT coalesce(array_agg(DISTINCT public.title_key(name)), '{}') FROM (
    SELECT company_name AS name FROM public.employers WHERE id = ANY(public.company_accounts($1))
    UNION SELECT company FROM public.jobs WHERE employer_id = ANY(public.company_accounts($1))) names WHERE btrim(name) <> '' $function$;

CREATE OR REPLACE FUNCTION public.fold_accents(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT public.unaccent('public.unaccent'::regdictionary, $1) $function$;

CREATE OR REPLACE FUNCTION public.forget_candidate(seeker uuid, employer uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  DECLARE told bigint;
  BEGIN
    DELETE FROM public.shortlisted_candidates WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2);
    DELETE FROM public.mails WHERE state = 'waiting'
      AND about IN (SELECT id FROM public.candidate_invitations WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2));
    -- about messages, to both; a daily mail tells of others, too: only the employer's is taken back
    DELETE FROM public.mails m USING public.candidate_invitations i, public.employers e, public.job_seekers s
      WHERE i.seeker_id = $1 AND ($2 IS NULL OR i.employer_id = $2) AND e.id = i.employer_id AND s.id = $1
        AND m.recipient = ANY(ARRAY[e.email, e.previous_email, s.email, s.previous_email]) AND m.state = 'waiting'
        AND (m.kind = 'messages' OR (m.kind = 'digest' AND m.recipient IN (e.email, e.previous_email))) AND strpos(m.text_body, i.id::text) > 0;
    DELETE FROM public.digest_items d USING public.candidate_invitations i
      WHERE i.seeker_id = $1 AND ($2 IS NULL OR i.employer_id = $2)
        AND ((d.role = 'employer' AND d.account_id = i.employer_id) OR (d.role = 'jobseeker' AND d.account_id = $1))
        AND (d.about = i.id OR strpos(d.url, i.id::text) > 0);
    -- open pages drop it from their counts
    WITH gone AS (
      DELETE FROM public.inbox_items WHERE invitation_id IN (
        SELECT id FROM public.candidate_invitations WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2))
      RETURNING role, account_id, invitation_id)
    SELECT count(pg_notify('account_events',
      json_build_object('role', role, 'accountId', account_id, 'kind', 'invitation', 'about', invitation_id)::text)) FROM gone INTO told;
    UPDATE public.candidate_invitations SET state = 'ended', answered_at = now()
      WHERE seeker_id = $1 AND ($2 IS NULL OR employer_id = $2) AND state IN ('sent', 'accepted', 'withdrawn');
  END $function$;

CREATE OR REPLACE FUNCTION public.is_erased(uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$ SELECT EXISTS (SELECT 1 FROM public.employers WHERE id = $1 AND erased_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM public.job_seekers WHERE id = $1 AND erased_at IS NOT NULL) $function$;

CREATE OR REPLACE FUNCTION public.job_body(head tsvector, overview text, responsibilities text[], qualifications text[], description text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT $1 || setweight(to_tsvector('pg_catalog.english', public.search_text(
    $2 || ' . ' || array_to_string($3, ' . ') || ' . ' || array_to_string($4, ' . ') || ' . ' || coalesce(left($5, 100000), ''))), 'D') $function$;

CREATE OR REPLACE FUNCTION public.job_head(title text, company text, category text, location text, remote boolean, kind text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT setweight(public.word_forms($1), 'A') || setweight(public.word_forms($2), 'B')
    || setweight(public.word_forms($3 || ' . ' || $4 || CASE WHEN $5 THEN ' . remote' ELSE '' END), 'C') || public.kind_words($6) $function$;

CREATE OR REPLACE FUNCTION public.job_marks(created_at timestamp with time zone, category text, kind text, remote boolean, pay_from numeric, pay_to numeric, employer uuid, location text, company text, degree text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
  DECLARE
    hour bigint := floor(extract(epoch FROM $1) / 3600);
    marks text[] := ARRAY['h' || hour, 'q' || hour / 6, 'd' || hour / 24, 'c' || $2, 'k' || $3, 'p' || public.pay_step($6)];
  BEGIN
    IF $6 > 0 THEN
      FOR level IN 12..public.pay_level($6) LOOP marks := marks || ('P' || level); END LOOP;
      FOR level IN public.pay_level($5)..20 LOOP marks := marks || ('F' || level); END LOOP;
    END IF;
    IF $4 THEN marks := marks || 'r'::text; END IF;
    IF $7 IS NOT NULL THEN marks := marks || ('e' || $7); END IF;
    RETURN array_to_tsvector(marks || public.marked_words('l', $8) || public.marked_words('o', $9) || public.marked_words('g', $10));
  END $function$;

CREATE OR REPLACE FUNCTION public.keep_active_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    UPDATE public.candidate_search SET active_on = NEW.seen_at::date WHERE seeker_id = NEW.account_id AND active_on < NEW.seen_at::date;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.keep_blocked_employers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  DECLARE
    blocked public.blocked_employers := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  BEGIN
    PERFORM public.keep_candidate(blocked.seeker_id);
    IF TG_OP <> 'DELETE' THEN
      PERFORM public.forget_candidate(blocked.seeker_id, account), public.silence_between(blocked.seeker_id, account, 'jobseeker')
        FROM (SELECT DISTINCT account FROM unnest(blocked.employer_ids) employer, unnest(public.company_accounts(employer)) account ORDER BY account) accounts;
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.keep_candidate(uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
  END $function$;

CREATE OR REPLACE FUNCTION public.keep_open_profile()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      PERFORM public.forget_candidate(OLD.seeker_id, NULL);
      DELETE FROM public.candidate_search WHERE seeker_id = OLD.seeker_id;
      RETURN NULL;
    END IF;
    IF TG_OP = 'UPDATE' AND OLD.is_open AND NOT NEW.is_open THEN PERFORM public.forget_candidate(NEW.seeker_id, NULL); END IF;
    PERFORM public.keep_candidate(NEW.seeker_id);
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.keep_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW.deleted_at IS NULL THEN INSERT INTO public.job_search SELECT * FROM public.search_row(NEW); END IF;
    ELSIF NEW.deleted_at IS NOT NULL THEN
      DELETE FROM public.job_search WHERE job_id = NEW.id;
    ELSIF OLD.deleted_at IS NOT NULL OR ROW(OLD.title, OLD.company, OLD.location, OLD.category, OLD.employment_kind, OLD.degree, OLD.remote, OLD.pay_from, OLD.pay_to,
        OLD.employer_id, OLD.created_at, OLD.overview, OLD.responsibilities, OLD.qualifications, OLD.description, OLD.apply_url IS NULL)
      IS DISTINCT FROM ROW(NEW.title, NEW.company, NEW.location, NEW.category, NEW.employment_kind, NEW.degree, NEW.remote, NEW.pay_from, NEW.pay_to,
        NEW.employer_id, NEW.created_at, NEW.overview, NEW.responsibilities, NEW.qualifications, NEW.description, NEW.apply_url IS NULL) THEN
      DELETE FROM public.job_search WHERE job_id = NEW.id;
      INSERT INTO public.job_search SELECT * FROM public.search_row(NEW);
    ELSIF (OLD.status = 'live', OLD.expires_at) IS DISTINCT FROM (NEW.status = 'live', NEW.expires_at) THEN
      UPDATE public.job_search SET live = (NEW.status = 'live'), expires_at = NEW.expires_at WHERE job_id = NEW.id;
      IF NOT FOUND THEN INSERT INTO public.job_search SELECT * FROM public.search_row(NEW); END IF;
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.keep_seekers_profile()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL THEN
      UPDATE public.open_profiles SET is_open = false WHERE seeker_id = NEW.id AND is_open;
    ELSIF EXISTS (SELECT 1 FROM public.open_profiles WHERE seeker_id = NEW.id AND is_open AND show_cv) THEN
      PERFORM public.keep_candidate(NEW.id);
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.keep_suspended_profile()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    PERFORM public.keep_candidate(NEW.id);
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.kind_words(kind text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT CASE WHEN $1 = 'other' THEN ''::tsvector ELSE setweight(public.word_forms(replace($1, '-', '')), 'C') END $function$;

CREATE OR REPLACE FUNCTION public.make_months(parent text, up_to timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET lock_timeout TO '500ms'
AS $function$
  DECLARE
    month timestamptz;
    name text;
    made integer := 0;
  BEGIN
    -- one host at a time
    PERFORM pg_advisory_xact_lock(hashtextextended('months.' || parent, 0));
    LOOP
      SELECT max(until) INTO month FROM public.months_of(parent);
      EXIT WHEN month >= up_to;
      name := parent || to_char(month, '_YYYY_MM');
      EXECUTE format('CREATE TABLE months.%I (LIKE public.%I INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING STORAGE)', name, parent);
      IF parent = 'audit_log' THEN
        EXECUTE format('CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON months.%I FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change()', name);
        EXECUTE format('ALTER TABLE months.%I ENABLE ALWAYS TRIGGER audit_log_stays', name);
      END IF;
      -- in this order, readers and writers of the other months go on
      EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION months.%I FOR VALUES FROM (%L) TO (%L)', parent, name, month, month + interval '1 month');
      made := made + 1;
    END LOOP;
    RETURN made;
  EXCEPTION WHEN lock_not_available THEN RETURN 0;
  END $function$;

CREATE OR REPLACE FUNCTION public.marked_words(letter text, said text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
  BEGIN
    RETURN (SELECT coalesce(array_agg($1 || w), '{}') FROM unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', public.search_text($2)))) w);
  END $function$;

CREATE OR REPLACE FUNCTION public.marks_query(letter text, said text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT string_agg(CASE WHEN place < last OR (length(lexeme) = 1 AND ascii(lexeme) < 128) THEN public.quoted_word($1 || lexeme)
      ELSE '(' || coalesce((SELECT string_agg(public.quoted_word($1 || word), ' | ') FROM unnest(public.begun_words(lexeme)) word), public.quoted_word($1 || lexeme) || ':*') || ')' END,
      ' & ')::tsquery
    FROM (SELECT lexeme, place, max(place) OVER () AS last
      FROM (SELECT lexeme, positions[array_upper(positions, 1)] AS place FROM unnest(to_tsvector('pg_catalog.simple', public.search_text($2)))) a) b $function$;

CREATE OR REPLACE FUNCTION public.miles_between(north1 double precision, east1 double precision, north2 double precision, east2 double precision)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT 2 * 3958.8 * asin(least(1, sqrt(
    sin(radians($3 - $1) / 2) ^ 2 + cos(radians($1)) * cos(radians($3)) * sin(radians($4 - $2) / 2) ^ 2))) $function$;

CREATE OR REPLACE FUNCTION public.months_of(parent text)
 RETURNS TABLE(part text, until timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET "TimeZone" TO 'UTC'
AS $function$
  SELECT c.relname::text, substring(pg_get_expr(c.relpartbound, c.oid) FROM $bound$TO \('([^']+)'\)$bound$)::timestamptz
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
  WHERE i.inhparent = format('public.%I', parent)::regclass
  $function$;

CREATE OR REPLACE FUNCTION public.name_of_account(role text, uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
  BEGIN
    RETURN coalesce(CASE $1
      WHEN 'admin' THEN (SELECT name FROM public.admins WHERE id = $2)
      WHEN 'employer' THEN (SELECT username FROM public.employers WHERE id = $2)
      WHEN 'jobseeker' THEN (SELECT username FROM public.job_seekers WHERE id = $2) END, '');
  END $function$;

CREATE OR REPLACE FUNCTION public.name_of_record(uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
  BEGIN
    RETURN coalesce(
      (SELECT title FROM public.jobs WHERE id = $1), (SELECT username FROM public.employers WHERE id = $1),
      (SELECT username FROM public.job_seekers WHERE id = $1), (SELECT name FROM public.admins WHERE id = $1),
      (SELECT name FROM public.featured_employers WHERE id = $1), (SELECT name FROM public.admin_invitations WHERE id = $1),
      (SELECT 'Terms' FROM public.terms WHERE id = $1),
      (SELECT j.title FROM public.cases c JOIN public.jobs j ON j.id = c.job_id WHERE c.id = $1),
      (SELECT j.title FROM public.applications a JOIN public.jobs j ON j.id = a.job_id WHERE a.id = $1),
      (SELECT j.title FROM public.candidate_invitations i JOIN public.jobs j ON j.id = i.job_id WHERE i.id = $1),
      (SELECT name FROM public.api_keys WHERE id = $1), '');
  END $function$;

CREATE OR REPLACE FUNCTION public.notify_job_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    PERFORM pg_notify('job_changes', coalesce(NEW.job_id, OLD.job_id)::text);
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.pay_level(numeric)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT CASE WHEN $1 < 404 THEN 12 WHEN $1 >= 22026 THEN 20 ELSE floor(ln($1::float8) * 2)::integer END $function$;

CREATE OR REPLACE FUNCTION public.pay_step(numeric)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT CASE WHEN $1 >= 1 THEN 1 + floor(ln($1::float8) * 4)::integer ELSE 0 END $function$;

CREATE OR REPLACE FUNCTION public.queue_changed_page()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF EXISTS (SELECT 1 FROM public.index_now WHERE on_until > now()) THEN
      INSERT INTO public.changed_pages AS c (job_id, is_new)
      VALUES (NEW.id, TG_OP = 'INSERT' OR OLD.status <> 'live' OR OLD.deleted_at IS NOT NULL)
      ON CONFLICT (job_id) DO UPDATE SET changes = c.changes + 1;
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.queue_job_to_match()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF (TG_OP = 'INSERT' OR NOT OLD.live) AND EXISTS (SELECT 1 FROM public.job_alert_queries) THEN
      INSERT INTO public.jobs_to_match (job_id) VALUES (NEW.job_id);
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.quoted_word(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT '''' || replace(replace($1, '\', '\\'), '''', '''''') || '''' $function$;

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF TG_LEVEL = 'ROW' AND TG_OP = 'DELETE' THEN
      IF OLD.at < now() - interval '1 year' THEN RETURN OLD; END IF;
    ELSIF TG_LEVEL = 'ROW' THEN
      IF (NEW.id, NEW.at, NEW.actor_role, NEW.action) IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.actor_role, OLD.action)
        AND NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id AND NEW.record_id IS NOT DISTINCT FROM OLD.record_id
        AND (NEW.actor_name = OLD.actor_name OR (NEW.actor_name = '' AND public.is_erased(OLD.actor_id)))
        AND (NEW.record_name = OLD.record_name OR (NEW.record_name = '' AND public.is_erased(OLD.record_id)))
        AND (NEW.before IS NOT DISTINCT FROM OLD.before OR (NEW.before IS NULL AND (public.is_erased(OLD.record_id) OR public.is_erased(OLD.actor_id))))
        AND (NEW.after IS NOT DISTINCT FROM OLD.after OR (NEW.after IS NULL AND (public.is_erased(OLD.record_id) OR public.is_erased(OLD.actor_id))))
      THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'The audit log is only ever added to.' USING ERRCODE = 'insufficient_privilege';
  END $function$;

CREATE OR REPLACE FUNCTION public.search_row(j jobs)
 RETURNS job_search
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
  DECLARE
    head tsvector := public.job_head(j.title, j.company, j.category, j.location, j.remote, j.employment_kind);
    marks tsvector := public.job_marks(j.created_at, j.category, j.employment_kind, j.remote, j.pay_from, j.pay_to, j.employer_id, j.location, j.company, j.degree);
    made public.job_search;
  BEGIN
    IF j.employer_id IS NOT NULL AND j.apply_url IS NULL THEN marks := marks || 'a'::tsvector; END IF;
    made := ROW(j.id, j.status = 'live', j.created_at, j.expires_at, j.category, j.employment_kind, j.pay_from, j.pay_to, public.title_key(j.title), btrim(j.location),
      head, marks, public.job_body(head, j.overview, j.responsibilities, j.qualifications, j.description));
    RETURN made;
  END $function$;

CREATE OR REPLACE FUNCTION public.search_text(text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
  DECLARE
    t text := translate(public.fold_accents(coalesce($1, '')), '/_|.\-‐‑–—', '          ');
  BEGIN
    -- most texts have none of these signs, and to look for one costs a hundredth of replacing it
    IF strpos(t, '++') > 0 THEN t := regexp_replace(t, '\mC\+\+', 'cplusplus', 'gi'); END IF;
    IF strpos(t, '#') > 0 THEN t := regexp_replace(t, '\m([CF])#', '\1sharp', 'gi'); END IF;
    IF strpos(t, 'IT') > 0 THEN t := regexp_replace(t, '\mIT\M', 'infotech', 'g'); END IF;
    IF strpos(t, '&') > 0 THEN t := regexp_replace(t, '\m(\w{1,3})&(\w{1,3})\M', '\1and\2', 'g'); END IF;
    RETURN t;
  END $function$;

CREATE OR REPLACE FUNCTION public.seeker_blocks(seeker uuid, employer uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT EXISTS (SELECT 1 FROM public.blocked_employers b WHERE b.seeker_id = $1
    AND public.blocks_employer(ARRAY[b.name_key], b.employer_ids, (SELECT public.company_accounts($2)), (SELECT public.employer_names($2)))) $function$;

CREATE OR REPLACE FUNCTION public.shown_cv(cv jsonb, hide_employer boolean)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT jsonb_build_object(
    'experience', coalesce((SELECT jsonb_agg(jsonb_build_object('title', public.without_contact(e ->> 'title'),
        'place', CASE WHEN $2 AND e ->> 'to' = '' THEN NULL ELSE public.without_contact(e ->> 'place') END,
        'from', e ->> 'from', 'to', e ->> 'to', 'text', public.without_contact(e ->> 'text')) ORDER BY at)
      FROM jsonb_array_elements(coalesce($1 -> 'experience', '[]')) WITH ORDINALITY each(e, at)), '[]'),
    'education', coalesce((SELECT jsonb_agg(jsonb_build_object('title', public.without_contact(e ->> 'title'),
        'place', public.without_contact(e ->> 'place'),
        'from', e ->> 'from', 'to', e ->> 'to', 'text', public.without_contact(e ->> 'text')) ORDER BY at)
      FROM jsonb_array_elements(coalesce($1 -> 'education', '[]')) WITH ORDINALITY each(e, at)), '[]')) $function$;

CREATE OR REPLACE FUNCTION public.silence_between(seeker uuid, employer uuid, by_role text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  BEGIN
    -- the lock of whatever is told at this moment
    PERFORM pg_advisory_xact_lock(hashtextextended('pair ' || $2 || ' ' || $1, 0));
    DELETE FROM public.mails m WHERE m.state = 'waiting' AND m.about IN (
      SELECT id FROM public.applications WHERE employer_id = $2 AND seeker_id = $1
      UNION SELECT id FROM public.candidate_invitations WHERE employer_id = $2 AND seeker_id = $1);
    -- a daily mail tells of others, too: only the blocked side's is taken back
    DELETE FROM public.mails m USING public.employers e, public.job_seekers s
      WHERE e.id = $2 AND s.id = $1 AND m.recipient = ANY(ARRAY[e.email, e.previous_email, s.email, s.previous_email]) AND m.state = 'waiting'
        AND (m.kind = 'messages' OR (m.kind = 'digest' AND coalesce(m.recipient IN (e.email, e.previous_email), false) = ($3 = 'jobseeker')))
        AND EXISTS (SELECT 1 FROM (
          SELECT id FROM public.applications WHERE employer_id = $2 AND seeker_id = $1
          UNION SELECT id FROM public.candidate_invitations WHERE employer_id = $2 AND seeker_id = $1) t WHERE strpos(m.text_body, t.id::text) > 0);
    DELETE FROM public.digest_items d WHERE ((d.role = 'employer' AND d.account_id = $2) OR (d.role = 'jobseeker' AND d.account_id = $1)) AND d.about IN (
      SELECT id FROM public.applications WHERE employer_id = $2 AND seeker_id = $1
      UNION SELECT id FROM public.candidate_invitations WHERE employer_id = $2 AND seeker_id = $1);
    DELETE FROM public.inbox_items i USING public.applications a
      WHERE a.employer_id = $2 AND a.seeker_id = $1 AND i.application_id = a.id AND i.at > now();
    UPDATE public.inbox_items i SET read_at = now() FROM public.applications a
      WHERE a.employer_id = $2 AND a.seeker_id = $1 AND i.application_id = a.id AND i.role = $3 AND i.read_at IS NULL;
    UPDATE public.inbox_items i SET read_at = now() FROM public.candidate_invitations v
      WHERE v.employer_id = $2 AND v.seeker_id = $1 AND i.invitation_id = v.id AND i.role = $3 AND i.read_at IS NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.sort_key(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT public.fold_accents(lower($1 COLLATE "default")) $function$;

CREATE OR REPLACE FUNCTION public.tell_webhooks_of_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF NEW.status = 'live' AND NEW.deleted_at IS NULL THEN
      IF NEW.expires_at > now() THEN
        PERFORM public.add_webhook_deliveries('job.published', NEW.employer_id, NEW.id, NULL, NEW.title, NULL, now());
      END IF;
    ELSE
      PERFORM public.add_webhook_deliveries('job.ended', NEW.employer_id, NEW.id, NULL, NEW.title,
        CASE WHEN NEW.deleted_at IS NOT NULL THEN 'deleted' WHEN NEW.status IN ('filled', 'removed') THEN NEW.status ELSE 'expired' END,
        least(OLD.expires_at, now()));
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.text_bands(text)
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
    WITH least AS MATERIALIZED (
      SELECT hash & 7 AS bin, min(hash) AS hash FROM (
        SELECT hashtext(word || ' ' || lead(word) OVER runs || ' ' || lead(word, 2) OVER runs) AS hash
        FROM regexp_split_to_table(lower($1), '[^[:alnum:]]+') WITH ORDINALITY AS words(word, place)
        WINDOW runs AS (ORDER BY place)
      ) runs WHERE hash IS NOT NULL GROUP BY 1
    )
    SELECT coalesce(array_agg(hashint8(a.hash::bigint << 32 | (b.hash::bigint & 4294967295))), '{}')
    FROM least a JOIN least b ON (b.bin - a.bin) & 7 IN (1, 2, 3) $function$;

CREATE OR REPLACE FUNCTION public.title_key(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT btrim(regexp_replace(lower(public.search_text($1)), '[^[:alnum:]]+', ' ', 'g')) $function$;

CREATE OR REPLACE FUNCTION public.without_contact(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT regexp_replace(regexp_replace(regexp_replace($1,
    '[^\s@<>()]{1,80}@[^\s@<>()]{1,250}', '…', 'g'),
    '(https?://|www\.)[^\s<>()]+', '…', 'gi'),
    '\+?\(?\d[\d\s().-]{7,20}\d', '…', 'g') $function$;

CREATE OR REPLACE FUNCTION public.word_forms(text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
  DECLARE
    s text := public.search_text($1);
  BEGIN
    RETURN to_tsvector('pg_catalog.english', s) || to_tsvector('pg_catalog.simple', s);
  END $function$;

CREATE OR REPLACE FUNCTION public.words_of_json(jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT coalesce(string_agg(value #>> '{}', E'\n'), '')
    FROM jsonb_path_query($1, 'strict $.** ? (@.type() == "string" || @.type() == "number")') AS value $function$;

CREATE TRIGGER audit_log_kept BEFORE DELETE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_names BEFORE UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER keep_blocked_employers AFTER INSERT OR DELETE OR UPDATE ON public.blocked_employers FOR EACH ROW EXECUTE FUNCTION keep_blocked_employers();

CREATE TRIGGER notify_job_change AFTER INSERT OR DELETE OR UPDATE ON public.job_search FOR EACH ROW EXECUTE FUNCTION notify_job_change();
CREATE TRIGGER queue_job_to_match AFTER INSERT OR UPDATE OF live ON public.job_search FOR EACH ROW WHEN (new.live) EXECUTE FUNCTION queue_job_to_match();

CREATE TRIGGER keep_seekers_profile AFTER UPDATE ON public.job_seekers FOR EACH ROW WHEN (((old.cv IS DISTINCT FROM new.cv) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION keep_seekers_profile();
CREATE TRIGGER keep_suspended_profile AFTER UPDATE ON public.job_seekers FOR EACH ROW WHEN ((old.suspended_at IS DISTINCT FROM new.suspended_at)) EXECUTE FUNCTION keep_suspended_profile();

CREATE TRIGGER jobs_moved AFTER UPDATE OF status, deleted_at ON public.jobs FOR EACH ROW WHEN (((new.employer_id IS NOT NULL) AND (((old.status = 'live'::text) AND (old.deleted_at IS NULL)) <> ((new.status = 'live'::text) AND (new.deleted_at IS NULL))))) EXECUTE FUNCTION tell_webhooks_of_job();
CREATE TRIGGER jobs_posted AFTER INSERT ON public.jobs FOR EACH ROW WHEN (((new.employer_id IS NOT NULL) AND (new.status = 'live'::text) AND (new.deleted_at IS NULL))) EXECUTE FUNCTION tell_webhooks_of_job();
CREATE TRIGGER jobs_search AFTER INSERT OR UPDATE ON public.jobs FOR EACH ROW EXECUTE FUNCTION keep_search();
CREATE TRIGGER queue_changed_page AFTER UPDATE ON public.jobs FOR EACH ROW WHEN (((((old.status = 'live'::text) AND (old.deleted_at IS NULL)) OR ((new.status = 'live'::text) AND (new.deleted_at IS NULL))) AND (((old.status IS DISTINCT FROM new.status) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)) OR (old.updated_at IS DISTINCT FROM new.updated_at)))) EXECUTE FUNCTION queue_changed_page();
CREATE TRIGGER queue_new_page AFTER INSERT ON public.jobs FOR EACH ROW WHEN (((new.status = 'live'::text) AND (new.deleted_at IS NULL))) EXECUTE FUNCTION queue_changed_page();

CREATE TRIGGER keep_open_profile AFTER INSERT OR DELETE OR UPDATE ON public.open_profiles FOR EACH ROW EXECUTE FUNCTION keep_open_profile();

CREATE TRIGGER keep_active_day AFTER INSERT OR UPDATE OF seen_at ON public.sessions FOR EACH ROW WHEN ((new.role = 'jobseeker'::text)) EXECUTE FUNCTION keep_active_day();
