-- Up Migration
-- A draft may be kept while only one end of its pay is typed; what is published has it in order.
ALTER TABLE jobs DROP CONSTRAINT jobs_check;
ALTER TABLE jobs ADD CONSTRAINT jobs_pay_order CHECK (pay_to >= pay_from OR status = 'draft' OR status_before IS NOT DISTINCT FROM 'draft');

-- A quarter of a text's runs of three words, as numbers, chosen by the words themselves: the same words give the same numbers in every text.
-- Two texts that share none are no copies, so only few are compared letter by letter (repositories/signs.ts).
CREATE FUNCTION text_marks(text) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT coalesce(array_agg(DISTINCT mark), '{}') FROM (
      SELECT ('x' || substr(md5(concat_ws(' ', word, lead(word) OVER runs, lead(word, 2) OVER runs)), 1, 8))::bit(32)::integer AS mark
      FROM regexp_split_to_table(lower($1), '[^[:alnum:]]+') WITH ORDINALITY AS words(word, place)
      WHERE word <> ''
      WINDOW runs AS (ORDER BY place)
    ) marks WHERE mark % 4 = 0 $$;

-- Sentences that an import makes are short and all alike: they stay out.
CREATE INDEX jobs_marks ON jobs USING gin (text_marks(overview)) WHERE status = 'live' AND deleted_at IS NULL AND length(overview) >= 200;
