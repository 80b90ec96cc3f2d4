-- Up Migration
-- Employers' keys for programs. Only a key's hash is kept: whoever reads the table can't use one.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES employers (id),
  name text NOT NULL,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  secret_hash bytea NOT NULL UNIQUE,
  -- the key's last characters, by which its owner tells it from others
  hint text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);
CREATE INDEX api_keys_employer ON api_keys (employer_id, created_at);
CREATE INDEX api_keys_end ON api_keys (expires_at);
