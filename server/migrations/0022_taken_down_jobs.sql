-- Up Migration
CREATE INDEX jobs_taken_down ON jobs (employer_id, updated_at) WHERE removed_for = 'takeDown';
