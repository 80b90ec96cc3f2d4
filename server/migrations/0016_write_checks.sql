-- One row, written by each check of readiness: a database that answers reads may still be unable to
-- store anything (a standby, a full disk).
CREATE TABLE write_checks (
  id smallint PRIMARY KEY CHECK (id = 1),
  at timestamptz NOT NULL
) WITH (fillfactor = 10);
