-- Up Migration
-- One row: the oldest release that may run on this database. The newest release that has opened it sets it to the one before itself
-- (server/database/releases.ts).
CREATE TABLE oldest_release (
  id smallint PRIMARY KEY CHECK (id = 1),
  number integer NOT NULL
);
INSERT INTO oldest_release (id, number) VALUES (1, 1);
