-- Up Migration
-- A changed email address counts once it is confirmed, and its owner can undo the change.

-- The last confirmed address while the account's present one isn't confirmed: security mail goes there.
ALTER TABLE employers
  ADD COLUMN previous_email text COLLATE "C",
  ADD COLUMN previous_email_key text COLLATE "C",
  ADD COLUMN previous_verified_at timestamptz,
  ADD COLUMN password_changed_at timestamptz;
ALTER TABLE job_seekers
  ADD COLUMN previous_email text COLLATE "C",
  ADD COLUMN previous_email_key text COLLATE "C",
  ADD COLUMN previous_verified_at timestamptz,
  ADD COLUMN password_changed_at timestamptz;
ALTER TABLE admins ADD COLUMN password_changed_at timestamptz;
CREATE INDEX employers_by_previous_email ON employers (previous_email_key) WHERE previous_email_key IS NOT NULL;
CREATE INDEX job_seekers_by_previous_email ON job_seekers (previous_email_key) WHERE previous_email_key IS NOT NULL;

-- Links mailed to the address that an account had before a change. While one is valid, nobody else can take that address.
CREATE TABLE email_undos (
  token_hash bytea PRIMARY KEY,
  role text COLLATE "C" NOT NULL CHECK (role IN ('employer', 'jobseeker')),
  account_id uuid NOT NULL,
  email text COLLATE "C" NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- when the password was last set by a link to this address
  password_proven_at timestamptz
);
CREATE INDEX email_undos_account ON email_undos (role, account_id);
CREATE INDEX email_undos_email ON email_undos (role, email_key);
