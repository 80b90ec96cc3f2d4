-- Up Migration
-- The cases of postings that repeat a job that was taken down. Cases are checked without keeping anybody from reading them.
ALTER TABLE cases DROP CONSTRAINT cases_kind_check;
ALTER TABLE cases ADD CONSTRAINT cases_kind_check CHECK (kind IN ('reported', 'firstPosting', 'answered', 'repeated')) NOT VALID;
