-- Up Migration
-- What an employer says of a job besides the specification's fields: where the work is done, and until when one may apply.

ALTER TABLE jobs
  -- onSite, hybrid or remote; null: the employer says nothing, and title and place tell whether it is remote
  ADD COLUMN workplace text,
  -- the last day on which one may apply; a live job's expires_at is no later than its end. null: the job's usual time
  ADD COLUMN closes_on date;
ALTER TABLE jobs ADD CONSTRAINT jobs_workplace_check CHECK (workplace IN ('onSite', 'hybrid', 'remote')) NOT VALID;
