-- Up Migration
DROP INDEX job_search_live;
ALTER INDEX job_search_live_places RENAME TO job_search_live;
