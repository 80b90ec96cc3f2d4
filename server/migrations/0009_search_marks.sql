-- Up Migration
-- What a job pays, in seven steps of two thirds more and one for less and more each: a filter asks for one mark and not for any of twenty.
CREATE FUNCTION pay_level(numeric) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN $1 < 404 THEN 12 WHEN $1 >= 22026 THEN 20 ELSE floor(ln($1::float8) * 2)::integer END $$;

-- h, q, d: hour, quarter of a day and day (UTC) since 1970 it was posted; c: category; k: kind of employment; r: remote; e: employer; l, o, g: each word of
-- place, company and degree; p: step of pay_to, 0 where no pay is told. Where it is, P: each level of pay that it comes up to; F: each that it begins below.
CREATE OR REPLACE FUNCTION job_marks(
  created_at timestamptz, category text, kind text, remote boolean, pay_from numeric, pay_to numeric, employer uuid, location text, company text, degree text
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array_to_tsvector(
    ARRAY['h' || hour, 'q' || hour / 6, 'd' || hour / 24, 'c' || $2, 'k' || $3, 'p' || public.pay_step($6)]
    || CASE WHEN $6 > 0 THEN ARRAY(SELECT 'P' || level FROM generate_series(12, public.pay_level($6)) level UNION ALL SELECT 'F' || level FROM generate_series(public.pay_level($5), 20) level)
      ELSE '{}'::text[] END
    || CASE WHEN $4 THEN '{r}'::text[] ELSE '{}' END || CASE WHEN $7 IS NULL THEN '{}'::text[] ELSE ARRAY['e' || $7] END
    || public.marked_words('l', $8) || public.marked_words('o', $9) || public.marked_words('g', $10))
    FROM (SELECT floor(extract(epoch FROM $1) / 3600)::bigint AS hour) x $$;

-- What an unfinished word may be, each as written and as a stem, and each once.
CREATE OR REPLACE FUNCTION begun_query(text) RETURNS tsquery
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN words IS NULL THEN (public.quoted_word($1) || ':*')::tsquery
    ELSE (SELECT string_agg(DISTINCT public.quoted_word(word), ' | ')::tsquery FROM unnest(tsvector_to_array(to_tsvector('pg_catalog.english', array_to_string(words, ' '))) || words) word) END
    FROM (SELECT public.begun_words($1) AS words OFFSET 0) w $$;

-- A query for marks: all words of a text, the last of which may be a beginning, unless it is a single letter or figure ("U.S."). NULL where the text has no word.
CREATE OR REPLACE FUNCTION marks_query(letter text, said text) RETURNS tsquery
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT string_agg(CASE WHEN place < last OR (length(lexeme) = 1 AND ascii(lexeme) < 128) THEN public.quoted_word($1 || lexeme)
      ELSE '(' || coalesce((SELECT string_agg(public.quoted_word($1 || word), ' | ') FROM unnest(public.begun_words(lexeme)) word), public.quoted_word($1 || lexeme) || ':*') || ')' END,
      ' & ')::tsquery
    FROM (SELECT lexeme, place, max(place) OVER () AS last
      FROM (SELECT lexeme, positions[array_upper(positions, 1)] AS place FROM unnest(to_tsvector('pg_catalog.simple', public.search_text($2)))) a) b $$;

-- The rows are written anew, oldest first: in place, the table would be twice as large ever after.
DROP INDEX job_search_live;
DROP INDEX job_search_ended;
CREATE TEMPORARY TABLE marked ON COMMIT DROP AS
  SELECT s.job_id, s.live, s.created_at, s.expires_at, s.category, s.employment_kind, s.pay_from, s.pay_to, s.title_key, s.place, s.head,
    job_marks(j.created_at, j.category, j.employment_kind, j.remote, j.pay_from, j.pay_to, j.employer_id, j.location, j.company, j.degree) AS marks, s.body
  FROM job_search s JOIN jobs j ON j.id = s.job_id;
TRUNCATE job_search;
INSERT INTO job_search SELECT * FROM marked ORDER BY created_at;

-- The marks stand first: the index looks a row up by one condition after the other, in the order of the columns and then of the query, and goes on to the next
-- only where all before agree. So the age that is looked at comes first, and the rest of the lists is never read. Few new rows wait in front: each search reads those.
CREATE INDEX job_search_live ON job_search USING gin (marks, head, body) WITH (gin_pending_list_limit = 128) WHERE live;
CREATE INDEX job_search_ended ON job_search USING gin (marks, body) WITH (gin_pending_list_limit = 128) WHERE NOT live;
