-- Up Migration
-- What employers write to applicants, interviews, and how often people want mail.

-- The employer's own words for a kind of letter; a kind without a row has ours.
CREATE TABLE letter_templates (
  employer_id uuid NOT NULL REFERENCES employers(id),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('message', 'shortlist', 'interview', 'offer', 'reject')),
  subject text NOT NULL,
  body text NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (employer_id, kind)
);

-- The letter that goes out with a pending decision.
ALTER TABLE applications ADD COLUMN pending_letter jsonb, ADD COLUMN pending_by uuid REFERENCES employers(id);

-- The times offered, and what became of them. An application has one at a time.
CREATE TABLE interviews (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL UNIQUE REFERENCES applications(id) ON DELETE CASCADE,
  state text COLLATE "C" NOT NULL CHECK (state IN ('offered', 'booked', 'declined', 'cancelled')),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('onSite', 'video', 'phone')),
  minutes smallint NOT NULL CHECK (minutes BETWEEN 5 AND 480),
  place text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '',
  times timestamptz[] NOT NULL,
  chosen_at timestamptz,
  -- counts the changes, for calendars (RFC 5545)
  sequence integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

-- How often a person wants to hear of what happens; without a row at once. The key is in the links that stop the mails.
CREATE TABLE mail_preferences (
  role text COLLATE "C" NOT NULL CHECK (role IN ('employer', 'jobseeker')),
  account_id uuid NOT NULL,
  frequency text COLLATE "C" NOT NULL DEFAULT 'atOnce' CHECK (frequency IN ('atOnce', 'daily', 'none')),
  unsubscribe_key uuid NOT NULL UNIQUE,
  -- when the last daily mail went out
  digest_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (role, account_id)
);

-- What waits for somebody's daily mail.
CREATE TABLE digest_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  role text COLLATE "C" NOT NULL CHECK (role IN ('employer', 'jobseeker')),
  account_id uuid NOT NULL,
  text text NOT NULL,
  url text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX digest_items_account ON digest_items (role, account_id, id);

ALTER TABLE mails
  -- the application it is about, where a later move makes it pointless
  ADD COLUMN about uuid,
  -- one-click unsubscribing (RFC 8058)
  ADD COLUMN unsubscribe_url text,
  -- an invitation to a calendar
  ADD COLUMN calendar text,
  ADD COLUMN calendar_method text COLLATE "C";
CREATE INDEX mails_about ON mails (about) WHERE about IS NOT NULL AND state = 'waiting';
