-- Up Migration
-- Companies of several people, and what each may do (docs/colleagues.md). A job is its poster's and so the company's that its poster is in.
CREATE TABLE companies (
  id uuid PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- An employer's account is in one company at most; without a row it is on its own.
CREATE TABLE colleagues (
  employer_id uuid PRIMARY KEY REFERENCES employers (id),
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  role text COLLATE "C" NOT NULL CHECK (role IN ('owner', 'recruiter', 'reader')),
  -- all of the company's jobs, or those that it posted and those of colleague_jobs
  all_jobs boolean NOT NULL,
  joined_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT colleagues_owner CHECK (role <> 'owner' OR all_jobs)
);
CREATE INDEX colleagues_company ON colleagues (company_id, joined_at);

CREATE TABLE colleague_jobs (
  employer_id uuid NOT NULL REFERENCES colleagues (employer_id) ON DELETE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  PRIMARY KEY (employer_id, job_id)
);
CREATE INDEX colleague_jobs_job ON colleague_jobs (job_id);

CREATE TABLE colleague_invitations (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  email text NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  role text COLLATE "C" NOT NULL CHECK (role IN ('owner', 'recruiter', 'reader')),
  all_jobs boolean NOT NULL,
  job_ids uuid[] NOT NULL DEFAULT '{}',
  token_hash bytea NOT NULL UNIQUE,
  invited_by uuid NOT NULL REFERENCES employers (id),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL,
  UNIQUE (company_id, email_key)
);
CREATE INDEX colleague_invitations_by ON colleague_invitations (invited_by);
CREATE INDEX colleague_invitations_end ON colleague_invitations (expires_at);

-- The company's own words for letters, in place of each person's.
CREATE TABLE company_letter_templates (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('message', 'shortlist', 'interview', 'offer', 'reject')),
  subject text NOT NULL,
  body text NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, kind)
);

-- Which entries of the audit log are a company's: the log has no index by who acted.
CREATE TABLE company_history (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  audit_id bigint NOT NULL REFERENCES audit_log (id) ON DELETE CASCADE,
  PRIMARY KEY (company_id, audit_id)
);
CREATE INDEX company_history_audit ON company_history (audit_id);
