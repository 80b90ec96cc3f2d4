-- Up Migration
ALTER TABLE cases VALIDATE CONSTRAINT cases_kind_check;
CREATE INDEX jobs_taken_down ON jobs (employer_id, updated_at) WHERE removed_for = 'takeDown';
