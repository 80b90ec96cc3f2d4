-- Up Migration
-- The place as it is written joins the index of words and marks, so that a search around a place asks one index for all of it.
DROP INDEX job_search_live;
CREATE INDEX job_search_live ON job_search USING gin (marks, head, body, (ARRAY[place])) WITH (gin_pending_list_limit = 128) WHERE live;
