-- Up Migration
-- The place as it is written joins the index of words and marks, so that a search around a place asks one index for all of it. It
-- takes the other's place in 0031, since jobs can be read while an index is made, but not while one is dropped.
CREATE INDEX job_search_live_places ON job_search USING gin (marks, head, body, (ARRAY[place])) WITH (gin_pending_list_limit = 128) WHERE live;
