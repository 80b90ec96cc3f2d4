-- Up Migration
-- What is worked out for every job that is posted or changed, as functions whose plans a connection keeps: before PostgreSQL 18 one of language sql is
-- parsed and planned anew for every row. What they answer stays the same.
CREATE OR REPLACE FUNCTION word_forms(text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
  DECLARE
    s text := public.search_text($1);
  BEGIN
    RETURN to_tsvector('pg_catalog.english', s) || to_tsvector('pg_catalog.simple', s);
  END $$;

CREATE OR REPLACE FUNCTION marked_words(letter text, said text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
  BEGIN
    RETURN (SELECT coalesce(array_agg($1 || w), '{}') FROM unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', public.search_text($2)))) w);
  END $$;

CREATE OR REPLACE FUNCTION job_marks(
  created_at timestamptz, category text, kind text, remote boolean, pay_from numeric, pay_to numeric, employer uuid, location text, company text, degree text
) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
  DECLARE
    hour bigint := floor(extract(epoch FROM $1) / 3600);
    marks text[] := ARRAY['h' || hour, 'q' || hour / 6, 'd' || hour / 24, 'c' || $2, 'k' || $3, 'p' || public.pay_step($6)];
  BEGIN
    IF $6 > 0 THEN
      FOR level IN 12..public.pay_level($6) LOOP marks := marks || ('P' || level); END LOOP;
      FOR level IN public.pay_level($5)..20 LOOP marks := marks || ('F' || level); END LOOP;
    END IF;
    IF $4 THEN marks := marks || 'r'::text; END IF;
    IF $7 IS NOT NULL THEN marks := marks || ('e' || $7); END IF;
    RETURN array_to_tsvector(marks || public.marked_words('l', $8) || public.marked_words('o', $9) || public.marked_words('g', $10));
  END $$;
