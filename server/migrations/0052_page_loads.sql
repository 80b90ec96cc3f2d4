-- Up Migration
-- How fast pages were for real visitors, as histograms: how many loads of a page had a value between two bounds. Nothing says whose they were.
CREATE TABLE page_loads (
  -- in UTC
  day date NOT NULL,
  -- the name of its route
  page text COLLATE "C" NOT NULL,
  metric text COLLATE "C" NOT NULL,
  -- the values that belong to it: server/services/site/pageSpeed.ts
  bucket smallint NOT NULL,
  loads integer NOT NULL,
  PRIMARY KEY (day, page, metric, bucket)
);
