-- Up Migration
-- What people ask the administrators on the help page, with or without an account.
CREATE TABLE help_questions (
  id uuid PRIMARY KEY,
  -- as whom they ask
  role text COLLATE "C" NOT NULL CHECK (role IN ('visitor', 'jobseeker', 'employer')),
  -- the account they were logged in with; null for nobody's
  account_role text COLLATE "C",
  account_id uuid,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  done_at timestamptz(3),
  done_by uuid REFERENCES admins(id)
);
CREATE INDEX help_questions_newest ON help_questions (created_at DESC, id);
CREATE INDEX help_questions_account ON help_questions (account_id) WHERE account_id IS NOT NULL;
