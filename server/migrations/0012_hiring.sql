-- Up Migration
-- From an application to a hire: CVs, questions and answers, states with a history, the employer's notes, messages.

-- Files that only some may read: CVs. An address names a file by its random id; a file is never changed.
CREATE TABLE files (
  id uuid PRIMARY KEY,
  content_type text COLLATE "C" NOT NULL,
  -- in bytes
  size integer NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
-- compressed already, most of them
ALTER TABLE files ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- A seeker's CVs. Replacing one brings another file; what was sent keeps the old one.
CREATE TABLE resumes (
  id uuid PRIMARY KEY,
  seeker_id uuid NOT NULL REFERENCES job_seekers(id),
  file_id uuid NOT NULL REFERENCES files(id),
  name text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX resumes_seeker ON resumes (seeker_id, created_at);
CREATE INDEX resumes_file ON resumes (file_id);
CREATE UNIQUE INDEX resumes_default ON resumes (seeker_id) WHERE is_default;

-- The long form of a profile, as /cv prints it.
ALTER TABLE job_seekers ADD COLUMN cv jsonb;

ALTER TABLE jobs
  -- what applicants are asked: [{ id, kind, text, required, choices? }]
  ADD COLUMN questions jsonb NOT NULL DEFAULT '[]',
  -- "answers within N days"; null: no promise
  ADD COLUMN answer_days smallint CHECK (answer_days BETWEEN 1 AND 60),
  -- when its employer last said that it is still open, and when that was last asked
  ADD COLUMN confirmed_at timestamptz(3),
  ADD COLUMN confirmation_asked_at timestamptz(3);

ALTER TABLE applications
  ADD COLUMN employer_id uuid REFERENCES employers(id),
  ADD COLUMN note text NOT NULL DEFAULT '',
  -- [{ question, answer }], as they were asked
  ADD COLUMN answers jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN cv_id uuid REFERENCES files(id),
  ADD COLUMN cv_name text,
  -- where the seeker came from: search, home, link …
  ADD COLUMN source text COLLATE "C" NOT NULL DEFAULT 'link',
  -- when it was last sent, which is later than created_at after a withdrawal
  ADD COLUMN sent_at timestamptz(3),
  ADD COLUMN times_sent smallint NOT NULL DEFAULT 1,
  ADD COLUMN moved_at timestamptz(3),
  -- what the employer has decided but the seeker is told only later
  ADD COLUMN pending_state text COLLATE "C",
  ADD COLUMN pending_at timestamptz(3),
  -- the promise as it was when the application was sent, and when it was kept
  ADD COLUMN answer_due_at timestamptz(3),
  ADD COLUMN answered_at timestamptz(3),
  ADD COLUMN reminded_at timestamptz(3),
  -- the employer's own
  ADD COLUMN rating smallint CHECK (rating BETWEEN 1 AND 5),
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}';

UPDATE applications a SET employer_id = j.employer_id, sent_at = a.created_at, moved_at = a.created_at FROM jobs j WHERE j.id = a.job_id;
-- what was sent stays as it was: from here on the sender's data are copied when the application is sent
UPDATE applications a SET sender = jsonb_build_object('username', s.username, 'firstName', s.first_name, 'lastName', s.last_name, 'email', s.email,
    'phone', s.phone, 'location', s.location, 'education', s.education, 'experience', s.experience)
  FROM job_seekers s WHERE s.id = a.seeker_id AND a.sender IS NULL;
ALTER TABLE applications
  ALTER COLUMN employer_id SET NOT NULL,
  ALTER COLUMN sent_at SET NOT NULL, ALTER COLUMN sent_at SET DEFAULT now(),
  ALTER COLUMN moved_at SET NOT NULL, ALTER COLUMN moved_at SET DEFAULT now(),
  ALTER COLUMN sender SET NOT NULL,
  ADD CONSTRAINT applications_state_check CHECK (state IN ('sent', 'opened', 'shortlisted', 'interview', 'offer', 'hired', 'notSelected', 'withdrawn')),
  ADD CONSTRAINT applications_pending_check CHECK ((pending_state IS NULL) = (pending_at IS NULL));

-- What the employer searches: the name, the place, the note, the tags and the private notes.
ALTER TABLE applications ADD COLUMN private_words text NOT NULL DEFAULT '';
ALTER TABLE applications ADD COLUMN words text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  sort_key(left(coalesce(sender->>'firstName', '') || ' ' || coalesce(sender->>'lastName', '') || E'\n' || coalesce(sender->>'username', '') || E'\n' ||
    coalesce(sender->>'email', '') || E'\n' || coalesce(sender->>'location', '') || E'\n' || note || E'\n' || private_words, 20000))) STORED;

-- What a list by name is sorted by.
ALTER TABLE applications ADD COLUMN name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  sort_key(coalesce(sender->>'lastName', '') || E'\n' || coalesce(sender->>'firstName', ''))) STORED;

CREATE INDEX applications_employer ON applications (employer_id, sent_at DESC, id DESC);
-- how many are in each state, and of each job, without reading the rows
CREATE INDEX applications_counts ON applications (employer_id, job_id, state, pending_state, answer_due_at, answered_at);
CREATE INDEX applications_employer_name ON applications (employer_id, name_key, id);
CREATE INDEX applications_job_sent ON applications (job_id, sent_at DESC, id DESC);
CREATE INDEX applications_pending ON applications (pending_at) WHERE pending_at IS NOT NULL;
CREATE INDEX applications_due ON applications (answer_due_at) WHERE answered_at IS NULL AND answer_due_at IS NOT NULL;
CREATE INDEX applications_cv ON applications (cv_id) WHERE cv_id IS NOT NULL;

-- What happened to an application, in order. Some of it only the employer sees.
CREATE TABLE application_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications(id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL DEFAULT now(),
  -- a state, or what else happened: cvOpened, messaged, interviewOffered …
  kind text COLLATE "C" NOT NULL,
  actor_role text COLLATE "C" NOT NULL CHECK (actor_role IN ('jobseeker', 'employer', 'admin', 'host')),
  actor_name text NOT NULL DEFAULT '',
  data jsonb NOT NULL DEFAULT '{}',
  for_seeker boolean NOT NULL DEFAULT true
);
CREATE INDEX application_events_application ON application_events (application_id, id);
INSERT INTO application_events (application_id, at, kind, actor_role)
  SELECT id, created_at, 'sent', 'jobseeker' FROM applications ORDER BY created_at, id;

-- What the employer's people write for themselves.
CREATE TABLE application_notes (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications(id) ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES employers(id),
  author_name text NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX application_notes_application ON application_notes (application_id, created_at);

-- What the two sides write to each other about an application.
CREATE TABLE application_messages (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications(id) ON DELETE CASCADE,
  from_role text COLLATE "C" NOT NULL CHECK (from_role IN ('jobseeker', 'employer')),
  author_name text NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  read_at timestamptz(3)
);
CREATE INDEX application_messages_application ON application_messages (application_id, created_at, id);
