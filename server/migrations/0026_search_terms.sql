-- Up Migration
-- What visitors type into the search, summed by day. Only what at least five of them typed on one
-- day is ever written, and nothing tells who they were.
CREATE TABLE search_terms (
  -- in UTC
  day date NOT NULL,
  term text COLLATE "C" NOT NULL,
  visitors integer NOT NULL,
  searches integer NOT NULL,
  -- searches that found no job by their words alone
  no_results integer NOT NULL,
  -- searches after which a job was opened
  clicks integer NOT NULL,
  -- how many jobs the words alone found, the last time; null: they were only searched with filters
  results integer,
  PRIMARY KEY (day, term)
);
