-- Up Migration
-- What is known of the CV that was sent.
ALTER TABLE files
  -- of a PDF; null where they weren't counted, as nobody but a program that lays it out knows another kind's
  ADD COLUMN pages integer;

ALTER TABLE applications
  -- which of the seeker's CVs cv_id was; it may have another file since, or be deleted
  ADD COLUMN resume_id uuid;
