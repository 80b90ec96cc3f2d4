-- Up Migration
-- What people write to each other, what they are told on the site, and whom they don't want to hear from (docs/inbox.md).

-- The file of a message.
CREATE TABLE message_files (
  message_id uuid PRIMARY KEY REFERENCES application_messages (id) ON DELETE CASCADE,
  file_id uuid NOT NULL REFERENCES files (id),
  name text NOT NULL
);
CREATE INDEX message_files_file ON message_files (file_id);

-- Who is mailed about messages, and when, unless they read them before. One row for a person, so that several make one mail.
CREATE TABLE message_mails (
  role text COLLATE "C" NOT NULL CHECK (role IN ('employer', 'jobseeker')),
  account_id uuid NOT NULL,
  message_ids uuid[] NOT NULL,
  due_at timestamptz(3) NOT NULL,
  PRIMARY KEY (role, account_id)
);
CREATE INDEX message_mails_due ON message_mails (due_at);

-- Who doesn't want to hear from whom. Each side's block is its own.
CREATE TABLE blocks (
  employer_id uuid NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  seeker_id uuid NOT NULL REFERENCES job_seekers (id) ON DELETE CASCADE,
  by_role text COLLATE "C" NOT NULL CHECK (by_role IN ('employer', 'jobseeker')),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (employer_id, seeker_id, by_role)
);
CREATE INDEX blocks_seeker ON blocks (seeker_id);

-- What somebody was told; one of the columns says what it is about. A thread and an interview have one item, which is unread again, decisions and finds of alerts one each.
CREATE TABLE inbox_items (
  id uuid PRIMARY KEY,
  role text COLLATE "C" NOT NULL CHECK (role IN ('employer', 'jobseeker')),
  account_id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  application_id uuid REFERENCES applications (id) ON DELETE CASCADE,
  alert_id uuid REFERENCES job_alerts (id) ON DELETE CASCADE,
  data jsonb NOT NULL DEFAULT '{}',
  -- shown from then on: a decision can be undone before
  at timestamptz(3) NOT NULL DEFAULT now(),
  read_at timestamptz(3),
  -- whether open pages have heard of it
  announced boolean NOT NULL
);
CREATE UNIQUE INDEX inbox_items_one ON inbox_items (role, account_id, kind, application_id) WHERE kind IN ('message', 'interview');
CREATE INDEX inbox_items_account ON inbox_items (role, account_id, at DESC, id);
CREATE INDEX inbox_items_unread ON inbox_items (role, account_id) WHERE read_at IS NULL;
CREATE INDEX inbox_items_application ON inbox_items (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX inbox_items_alert ON inbox_items (alert_id) WHERE alert_id IS NOT NULL;
CREATE INDEX inbox_items_announced ON inbox_items (at) WHERE NOT announced;
CREATE INDEX inbox_items_at ON inbox_items (at);

-- The application that a line of the daily mail is about, where a block takes it back.
ALTER TABLE digest_items ADD COLUMN about uuid;

-- Who wrote the messages that were reported, and what they said then.
ALTER TABLE reports ADD COLUMN about jsonb;
ALTER TABLE cases DROP CONSTRAINT cases_kind_check;
ALTER TABLE cases ADD CONSTRAINT cases_kind_check CHECK (kind IN ('reported', 'firstPosting', 'answered', 'repeated', 'message')) NOT VALID;
