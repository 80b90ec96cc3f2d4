-- Up Migration
-- A job is also found by the words for its kind of employment ("part time cashier"), which its texts seldom say. Each is one word, so that "time" alone finds
-- no job for being full-time; contract/search/synonyms.ts has "part time" stand for it.
CREATE FUNCTION kind_words(kind text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN $1 = 'other' THEN ''::tsvector ELSE setweight(public.word_forms(replace($1, '-', '')), 'C') END $$;

CREATE FUNCTION job_head(title text, company text, category text, location text, remote boolean, kind text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT setweight(public.word_forms($1), 'A') || setweight(public.word_forms($2), 'B')
    || setweight(public.word_forms($3 || ' . ' || $4 || CASE WHEN $5 THEN ' . remote' ELSE '' END), 'C') || public.kind_words($6) $$;

-- its plan is kept as well
CREATE OR REPLACE FUNCTION search_row(j jobs) RETURNS job_search
  LANGUAGE plpgsql STABLE PARALLEL SAFE
  AS $$
  DECLARE
    head tsvector := public.job_head(j.title, j.company, j.category, j.location, j.remote, j.employment_kind);
    made public.job_search;
  BEGIN
    made := ROW(j.id, j.status = 'live', j.created_at, j.expires_at, j.category, j.employment_kind, j.pay_from, j.pay_to, public.title_key(j.title), btrim(j.location),
      head, public.job_marks(j.created_at, j.category, j.employment_kind, j.remote, j.pay_from, j.pay_to, j.employer_id, j.location, j.company, j.degree),
      public.job_body(head, j.overview, j.responsibilities, j.qualifications, j.description));
    RETURN made;
  END $$;
DROP FUNCTION job_head(text, text, text, text, boolean);

-- The rows are written anew, oldest first, for the same reason as before.
DROP INDEX job_search_live;
DROP INDEX job_search_ended;
CREATE TEMPORARY TABLE worded ON COMMIT DROP AS
  SELECT job_id, live, created_at, expires_at, category, employment_kind, pay_from, pay_to, title_key, place,
    head || kind_words(employment_kind) AS head, marks, body || kind_words(employment_kind) AS body
  FROM job_search;
TRUNCATE job_search;
INSERT INTO job_search SELECT * FROM worded ORDER BY created_at;
CREATE INDEX job_search_live ON job_search USING gin (marks, head, body) WITH (gin_pending_list_limit = 128) WHERE live;
CREATE INDEX job_search_ended ON job_search USING gin (marks, body) WITH (gin_pending_list_limit = 128) WHERE NOT live;
