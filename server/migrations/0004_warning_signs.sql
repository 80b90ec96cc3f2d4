-- Up Migration
-- A draft may be kept while only one end of its pay is typed; what is published has it in order.
ALTER TABLE jobs DROP CONSTRAINT jobs_check;
ALTER TABLE jobs ADD CONSTRAINT jobs_pay_order CHECK (pay_to >= pay_from OR status = 'draft' OR status_before IS NOT DISTINCT FROM 'draft');

-- What a posting's copies are looked for by (repositories/signs.ts). Sentences that an import makes are short and all alike: they stay out.
CREATE INDEX jobs_likeness ON jobs USING gin (lower(title || ' ' || overview) gin_trgm_ops)
  WHERE status = 'live' AND deleted_at IS NULL AND length(overview) >= 200;
