-- Up Migration
-- Whether a text is a copy of another is asked at every posting, so only few may be compared letter by letter (repositories/signs.ts). One run of three words in
-- common is no likeness: what companies say of equal opportunities is in a third of all texts.
DROP INDEX jobs_marks;
DROP FUNCTION text_marks(text);

-- Pairs of a text's least hashes: each run of three words has a hash that puts it in one of eight bins; of each bin the least is taken, and each with the
-- next three. Texts that have half of their runs in common share a pair, those with a twentieth hardly ever do.
CREATE FUNCTION text_bands(text) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    WITH least AS MATERIALIZED (
      SELECT hash & 7 AS bin, min(hash) AS hash FROM (
        SELECT hashtext(word || ' ' || lead(word) OVER runs || ' ' || lead(word, 2) OVER runs) AS hash
        FROM regexp_split_to_table(lower($1), '[^[:alnum:]]+') WITH ORDINALITY AS words(word, place)
        WINDOW runs AS (ORDER BY place)
      ) runs WHERE hash IS NOT NULL GROUP BY 1
    )
    SELECT coalesce(array_agg(hashint8(a.hash::bigint << 32 | (b.hash::bigint & 4294967295))), '{}')
    FROM least a JOIN least b ON (b.bin - a.bin) & 7 IN (1, 2, 3) $$;

-- Sentences that an import makes are short and all alike: they stay out. Few new rows wait in front of the index: each posting reads those that do.
CREATE INDEX jobs_bands ON jobs USING gin (text_bands(overview)) WITH (gin_pending_list_limit = 128)
  WHERE status = 'live' AND deleted_at IS NULL AND length(overview) >= 200;
