-- Up Migration
-- What an administrator looks at: reported jobs, new employers' first postings, and employers' answers to a take-down.

-- One row for each time a job needs a look; a job has one open case at most.
CREATE TABLE cases (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs(id),
  -- what opened it; reports that come later join it
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('reported', 'firstPosting', 'answered')),
  opened_at timestamptz(3) NOT NULL DEFAULT now(),
  closed_at timestamptz(3)
);
CREATE UNIQUE INDEX cases_open_job ON cases (job_id) WHERE closed_at IS NULL;
CREATE INDEX cases_open ON cases (opened_at, id) WHERE closed_at IS NULL;
CREATE INDEX cases_closed ON cases (closed_at DESC, id) WHERE closed_at IS NOT NULL;
CREATE INDEX cases_job ON cases (job_id);

-- One person reports a job once in a case; reporter_key is the account, or a hash of the address for a visitor.
CREATE TABLE reports (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES cases(id),
  reason text COLLATE "C" NOT NULL,
  note text NOT NULL DEFAULT '',
  reporter_role text COLLATE "C" NOT NULL,
  reporter_key text COLLATE "C" NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (case_id, reporter_key)
);
CREATE INDEX reports_by_day ON reports (created_at);

-- What an administrator decided; `before` is what an undo gives back.
CREATE TABLE decisions (
  id uuid PRIMARY KEY,
  case_id uuid REFERENCES cases(id),
  job_id uuid REFERENCES jobs(id),
  employer_id uuid REFERENCES employers(id),
  admin_id uuid NOT NULL REFERENCES admins(id),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('dismiss', 'approve', 'edit', 'takeDown', 'suspend')),
  reason text NOT NULL DEFAULT '',
  before jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  undone_at timestamptz(3)
);
CREATE INDEX decisions_case ON decisions (case_id);
CREATE INDEX decisions_employer ON decisions (employer_id, created_at DESC);

-- What an employer is told of decisions about its jobs.
CREATE TABLE notices (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES employers(id),
  job_id uuid REFERENCES jobs(id),
  kind text COLLATE "C" NOT NULL,
  reason text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  read_at timestamptz(3)
);
CREATE INDEX notices_employer ON notices (employer_id, created_at DESC);

-- Warning signs computed when a job was posted or changed: reasons to look, never acted on alone.
ALTER TABLE jobs ADD COLUMN signs jsonb NOT NULL DEFAULT '[]';
