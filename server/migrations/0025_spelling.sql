-- Up Migration
-- Of the jobs that have a word: in how many it is in the title, the company and the place, and about how many have it in their texts.
ALTER TABLE search_words ADD COLUMN title_jobs integer NOT NULL DEFAULT 0;
ALTER TABLE search_words ADD COLUMN company_jobs integer NOT NULL DEFAULT 0;
ALTER TABLE search_words ADD COLUMN place_jobs integer NOT NULL DEFAULT 0;
ALTER TABLE search_words ADD COLUMN text_jobs integer NOT NULL DEFAULT 0;

-- Two words next to each other in titles, companies and places of live jobs, and how many of these have them: the most common ones.
CREATE TABLE search_pairs (
  words text COLLATE "C" PRIMARY KEY,
  jobs integer NOT NULL
);
