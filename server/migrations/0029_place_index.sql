-- Up Migration
-- For searches around a place: the jobs of the places near it, without reading all that have the words.
CREATE INDEX job_search_place ON job_search (place) WHERE live;
