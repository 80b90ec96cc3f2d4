-- Up Migration
-- A job's life (contract/jobLife.ts). `waiting`: a posting that an administrator looks at before it goes live.

ALTER TABLE jobs DROP CONSTRAINT jobs_status_check;
ALTER TABLE jobs ADD CONSTRAINT jobs_status_check CHECK (status IN ('draft', 'waiting', 'live', 'expired', 'filled', 'removed'));

-- Why a job was removed, and what it goes back to. A suspended employer's jobs come back together, one that was taken down by itself does not.
ALTER TABLE jobs
  ADD COLUMN status_before text COLLATE "C",
  ADD COLUMN removed_for text COLLATE "C" CHECK (removed_for IN ('takeDown', 'suspension')),
  ADD COLUMN removal_reason text,
  ADD COLUMN removal_answer text,
  -- when it expired, was filled or was removed
  ADD COLUMN ended_at timestamptz(3);
UPDATE jobs SET removed_for = 'takeDown', status_before = 'live', ended_at = updated_at WHERE status = 'removed';
ALTER TABLE jobs ADD CONSTRAINT jobs_removal_check CHECK ((status = 'removed') = (removed_for IS NOT NULL) AND (status = 'removed') = (status_before IS NOT NULL));

-- What the sweep looks for.
CREATE INDEX jobs_ending ON jobs (expires_at) WHERE status = 'live' AND deleted_at IS NULL;

ALTER TABLE employers ADD COLUMN suspended_at timestamptz, ADD COLUMN suspension_reason text;
