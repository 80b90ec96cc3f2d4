-- Up Migration
-- Reads and writes go on meanwhile.
ALTER TABLE cases VALIDATE CONSTRAINT cases_kind_check;
