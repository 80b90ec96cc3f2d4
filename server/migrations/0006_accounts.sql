-- Up Migration
-- Accounts that look after themselves: log-ins one can tell apart, proven e-mail addresses, links by mail, agreement to the terms,
-- deletion with a way back; the mail itself; and counters that several hosts share.

-- What a log-in was made with ("Firefox on Windows"), never the whole header: it would tell people apart.
ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT '';

ALTER TABLE employers
  ADD COLUMN email_verified_at timestamptz,
  ADD COLUMN deleted_by text COLLATE "C" CHECK (deleted_by IN ('self', 'admin')),
  -- when the person was erased for good; the row stays for what others received
  ADD COLUMN erased_at timestamptz;
ALTER TABLE job_seekers
  ADD COLUMN email_verified_at timestamptz,
  ADD COLUMN deleted_by text COLLATE "C" CHECK (deleted_by IN ('self', 'admin')),
  ADD COLUMN erased_at timestamptz;
CREATE INDEX employers_deleted ON employers (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX job_seekers_deleted ON job_seekers (deleted_at) WHERE deleted_at IS NOT NULL;

-- A job that went with its employer's account comes back with it; one that was deleted before doesn't.
ALTER TABLE jobs ADD COLUMN deleted_with_owner boolean NOT NULL DEFAULT false;

-- Who the sender was, kept with what was sent once the person is erased.
ALTER TABLE applications ADD COLUMN sender jsonb;

-- Which version of the terms an account agreed to, and when.
CREATE TABLE consents (
  role text COLLATE "C" NOT NULL CHECK (role IN ('employer', 'jobseeker')),
  account_id uuid NOT NULL,
  terms_id uuid NOT NULL REFERENCES terms(id),
  version integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (role, account_id, terms_id, version)
);

-- One-time links that were mailed: only hashes of their secrets. A new one takes the place of the one before.
CREATE TABLE mailed_links (
  token_hash bytea PRIMARY KEY,
  purpose text COLLATE "C" NOT NULL CHECK (purpose IN ('reset', 'verify')),
  role text COLLATE "C" NOT NULL CHECK (role IN ('employer', 'jobseeker')),
  account_id uuid NOT NULL,
  -- the address it went to: it proves no other
  email_key text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  UNIQUE (purpose, role, account_id)
);

-- Mail to be sent, written in the transaction that it tells of. `handed_at`: the whole message was about to be with the receiving
-- server, so a host that ended at that moment must not send it again.
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  kind text COLLATE "C" NOT NULL,
  recipient text NOT NULL,
  reply_to text,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  state text COLLATE "C" NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  claimed_at timestamptz,
  handed_at timestamptz,
  ended_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mails_due ON mails (next_at, created_at) WHERE state = 'waiting';
CREATE INDEX mails_sending ON mails (claimed_at) WHERE state = 'sending';
CREATE INDEX mails_ended ON mails (ended_at) WHERE ended_at IS NOT NULL;

-- Networks an account was logged in from (hashes): strangers who try its password don't slow it down there.
CREATE TABLE known_networks (
  role text COLLATE "C" NOT NULL CHECK (role IN ('employer', 'jobseeker', 'admin')),
  account_id uuid NOT NULL,
  network_hash bytea NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (role, account_id, network_hash)
);

-- Calls of a network in a minute, added up over all hosts; nothing is lost if it is.
CREATE UNLOGGED TABLE traffic (
  network text COLLATE "C" NOT NULL,
  minute timestamptz NOT NULL,
  calls integer NOT NULL,
  PRIMARY KEY (minute, network)
);

-- The log's one exception: names and texts about a person may be taken away once the person is erased; that something was done, by
-- whom and when stays.
CREATE FUNCTION is_erased(uuid) RETURNS boolean
  LANGUAGE sql STABLE
  AS $$ SELECT EXISTS (SELECT 1 FROM public.employers WHERE id = $1 AND erased_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM public.job_seekers WHERE id = $1 AND erased_at IS NOT NULL) $$;
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF TG_LEVEL = 'ROW' THEN
      IF (NEW.id, NEW.at, NEW.actor_role, NEW.action) IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.actor_role, OLD.action)
        AND NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id AND NEW.record_id IS NOT DISTINCT FROM OLD.record_id
        AND (NEW.actor_name = OLD.actor_name OR (NEW.actor_name = '' AND public.is_erased(OLD.actor_id)))
        AND (NEW.record_name = OLD.record_name OR (NEW.record_name = '' AND public.is_erased(OLD.record_id)))
        AND (NEW.before IS NOT DISTINCT FROM OLD.before OR (NEW.before IS NULL AND (public.is_erased(OLD.record_id) OR public.is_erased(OLD.actor_id))))
        AND (NEW.after IS NOT DISTINCT FROM OLD.after OR (NEW.after IS NULL AND (public.is_erased(OLD.record_id) OR public.is_erased(OLD.actor_id))))
      THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'The audit log is only ever added to.' USING ERRCODE = 'insufficient_privilege';
  END $$;
DROP TRIGGER audit_log_stays ON audit_log;
CREATE TRIGGER audit_log_stays BEFORE DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_names BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_stays;
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_names;
