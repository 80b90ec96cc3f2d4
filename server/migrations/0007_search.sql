-- Up Migration
-- Search in a table of its own: its rows are a tenth of a job's, so that a thousand matches are read in the time of a hundred jobs.

DROP INDEX jobs_search;
DROP INDEX jobs_location;
DROP INDEX jobs_company;
ALTER TABLE jobs DROP COLUMN search;
DROP FUNCTION job_words(text, text, text, text, boolean, text, text[], text[], text);

-- What a search looks at of every job that isn't deleted, kept in step by triggers. `head`: the words of title (weight A), company (B),
-- category and place (C), as stems and as written; `body`: those and the texts' (D). `marks`: what else a job is found by, each a word
-- with a letter in front (job_marks): so words, filters and age are looked up together, in one index that reads no more of a common
-- word's list than the rarest of the others needs.
CREATE TABLE job_search (
  job_id uuid PRIMARY KEY REFERENCES jobs(id) ON DELETE CASCADE,
  live boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  category text COLLATE "C" NOT NULL,
  employment_kind text COLLATE "C" NOT NULL,
  pay_from numeric NOT NULL,
  pay_to numeric NOT NULL,
  title_key text NOT NULL,
  place text NOT NULL,
  head tsvector NOT NULL,
  marks tsvector NOT NULL,
  body tsvector NOT NULL
) WITH (toast_tuple_target = 1024);
-- The long one goes elsewhere, the short ones stay in the row. Without statistics the planner takes every word for a rare one and so always uses the
-- index, which is what the searches are written for (repositories/jobWindows.ts).
ALTER TABLE job_search ALTER head SET STORAGE MAIN, ALTER marks SET STORAGE MAIN,
  ALTER head SET STATISTICS 0, ALTER marks SET STATISTICS 0, ALTER body SET STATISTICS 0;

-- As before, and a hyphen parts words (front-end, front end), while the & of a short name joins them (AT&T).
CREATE OR REPLACE FUNCTION search_text(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    translate(public.fold_accents(coalesce($1, '')), '/_|.\-‐‑–—', '          '),
    '\mC\+\+', 'cplusplus', 'gi'), '\m([CF])#', '\1sharp', 'gi'), '\mIT\M', 'infotech', 'g'), '\m(\w{1,3})&(\w{1,3})\M', '\1and\2', 'g') $$;

-- Titles that only differ in letter case, accents and marks are one.
CREATE FUNCTION title_key(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT btrim(regexp_replace(lower(public.search_text($1)), '[^[:alnum:]]+', ' ', 'g')) $$;

-- Stems and the words as written: a word that is still being typed ("enginee") is the beginning of no stem.
CREATE FUNCTION word_forms(text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT to_tsvector('pg_catalog.english', s) || to_tsvector('pg_catalog.simple', s) FROM (SELECT public.search_text($1) AS s) x $$;

CREATE FUNCTION job_head(title text, company text, category text, location text, remote boolean) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT setweight(public.word_forms($1), 'A') || setweight(public.word_forms($2), 'B')
    || setweight(public.word_forms($3 || ' . ' || $4 || CASE WHEN $5 THEN ' . remote' ELSE '' END), 'C') $$;

CREATE FUNCTION job_body(head tsvector, overview text, responsibilities text[], qualifications text[], description text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT $1 || setweight(to_tsvector('pg_catalog.english', public.search_text(
    $2 || ' . ' || array_to_string($3, ' . ') || ' . ' || array_to_string($4, ' . ') || ' . ' || coalesce(left($5, 100000), ''))), 'D') $$;

-- Pay in steps of about a quarter: 0 where it isn't told.
CREATE FUNCTION pay_step(numeric) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN $1 >= 1 THEN 1 + floor(ln($1::float8) * 4)::integer ELSE 0 END $$;

-- The words of a text, each with `letter` in front.
CREATE FUNCTION marked_words(letter text, said text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg($1 || w), '{}') FROM unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', public.search_text($2)))) w $$;

-- h, d: hour and day (UTC) since 1970 it was posted; c: category; k: kind of employment; r: remote; p, f: step of pay_to and pay_from;
-- e: employer; l, o, g: each word of place, company and degree.
CREATE FUNCTION job_marks(
  created_at timestamptz, category text, kind text, remote boolean, pay_from numeric, pay_to numeric, employer uuid, location text, company text, degree text
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array_to_tsvector(
    ARRAY['h' || hour, 'd' || hour / 24, 'c' || $2, 'k' || $3, 'p' || public.pay_step($6), 'f' || public.pay_step($5)]
    || CASE WHEN $4 THEN '{r}'::text[] ELSE '{}' END || CASE WHEN $7 IS NULL THEN '{}'::text[] ELSE ARRAY['e' || $7] END
    || public.marked_words('l', $8) || public.marked_words('o', $9) || public.marked_words('g', $10))
    FROM (SELECT floor(extract(epoch FROM $1) / 3600)::bigint AS hour) x $$;

CREATE FUNCTION search_row(j jobs) RETURNS job_search
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT j.id, j.status = 'live', j.created_at, j.expires_at, j.category, j.employment_kind, j.pay_from, j.pay_to,
    public.title_key(j.title), btrim(j.location), head, public.job_marks(j.created_at, j.category, j.employment_kind, j.remote, j.pay_from, j.pay_to, j.employer_id, j.location, j.company, j.degree),
    public.job_body(head, j.overview, j.responsibilities, j.qualifications, j.description)
    FROM (SELECT public.job_head(j.title, j.company, j.category, j.location, j.remote) AS head OFFSET 0) x $$;

INSERT INTO job_search SELECT r.* FROM jobs j, LATERAL search_row(j) r WHERE j.deleted_at IS NULL;

CREATE FUNCTION keep_search() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW.deleted_at IS NULL THEN INSERT INTO public.job_search SELECT * FROM public.search_row(NEW); END IF;
    ELSIF NEW.deleted_at IS NOT NULL THEN
      DELETE FROM public.job_search WHERE job_id = NEW.id;
    ELSIF OLD.deleted_at IS NOT NULL OR ROW(OLD.title, OLD.company, OLD.location, OLD.category, OLD.employment_kind, OLD.degree, OLD.remote, OLD.pay_from, OLD.pay_to,
        OLD.employer_id, OLD.created_at, OLD.overview, OLD.responsibilities, OLD.qualifications, OLD.description)
      IS DISTINCT FROM ROW(NEW.title, NEW.company, NEW.location, NEW.category, NEW.employment_kind, NEW.degree, NEW.remote, NEW.pay_from, NEW.pay_to,
        NEW.employer_id, NEW.created_at, NEW.overview, NEW.responsibilities, NEW.qualifications, NEW.description) THEN
      DELETE FROM public.job_search WHERE job_id = NEW.id;
      INSERT INTO public.job_search SELECT * FROM public.search_row(NEW);
    ELSIF (OLD.status = 'live', OLD.expires_at) IS DISTINCT FROM (NEW.status = 'live', NEW.expires_at) THEN
      UPDATE public.job_search SET live = (NEW.status = 'live'), expires_at = NEW.expires_at WHERE job_id = NEW.id;
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER jobs_search AFTER INSERT OR UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION keep_search();

-- Few new rows wait in front of the index: each search reads those that do.
CREATE INDEX job_search_live ON job_search USING gin (head, marks, body) WITH (gin_pending_list_limit = 128) WHERE live;
CREATE INDEX job_search_ended ON job_search USING gin (body, marks) WITH (gin_pending_list_limit = 128) WHERE NOT live;

-- The words that titles, companies and places of live jobs say, as they are written there, and how many of these jobs: another spelling is looked for here,
-- not in all jobs. Counted anew from time to time (repositories/searchVocabulary.ts).
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  jobs integer NOT NULL
);
CREATE INDEX search_words_alike ON search_words USING gin (word gin_trgm_ops);

-- The titles, companies and places of live jobs, likewise: what is suggested to somebody who types.
CREATE TABLE search_phrases (
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('title', 'company', 'place')),
  key text COLLATE "C" NOT NULL,
  said text NOT NULL,
  jobs integer NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (kind, key)
);
CREATE INDEX search_phrases_most ON search_phrases (kind, jobs DESC, key);
CREATE INDEX search_phrases_words ON search_phrases USING gin (words);

-- A word for a tsquery's text.
CREATE FUNCTION quoted_word(text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT '''' || replace(replace($1, '\', '\\'), '''', '''''') || '''' $$;

-- The commonest words that begin so: `word:*` reads the lists of all there are, however many.
CREATE FUNCTION begun_words(text) RETURNS text[]
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT array_agg(word) FROM (
    SELECT word FROM public.search_words WHERE word LIKE replace(replace(replace($1, '\', '\\'), '%', '\%'), '_', '\_') || '%' ORDER BY jobs DESC, word LIMIT 32) w $$;

-- What an unfinished word may be, each as written and as a stem; one that nobody counted yet is looked for in the index itself.
CREATE FUNCTION begun_query(text) RETURNS tsquery
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN words IS NULL THEN (public.quoted_word($1) || ':*')::tsquery
    ELSE to_tsquery('pg_catalog.english', said) || said::tsquery END
    FROM (SELECT words, (SELECT string_agg(public.quoted_word(word), ' | ') FROM unnest(words) word) AS said
      FROM (SELECT public.begun_words($1) AS words OFFSET 0) w) x $$;

-- A query for marks: all words of a text, the last of which may be a beginning. NULL where the text has no word.
CREATE FUNCTION marks_query(letter text, said text) RETURNS tsquery
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT string_agg(CASE WHEN place < last THEN public.quoted_word($1 || lexeme)
      ELSE '(' || coalesce((SELECT string_agg(public.quoted_word($1 || word), ' | ') FROM unnest(public.begun_words(lexeme)) word), public.quoted_word($1 || lexeme) || ':*') || ')' END,
      ' & ')::tsquery
    FROM (SELECT lexeme, place, max(place) OVER () AS last
      FROM (SELECT lexeme, positions[array_upper(positions, 1)] AS place FROM unnest(to_tsvector('pg_catalog.simple', public.search_text($2)))) a) b $$;
