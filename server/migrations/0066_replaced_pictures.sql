-- Up Migration
-- Another picture is shown in its place since then; what was rendered or read before shows it for a while.
ALTER TABLE media ADD COLUMN replaced_at timestamptz(3);
