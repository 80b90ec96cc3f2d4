-- Up Migration
-- What an employer says of a job besides the specification's fields, at length.

-- Markdown as it was typed; null: nothing. `description` is the whole text of an imported job, and plain
ALTER TABLE jobs ADD COLUMN long_description text;
