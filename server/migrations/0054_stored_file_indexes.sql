-- Up Migration
CREATE INDEX files_stored ON files (stored_key) WHERE stored_key IS NOT NULL;
CREATE INDEX media_stored ON media (stored_key) WHERE stored_key IS NOT NULL;
