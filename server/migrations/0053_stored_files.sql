-- Up Migration
-- Files whose bytes are outside the database (FILES_URL). Their rows have the key of the bytes there, and none here.
ALTER TABLE files ADD COLUMN stored_key text COLLATE "C";
ALTER TABLE media ADD COLUMN stored_key text COLLATE "C";

-- What was put into the store, written down before it is: what no row refers to after a while is deleted there.
CREATE TABLE stored_files (
  -- the SHA-256 of the bytes
  key text COLLATE "C" PRIMARY KEY,
  -- when somebody last put it there, or let go of it
  noted_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX stored_files_oldest ON stored_files (noted_at);
