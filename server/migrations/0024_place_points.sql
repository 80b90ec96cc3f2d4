-- Up Migration
-- Where the places of jobs are, by the text that postings write, filled in by running hosts. One without a point is no place, or one
-- without a middle to measure from: a state, the country.
CREATE TABLE place_points (
  place text COLLATE "C" PRIMARY KEY,
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  version integer NOT NULL,
  CONSTRAINT place_points_whole CHECK ((latitude IS NULL) = (longitude IS NULL))
);
CREATE INDEX place_points_by_point ON place_points (latitude, longitude) WHERE latitude IS NOT NULL;
